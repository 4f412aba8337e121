import { expect, it } from 'vitest';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { horariosApi } from '#contract/liga/horarios.ts';
import { type Jugador, jugadoresApi } from '#contract/liga/jugadores.ts';
import { type Liga, ligasApi } from '#contract/liga/ligas.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { type Cierre, cierreApi, temporadasApi } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { sembrarDemo } from '#server/demo/demo.ts';
import {
  jugadoresDe,
  marcador,
  parejasDe,
  unaLiga,
  unaPista,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { empatesSinDecidir } from './cierre.ts';

const CIERRE = '/api/private/ligas/cierre';
const AT_ONCE = 6;

describeEngines('closing a whole season', (engine) => {
  const app = useApp(engine);
  const { ultima, deshacer } = registroDe(app);

  const mirar = (mas: object = {}) => app().call(cierreApi.ver, { query: { tipo: 'social', ...mas } });
  const empatesDe = ({ divisiones }: Cierre) => divisiones.flatMap(({ empates }) => empates);
  const desempatesDe = (cierre: Cierre) =>
    empatesDe(cierre).map(({ jugadores }) => ({
      orden: jugadores.map(({ idJugador }) => idJugador),
      motivo: 'Sorteo en la secretaría',
    }));
  /** With its ties decided by their names, as the desk would. */
  const ver = async (mas: object = {}): Promise<Cierre> => {
    const orden = desempatesDe(await mirar(mas)).flatMap((uno) => uno.orden);
    return mirar({ ...mas, ...(orden.length > 0 && { orden: orden.join() }) });
  };
  const repartoDe = (cierre: Cierre) => cierre.destinos.map(({ idJugador, a }) => ({ idJugador, a }));
  const pedidoDe = (cierre: Cierre, mas: object = {}) => ({
    tipo: cierre.tipo,
    anio: cierre.anio,
    huella: cierre.huella,
    puestos: 'mantener' as const,
    destinos: repartoDe(cierre),
    desempates: desempatesDe(cierre),
    ...mas,
  });
  const cerrar = (cierre: Cierre, mas: object = {}) => app().api('POST', CIERRE, pedidoDe(cierre, mas));

  /** Each player with the name of the league they are in. */
  const donde = async (): Promise<Map<number, string | undefined>> => {
    const ligas = new Map((await app().call(ligasApi.listar, {})).map((liga) => [liga.id, liga]));
    const jugadores = await app().call(jugadoresApi.listar, {});
    return new Map(jugadores.map(({ id, idLiga }) => [id, ligas.get(idLiga ?? 0)?.nombre]));
  };

  /** The first of each division beats everybody, and so on: the table is the order of their names. */
  const jugada = async (liga: Liga, jugadores: readonly Jugador[]) => {
    for (const [i, uno] of jugadores.entries())
      for (const [j, dos] of jugadores.entries())
        if (i < j)
          await unPartido(app(), {
            idLiga: liga.id,
            idJugador1: uno.id,
            idJugador2: dos.id,
            fecha: `2026-10-${String(1 + i * 5 + j).padStart(2, '0')}T10:00`,
            ...marcador('6-1 6-1'),
          });
  };

  /** Two divisions of five: one up, one down, one of each in the promotion. One match is played. */
  const dosDivisiones = async () => {
    const reglas = { ascensos: 1, promociones: 1 };
    const crear = async (division: number, ...nombres: string[]) => {
      const base = await unaLiga(app(), { division, idaVuelta: false });
      const liga = await app().call(ligasApi.guardar, {
        params: { id: base.id },
        body: { ...base, reglas: { ...base.reglas, ...reglas } },
      });
      return { liga, jugadores: await jugadoresDe(app(), liga.id, ...nombres) };
    };
    const primera = await crear(1, 'A1', 'A2', 'A3', 'A4', 'A5');
    const segunda = await crear(2, 'B1', 'B2', 'B3', 'B4', 'B5');
    await unPartido(app(), {
      idLiga: primera.liga.id,
      idJugador1: id(primera.jugadores, 0),
      idJugador2: id(primera.jugadores, 2),
      fecha: '2026-09-02T10:00',
      ...marcador('6-1 6-1'),
    });
    return { primera, segunda };
  };
  const id = (jugadores: readonly Jugador[], lugar: number): number => jugadores[lugar]?.id ?? 0;

  it('closes one sport and mode: the others go on, and their play-offs decide nothing', async () => {
    const padel = { deporte: 'padel', modo: 'parejas' } as const;
    const deTenis = await unaLiga(app(), { division: 1 });
    const dePadel = await unaLiga(app(), { division: 1, ...padel });
    const abajo = await unaLiga(app(), { division: 2 });
    for (const [n, liga] of [deTenis, dePadel, abajo].entries())
      await jugada(
        liga,
        await (liga === dePadel ? parejasDe : jugadoresDe)(
          app(),
          liga.id,
          ...['A', 'B', 'C'].map((letra) => `${letra}${n}`),
        ),
      );
    const cierre = await ver();
    expect(cierre.divisiones.map(({ idLiga }) => idLiga)).toEqual([deTenis.id, abajo.id]);
    expect(cierre).toMatchObject({ deporte: 'tenis', modo: 'individual' });
    const suyo = await ver(padel);
    expect(suyo.divisiones.map(({ idLiga, nueva }) => [idLiga, nueva.nombre])).toEqual([
      [dePadel.id, 'Liga Social de Pádel por parejas - 1ª División - 2027/28'],
    ]);
    // Its only division is the first and the last one: nobody goes up or down, whatever tennis has below.
    expect(suyo.destinos.map(({ de, a }) => [de, a])).toEqual(Array(3).fill([dePadel.id, dePadel.id]));
    expect((await cerrar(suyo, padel)).status).toBe(200);
    expect(await app().log()).toContain('2026/27 de Liga Social de Pádel por parejas');
    const activas = (await app().call(ligasApi.listar, {})).filter(({ estado }) => estado === 'activa');
    expect(activas.map(({ nombre }) => nombre)).toEqual([
      'Liga Social - 1ª División - 2026/27',
      'Liga Social - 2ª División - 2026/27',
      'Liga Social de Pádel por parejas - 1ª División - 2027/28',
    ]);
    expect((await cerrar(cierre)).status).toBe(200);
  });

  it('of the demo season takes everybody where the tables say, and one undo brings back every row', async () => {
    await sembrarDemo(app().base, AHORA);
    const antes = await tablas(app());
    const ligas = (await app().call(ligasApi.listar, {}))
      .filter((liga) => liga.tipo === 'social' && liga.estado === 'activa' && liga.deporte === 'tenis')
      .sort((a, b) => a.division - b.division);
    // Counted apart from the rule: from the tables that the specification's own preview gives.
    const esperado = new Map<number, string | undefined>();
    const cuenta = { suben: 0, bajan: 0, fuera: 0 };
    const dondeEstaban = await donde();
    const vivos = await app().call(jugadoresApi.listar, {});
    for (const [i, liga] of ligas.entries()) {
      const { clasificaciones } = await app().call(temporadasApi.previa, { query: { idLiga: liga.id } });
      for (const { idJugador, zona, estado } of clasificaciones) {
        if (vivos.find((uno) => uno.id === idJugador)?.idLiga !== liga.id) continue;
        const paso = zona === 'ascenso' ? -1 : zona === 'descenso' ? 1 : 0;
        if (paso < 0) cuenta.suben += 1;
        if (paso > 0) cuenta.bajan += 1;
        if (estado === 'eliminado') cuenta.fuera += 1;
        const destino = ligas[i + paso]?.nombre.replace('2026/27', '2027/28');
        esperado.set(idJugador, estado === 'eliminado' ? undefined : destino);
      }
    }
    const cierre = await ver();
    const sinDecidir = cierre.destinos.filter(({ motivo }) => motivo.endsWith('Promocion'));
    for (const { idJugador, a } of sinDecidir)
      esperado.set(idJugador, ligas.find((liga) => liga.id === a)?.nombre.replace('2026/27', '2027/28'));
    const de = (motivo: string) => cierre.destinos.filter((uno) => uno.motivo === motivo).length;
    expect({ suben: de('asciende'), bajan: de('desciende'), fuera: de('eliminado') }).toEqual(cuenta);
    const { body } = await cerrar(cierre);
    expect(body).toEqual({ ligas: 6, jugadores: esperado.size - cuenta.fuera, fuera: cuenta.fuera });
    const ahora = await donde();
    for (const [idJugador, nombre] of esperado) expect(ahora.get(idJugador)).toBe(nombre);
    for (const [idJugador, nombre] of dondeEstaban)
      if (!esperado.has(idJugador)) expect(ahora.get(idJugador)).toBe(nombre);
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(await tablas(app())).toEqual(antes);
  });

  it('decides the promotion by the play-off, and otherwise leaves each where they are', async () => {
    const { primera, segunda } = await dosDivisiones();
    await jugada(primera.liga, primera.jugadores);
    await jugada(segunda.liga, segunda.jugadores);
    const motivos = async () =>
      (await ver()).destinos.map(({ jugador, motivo, rival }) => [jugador, motivo, rival] as const);
    const cada = (a4: string, b2: string, rivales: [string | null, string | null]) => [
      ['A1', 'sigue', null],
      ['A2', 'sigue', null],
      ['A3', 'sigue', null],
      ['A4', a4, rivales[0]],
      ['A5', 'desciende', null],
      ['B1', 'asciende', null],
      ['B2', b2, rivales[1]],
      ['B3', 'sigue', null],
      ['B4', 'sigue', null],
      ['B5', 'sigue', null],
    ];
    expect(await motivos()).toEqual(cada('promocionSinDecidir', 'promocionSinDecidir', [null, null]));
    const playoff = await unaLiga(app(), { tipo: 'playoff' });
    const duelo = { idJugador1: id(primera.jugadores, 3), idJugador2: id(segunda.jugadores, 1) };
    await unPartido(app(), {
      idLiga: playoff.id,
      ...duelo,
      fecha: '2026-11-14T10:00',
      ...marcador('2-6 2-6'),
    });
    expect(await motivos()).toEqual(cada('pierdePromocion', 'ganaPromocion', ['B2', 'A4']));
    expect((await cerrar(await ver())).status).toBe(200);
    const ahora = await donde();
    expect(ahora.get(duelo.idJugador2)).toBe('Liga Social - 1ª División - 2027/28');
    expect(ahora.get(duelo.idJugador1)).toBe('Liga Social - 2ª División - 2027/28');
  });

  it('opens the same leagues a year later, leaves the old ones as they ended, and says so in one line', async () => {
    const { primera } = await dosDivisiones();
    const cierre = await ver();
    expect(cierre.divisiones.map(({ creados, nueva }) => [creados, nueva.nombre])).toEqual([
      [6, 'Liga Social - 1ª División - 2027/28'],
      [0, 'Liga Social - 2ª División - 2027/28'],
    ]);
    await cerrar(cierre);
    const ligas = await app().call(ligasApi.listar, {});
    const { id: _, version: __, nombre: ___, anio: ____, ...igual } = primera.liga;
    expect(ligas.find(({ anio, division }) => anio === 2027 && division === 1)).toMatchObject(igual);
    expect(ligas.filter(({ anio }) => anio === 2026).map(({ estado }) => estado)).toEqual([
      'inactiva',
      'inactiva',
    ]);
    expect(await app().log()).toContain(
      'Cierra la temporada 2026/27 de Liga Social: 2 ligas nuevas, 10 jugadores en ellas y 6 partidos de resolución',
    );
    expect(await app().api('GET', `${CIERRE}?tipo=social&anio=2026`)).toMatchObject({ status: 404 });
  });

  it('takes everybody where the preview was left: moved, left out, and an eliminated one who comes back', async () => {
    const { primera, segunda } = await dosDivisiones();
    const vuelve = await unJugador(app(), { nombre: 'Vuelve', idLiga: segunda.liga.id, estado: 'eliminado' });
    const cierre = await ver();
    expect(cierre.destinos.find(({ idJugador }) => idJugador === vuelve.id)).toMatchObject({ a: null });
    const [movido, deja] = [id(primera.jugadores, 0), id(primera.jugadores, 1)];
    const destinos = repartoDe(cierre).map((uno) => {
      if (uno.idJugador === movido || uno.idJugador === vuelve.id) return { ...uno, a: segunda.liga.id };
      return uno.idJugador === deja ? { ...uno, a: null } : uno;
    });
    expect((await cerrar(cierre, { destinos })).body).toEqual({ ligas: 2, jugadores: 10, fuera: 1 });
    const ahora = await donde();
    expect(ahora.get(movido)).toBe('Liga Social - 2ª División - 2027/28');
    expect(ahora.get(vuelve.id)).toBe('Liga Social - 2ª División - 2027/28');
    expect(ahora.get(deja)).toBeUndefined();
    const { body } = await app().api('GET', `/api/private/jugadores/${vuelve.id}`);
    expect(body).toMatchObject({ estado: 'activo' });
  });

  it('does not open a division that nobody goes to, and joins one that is already open', async () => {
    const { primera, segunda } = await dosDivisiones();
    const abierta = await unaLiga(app(), { division: 1, anio: 2027 });
    const cierre = await ver({ anio: 2026 });
    expect(cierre.anios).toEqual([2026, 2027]);
    expect(cierre.divisiones.map(({ nueva }) => nueva.abierta)).toEqual([true, false]);
    const destinos = repartoDe(cierre).map((uno) => ({ ...uno, a: primera.liga.id }));
    expect((await cerrar(cierre, { destinos })).body).toEqual({ ligas: 1, jugadores: 10, fuera: 0 });
    const ligas = await app().call(ligasApi.listar, {});
    expect(ligas.filter(({ anio }) => anio === 2027).map((liga) => liga.id)).toEqual([abierta.id]);
    expect((await app().api('GET', `/api/private/jugadores/${id(segunda.jugadores, 4)}`)).body).toMatchObject(
      {
        idLiga: abierta.id,
      },
    );
  });

  it('leaves what is arranged to be played, or takes it off and awards it', async () => {
    const { primera } = await dosDivisiones();
    const pista = await unaPista(app());
    const quienes = { idJugador1: id(primera.jugadores, 0), idJugador2: id(primera.jugadores, 1) };
    const puesto = await unPartido(app(), {
      idLiga: primera.liga.id,
      ...quienes,
      idPista: pista.id,
      fecha: '2026-12-05T10:00',
    });
    const proximos = async () =>
      (await app().call(horariosApi.proximos, { query: {} })).map((fila) => fila.id);
    const [deja, quita] = [await ver(), await ver({ puestos: 'quitar' })];
    expect(deja.divisiones[0]).toMatchObject({ creados: 5, porJugar: [{ id: puesto.id }], quitados: [] });
    expect(quita.divisiones[0]).toMatchObject({ creados: 6, porJugar: [], quitados: [{ id: puesto.id }] });
    expect((await cerrar(deja, { puestos: 'quitar' })).status).toBe(409);
    await cerrar(deja);
    expect(await proximos()).toEqual([puesto.id]);
    await deshacer(await ultima());
    await cerrar(await ver({ puestos: 'quitar' }), { puestos: 'quitar' });
    expect(await proximos()).toEqual([]);
    expect(await app().call(partidosApi.leer, { params: { id: puesto.id } })).toMatchObject({
      sintetico: true,
      idPista: null,
    });
  });

  it('awards nobody the match that is being played, also when what is arranged is taken off', async () => {
    const { primera } = await dosDivisiones();
    const { id: enJuego } = await unPartido(app(), {
      idLiga: primera.liga.id,
      idJugador1: id(primera.jugadores, 0),
      idJugador2: id(primera.jugadores, 1),
      fecha: '2026-11-21T09:30',
    });
    const { divisiones } = await ver({ puestos: 'quitar' });
    expect(divisiones[0]).toMatchObject({ porJugar: [{ id: enJuego }], quitados: [] });
  });

  it('is refused when something changed since it was seen, or not everybody has a place; many at once close it once', async () => {
    const { primera, segunda } = await dosDivisiones();
    const cierre = await ver();
    const mal = [
      repartoDe(cierre).slice(1),
      [...repartoDe(cierre).slice(1), { idJugador: 999_999, a: null }],
      [...repartoDe(cierre), ...repartoDe(cierre).slice(0, 1)],
      repartoDe(cierre).map((uno) => ({ ...uno, a: 999_999 })),
    ];
    for (const destinos of mal)
      expect(await cerrar(cierre, { destinos })).toMatchObject({
        status: 400,
        body: { message: mensajes.destinosIncompletos },
      });
    await unPartido(app(), {
      idLiga: primera.liga.id,
      idJugador1: id(primera.jugadores, 4),
      idJugador2: id(primera.jugadores, 0),
      fecha: '2026-11-01T10:00',
      ...marcador('6-0 6-0'),
    });
    expect(await cerrar(cierre)).toMatchObject({ status: 409, body: { message: mensajes.cierreCambiado } });
    const ahora = await ver();
    const muchos = await Promise.all(Array.from({ length: AT_ONCE }, () => cerrar(ahora)));
    expect(muchos.map(({ status }) => status).sort()).toEqual([200, ...Array(AT_ONCE - 1).fill(404)]);
    expect(await app().call(ligasApi.listar, {})).toHaveLength(4);
    expect((await donde()).get(id(segunda.jugadores, 0))).toBe('Liga Social - 1ª División - 2027/28');
  });

  it('is refused until somebody says who goes first of equals across a line, and why; it is logged, kept and undone', async () => {
    const { segunda } = await dosDivisiones();
    await jugada(segunda.liga, segunda.jugadores.slice(1));
    const [, b2] = segunda.jugadores;
    const antes = await tablas(app());
    const cierre = await mirar();
    const deSegunda = cierre.divisiones[1];
    // B1 has not played, and loses to those who have: nobody is equal there.
    expect(deSegunda?.empates).toEqual([]);
    const [empate] = empatesDe(cierre);
    expect(empate).toMatchObject({ puesto: 3, plazas: [null, 'promocionDescenso', 'descenso'] });
    expect(empate?.jugadores.map(({ jugador }) => jugador)).toEqual(['A2', 'A4', 'A5']);
    expect(
      cierre.destinos.filter(({ motivo }) => motivo === 'porDecidir').map(({ jugador }) => jugador),
    ).toEqual(['A2', 'A4', 'A5']);
    const [a2 = 0, a4 = 0, a5 = 0] = empate?.jugadores.map(({ idJugador }) => idJugador) ?? [];
    const motivo = 'Lo acordaron los tres';
    const sin = {
      status: 400,
      body: {
        message: empatesSinDecidir([
          '1ª División, 3.º\u00a0=: A2, A4 y A5 igualan en todo (seguir o promoción de descenso o descenso directo)',
        ]),
      },
    };
    for (const desempates of [[], [{ orden: [a5, a2], motivo }], [{ orden: [a5, a2, a2], motivo }]])
      expect(await cerrar(cierre, { desempates })).toMatchObject(sin);
    const { desempates: _, ...deAntes } = pedidoDe(cierre);
    expect(await app().api('POST', CIERRE, deAntes)).toMatchObject(sin);
    const desempates = [{ orden: [a5, a2, a4], motivo }];
    expect((await cerrar(cierre, { desempates: [{ ...desempates[0], motivo: ' ' }] })).status).toBe(400);
    // It was not what was seen.
    expect(await cerrar(cierre, { desempates })).toMatchObject({ status: 409 });
    const visto = await mirar({ orden: [a5, a2, a4].join() });
    const de = (idJugador: number) => visto.destinos.find((uno) => uno.idJugador === idJugador);
    expect([a5, a2, a4].map((uno) => [de(uno)?.puesto, de(uno)?.motivo])).toEqual([
      [3, 'sigue'],
      [4, 'promocionSinDecidir'],
      [5, 'desciende'],
    ]);
    expect(await cerrar(visto, { desempates: [...desempates, ...desempates] })).toMatchObject({
      status: 409,
    });
    expect((await cerrar(visto, { desempates })).status).toBe(200);
    const ahora = await donde();
    expect(ahora.get(a4)).toBe('Liga Social - 2ª División - 2027/28');
    expect(ahora.get(a5)).toBe('Liga Social - 1ª División - 2027/28');
    expect(ahora.get(b2?.id ?? 0)).toBe('Liga Social - 1ª División - 2027/28');
    expect(await app().log()).toContain(
      'Decide un empate de «Liga Social - 1ª División - 2026/27»: A5, después A2, después A4. Motivo: Lo acordaron los tres',
    );
    const [vieja] = cierre.divisiones;
    const { clasificaciones } = await app().call(clasificacionesApi.ver, {
      query: { idLiga: vieja?.idLiga ?? 0 },
    });
    expect(clasificaciones.map(({ jugador, puesto }) => `${puesto} ${jugador}`)).toEqual([
      '1 A1',
      '2 A3',
      '3 A5',
      '4 A2',
      '5 A4',
    ]);
    const nueva = (await app().call(ligasApi.listar, {})).find(
      ({ anio, division }) => anio === 2027 && division === 1,
    );
    expect(nueva?.reglas.decididos).toEqual([]);
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(await tablas(app())).toEqual(antes);
  });

  it('is refused of the season it has just opened, and of one whose next is not offered yet', async () => {
    await dosDivisiones();
    expect((await cerrar(await ver())).status).toBe(200);
    expect(await app().api('GET', `${CIERRE}?tipo=social`)).toMatchObject({
      status: 409,
      body: { message: mensajes.temporadaSinSiguiente(2027) },
    });
    await unaLiga(app(), { tipo: 'infantil' });
    const sinJugar = { status: 409, body: { message: mensajes.temporadaSinJugar } };
    expect(await app().api('GET', `${CIERRE}?tipo=infantil`)).toMatchObject(sinJugar);
    const pedido = { tipo: 'infantil', anio: 2026, puestos: 'mantener', huella: 'x', destinos: [] };
    expect(await app().api('POST', CIERRE, pedido)).toMatchObject(sinJugar);
  });

  it('needs a token, a type that is managed and a season that goes on', async () => {
    expect((await app().send('GET', `${CIERRE}?tipo=social`)).status).toBe(401);
    expect((await app().send('POST', CIERRE)).status).toBe(401);
    expect((await app().api('GET', `${CIERRE}?tipo=playoff`)).status).toBe(400);
    expect((await app().api('GET', `${CIERRE}?tipo=social&anio=x`)).status).toBe(400);
    expect(await app().api('GET', `${CIERRE}?tipo=infantil`)).toMatchObject({
      status: 404,
      body: { message: mensajes.sinTemporada },
    });
  });
});
