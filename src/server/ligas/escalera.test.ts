import { expect, it } from 'vitest';
import { resumenApi } from '#contract/club/resumen.ts';
import { enlacePersonalApi, miApi } from '#contract/cuentas/mi.ts';
import { futuroApi } from '#contract/liga/clasificaciones.ts';
import { type Jugador, jugadoresApi } from '#contract/liga/jugadores.ts';
import type { LigaGuardar } from '#contract/liga/ligas.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { debidosApi, partidosApi } from '#contract/liga/partidos.ts';
import { pronosticoApi } from '#contract/liga/pronostico.ts';
import { propuestaApi } from '#contract/liga/propuesta.ts';
import { seguimientoApi } from '#contract/liga/seguimiento.ts';
import { cierreApi, temporadasApi } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import { avisos as avisosDeLinea } from '#domain/propuesta/revision.ts';
import { jugadoresDe, marcador, parejasDe, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { alVerTablas } from '#tests/support/tablas.ts';

const ESCALERA: Reglas = { ...reglasIniciales('social'), sistema: 'escalera', retoPuestos: 2 };

describeEngines('a ladder', (engine) => {
  const app = useApp(engine);
  const { ver, enfrentar } = alVerTablas(app);
  const { ultima, deshacer } = registroDe(app);

  const nombres = async (idLiga: number) =>
    (await ver(idLiga)).clasificaciones.map(({ jugador }) => jugador.split(' ')[0]);

  const escenario = async (reglas: Partial<Reglas> = {}) => {
    const liga = await unaLiga(app(), { reglas: { ...ESCALERA, ...reglas } });
    const gente = await jugadoresDe(app(), liga.id, 'Ana Gil', 'Bea Ruiz', 'Carla Paz', 'Dora Sanz');
    const [ana, bea, carla, dora] = gente as [Jugador, Jugador, Jugador, Jugador];
    return { liga, gente, ana, bea, carla, dora };
  };

  const guardar = async (id: number, cambios: Partial<LigaGuardar>) => {
    const { nombre: _, id: __, ...liga } = await app().call(ligasApi.leer, { params: { id } });
    return app().api('POST', `/api/private/ligas/${id}`, { ...liga, ...cambios });
  };

  it('goes by places, which are taken from who is above, and says why and who may challenge whom', async () => {
    const { liga, gente, carla } = await escenario();
    expect(await nombres(liga.id)).toEqual(['Ana', 'Bea', 'Carla', 'Dora']);
    await enfrentar(liga, gente, [
      [2, 0, '6-0 6-0'],
      [1, 3, '6-0 6-0'],
    ]);
    const { clasificaciones } = await ver(liga.id);
    expect(clasificaciones).toMatchObject([
      {
        jugador: 'Carla Paz',
        puesto: 1,
        puntos: 0,
        sinPuntos: true,
        motivo: 'Ganó a Ana Gil el 1 de octubre y tomó su puesto.',
        puedeRetar: [],
      },
      {
        jugador: 'Ana Gil',
        puesto: 2,
        motivo: 'Perdió con Carla Paz el 1 de octubre y bajó un puesto.',
        puedeRetar: ['Carla Paz'],
      },
      {
        jugador: 'Bea Ruiz',
        puesto: 3,
        motivo: 'Ganó a Dora Sanz el 2 de octubre y sigue por delante.',
        puedeRetar: ['Ana Gil', 'Carla Paz'],
      },
      { jugador: 'Dora Sanz', puesto: 4, puedeRetar: ['Bea Ruiz', 'Ana Gil'] },
    ]);
    expect(clasificaciones.every((fila) => !('escalon' in fila))).toBe(true);
    expect(await app().call(seguimientoApi.ficha, { params: { id: carla.id } })).toMatchObject({
      situacion: { puesto: 1, sinPuntos: true, quedan: 0, lugar: '1.º de 1ª\u00a0División' },
      puedeRetar: [],
      sinPartido: [],
    });
    expect(await app().call(futuroApi.zonas, { query: { idLiga: liga.id } })).toEqual([]);
  });

  it('starts as staff put it; one press takes the new order back', async () => {
    const { liga, ana, bea, carla, dora } = await escenario();
    const salida = [dora, carla, bea, ana].map(({ id }) => id);
    expect((await guardar(liga.id, { reglas: { ...liga.reglas, salida } })).status).toBe(200);
    expect(await nombres(liga.id)).toEqual(['Dora', 'Carla', 'Bea', 'Ana']);
    await deshacer(await ultima());
    expect(await nombres(liga.id)).toEqual(['Ana', 'Bea', 'Carla', 'Dora']);
  });

  it('is refused without a table, or with two legs, and says what to do', async () => {
    const { liga } = await escenario();
    expect(await guardar(liga.id, { reglas: { ...ESCALERA, clasifica: false } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reglas.sistema' }] },
    });
    expect(await guardar(liga.id, { idaVuelta: true })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'idaVuelta', message: mensajes.escaleraSinVuelta }] },
    });
    // What is not sent is that of the league.
    expect(await guardar(liga.id, { idaVuelta: true, reglas: null })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'idaVuelta' }] },
    });
    const repetido = { ...ESCALERA, salida: [1, 1] };
    expect((await guardar(liga.id, { reglas: repetido })).status).toBe(400);
  });

  it('has no points by hand', async () => {
    const { liga, ana } = await escenario();
    const ajuste = { idLiga: liga.id, idJugador: ana.id, puntos: 1, fecha: '2026-10-05', motivo: 'Nada' };
    expect(await app().api('POST', '/api/private/ligas/ajustes', ajuste)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'idLiga', message: mensajes.ligaDePuestos(liga.nombre) }] },
    });
  });

  it('warns of a challenge from too far, and lets it be; not of what is played', async () => {
    const { liga, ana, carla, dora } = await escenario();
    const pista = await unaPista(app());
    const reto = (uno: Jugador, otro: Jugador, fecha: string, mas = {}) =>
      unPartido(app(), {
        idLiga: liga.id,
        idPista: pista.id,
        idJugador1: uno.id,
        idJugador2: otro.id,
        fecha,
        ...mas,
      });
    const aviso = mensajes.retoLejano('Dora Sanz', 'Ana Gil', 2);
    expect((await reto(dora, ana, '2026-12-05T17:00')).avisos.map(({ message }) => message)).toContain(aviso);
    const cerca = await reto(ana, carla, '2026-12-06T17:00');
    expect(cerca.avisos.map(({ path }) => path)).not.toContain('idJugador2');
    // The same two again: no leg is owed, and none is too many.
    expect((await reto(ana, carla, '2026-12-13T17:00')).avisos.map(({ path }) => path)).not.toContain(
      'idJugador2',
    );
    const jugado = await reto(dora, ana, '2026-10-10T17:00', marcador('6-0 6-0'));
    expect(jugado.avisos.map(({ message }) => message)).not.toContain(aviso);
    expect(await app().call(partidosApi.leer, { params: { id: cerca.id } })).toMatchObject({
      idLiga: liga.id,
    });
  });

  it('tells each player in their own page whom they may challenge', async () => {
    const { liga, dora, ana } = await escenario();
    const suyos = async ({ id }: Jugador) => {
      const { token } = await app().call(enlacePersonalApi.crear, { params: { id } });
      return (await app().call(miApi.leer, { body: { token: token ?? '' } })).retos;
    };
    expect(await suyos(dora)).toEqual([
      { liga: liga.nombre, puedeRetar: ['Carla Paz', 'Bea Ruiz'], dias: 14 },
    ]);
    expect(await suyos(ana)).toEqual([{ liga: liga.nombre, puedeRetar: [], dias: 14 }]);
  });

  it('is played by pairs as well, and each of the two reads whom they may challenge', async () => {
    const liga = await unaLiga(app(), { reglas: ESCALERA, division: 2, modo: 'parejas' });
    const [una, otra] = await parejasDe(app(), liga.id, 'Ana Gil', 'Bea Ruiz');
    const parejas = [una, otra] as [Jugador, Jugador];
    await enfrentar(liga, parejas, [[1, 0, '6-0 6-0']]);
    const [primera, segunda] = (await ver(liga.id)).clasificaciones;
    expect([primera?.idJugador, segunda?.idJugador]).toEqual([otra?.id, una?.id]);
    expect(segunda?.puedeRetar).toEqual([primera?.jugador]);
    const personas = await app().call(jugadoresApi.listar, {});
    const dos = personas.filter(({ nombre }) => nombre.startsWith('Ana Gil') && !nombre.includes('/'));
    expect(dos).toHaveLength(2);
    for (const { id } of dos) {
      const { token } = await app().call(enlacePersonalApi.crear, { params: { id } });
      expect((await app().call(miApi.leer, { body: { token: token ?? '' } })).retos).toEqual([
        { liga: liga.nombre, puedeRetar: [primera?.jugador], dias: 14 },
      ]);
    }
  });

  it('gives its place to nobody by a draw, nor by a match that both lose', async () => {
    const { liga, ana, bea, carla } = await escenario({ empate: 0, ninguno: 0 });
    const dos = (uno: Jugador, otro: Jugador) => ({
      idLiga: liga.id,
      idJugador1: uno.id,
      idJugador2: otro.id,
    });
    await unPartido(app(), { ...dos(bea, ana), fecha: '2026-10-01T10:00', ...marcador('6-4 4-6') });
    await unPartido(app(), { ...dos(carla, bea), fecha: '2026-10-02T10:00', desenlace: 'no-presentados' });
    const { clasificaciones } = await ver(liga.id);
    expect(
      clasificaciones.map(({ puesto, puntos, partidosJugados }) => [puesto, puntos, partidosJugados]),
    ).toEqual([
      [1, 0, 1],
      [2, 0, 2],
      [3, 0, 1],
      [4, 0, 0],
    ]);
    expect(await nombres(liga.id)).toEqual(['Ana', 'Bea', 'Carla', 'Dora']);
  });

  it('opens its next cycle as this one ended, and is in no general table', async () => {
    const { liga, gente } = await escenario();
    expect((await guardar(liga.id, { ciclo: 1 })).status).toBe(200);
    await enfrentar(liga, gente, [[3, 0, '6-0 6-0']]);
    const cierre = await app().call(cierreApi.ver, { query: { tipo: 'social', fin: 'ciclo' } });
    const { tipo, deporte, modo, fin, anio, huella } = cierre;
    const destinos = cierre.destinos.map(({ idJugador, a }) => ({ idJugador, a }));
    const body = { tipo, deporte, modo, fin, anio, huella, destinos, puestos: 'mantener', desempates: [] };
    expect((await app().api('POST', '/api/private/ligas/cierre', body)).status).toBe(200);
    const ligas = await app().call(ligasApi.listar, {});
    const nueva = ligas.find(({ estado, ciclo }) => estado === 'activa' && ciclo === 2);
    expect(await nombres(nueva?.id ?? 0)).toEqual(['Dora', 'Ana', 'Bea', 'Carla']);
    expect((await app().api('GET', `/api/clasificaciones/general?idLiga=${nueva?.id}`)).status).toBe(404);
    await deshacer(await ultima());
    expect(await nombres(liga.id)).toEqual(['Dora', 'Ana', 'Bea', 'Carla']);
  });

  it('has no place where matches are owed: nothing is proposed, counted or ready to be resolved', async () => {
    const { liga, ana, bea, carla, dora } = await escenario();
    const pista = await unaPista(app());
    const dos = (uno: Jugador, otro: Jugador) => ({
      idLiga: liga.id,
      idJugador1: uno.id,
      idJugador2: otro.id,
    });
    const aplazado = await unPartido(app(), {
      ...{ ...dos(ana, bea), fecha: '2026-10-10T17:00', jugador1Aplaza: true },
    });
    await unPartido(app(), { ...dos(ana, bea), fecha: '2026-10-17T17:00', ...marcador('6-0 6-0') });
    const { partidos, fuera, sinPartido } = await app().call(propuestaApi.generar, {
      body: {
        tipo: 'social',
        pistas: [{ id: pista.id, estado: 'activa', disponible: true }],
        fecha1: '2026-12-05',
        fecha2: null,
        rellenarConAmistosos: false,
      },
    });
    const deEsta = ({ idLiga }: { idLiga: number | null }) => idLiga === liga.id;
    expect([...partidos, ...fuera, ...sinPartido].filter(deEsta)).toEqual([]);
    const linea = { ...dos(carla, dora), idPista: pista.id, fecha: '2026-12-05T17:00' };
    for (const hora of ['17:00', '19:00']) {
      const otra = { ...linea, fecha: `2026-12-05T${hora}` };
      const { avisos } = await app().call(propuestaApi.guardar, { body: [otra] });
      expect(avisos.map(({ message }) => message)).not.toContain(
        avisosDeLinea.nadaPendiente('Carla Paz y Dora Sanz'),
      );
    }
    const { ligas } = await app().call(pronosticoApi.leer, { query: {} });
    expect(ligas.filter(deEsta)).toEqual([]);
    const debidos = await app().call(debidosApi.ver, { body: { dia: '2026-12-12' } });
    expect(debidos.filter(deEsta)).toEqual([]);
    const { marcha, porResolver, aplazados } = await app().call(resumenApi.leer, {});
    expect(marcha.find(({ id }) => id === liga.id)).toMatchObject({ jugados: 1, debidos: 0 });
    expect(porResolver.filter(({ id }) => id === liga.id)).toEqual([]);
    // What was put off is still theirs to play, whatever else they have played.
    expect(aplazados.primeros.map(({ id }) => id)).toContain(aplazado.id);
  });

  it('owes nothing when it is resolved, and the next season starts as it ended', async () => {
    const { liga, gente } = await escenario();
    await enfrentar(liga, gente, [[3, 0, '6-0 6-0']]);
    const previa = await app().call(temporadasApi.previa, { query: { idLiga: liga.id } });
    expect(previa).toMatchObject({ resueltos: [], sinAdjudicar: [], porJugar: [] });
    const ligas = await app().call(temporadasApi.nuevaTemporada, {
      query: { idLiga: liga.id, pendientes: 'mantener', anios: 'siguientes' },
    });
    const nueva = ligas.find(({ estado, anio }) => estado === 'activa' && anio === liga.anio + 1);
    expect(await nombres(nueva?.id ?? 0)).toEqual(['Dora', 'Ana', 'Bea', 'Carla']);
  });
});
