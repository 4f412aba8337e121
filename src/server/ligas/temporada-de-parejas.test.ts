import { expect, it } from 'vitest';
import { enlacePersonalApi } from '#contract/cuentas/mi.ts';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { type Jugador, jugadoresApi } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { parejasApi } from '#contract/liga/parejas.ts';
import { propuestaApi } from '#contract/liga/propuesta.ts';
import { type Cierre, cierreApi } from '#contract/liga/temporadas.ts';
import { invitacionApi, parejaDeSolicitudApi } from '#contract/solicitudes/invitacion.ts';
import { solicitudesApi } from '#contract/solicitudes/solicitudes.ts';
import { sumarDias } from '#domain/fecha.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { jugadoresDe, marcador, unaLiga, unaPista, unJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { enviarInscripcion } from '#tests/support/formularios.ts';

const SABADO = '2026-11-28';
/** As many as it takes; in fewer, everything is played. */
const FINES = Array.from({ length: 6 }, (_, n) => [sumarDias(SABADO, 7 * n), sumarDias(SABADO, 7 * n + 1)]);
const DESPUES = '2027-01-11T09:00';

describeEngines('a cycle of padel in pairs', (engine) => {
  const app = useApp(engine);
  const { ultima, deshacer } = registroDe(app);

  const padel = (division: number): Promise<Liga> => {
    const reglas = { ...reglasIniciales('social', 'padel'), anotan: 'confirmado' as const, ascensos: 1 };
    return unaLiga(app(), {
      ...{ division, deporte: 'padel', modo: 'parejas', ciclo: 1 },
      reglas: { ...reglas, promociones: 0 },
    });
  };

  const pareja = ({ id: idLiga }: Liga, una: Jugador, otra: Jugador): Promise<Jugador> =>
    app().call(parejasApi.crear, { body: { idLiga, personas: [{ id: una.id }, { id: otra.id }] } });

  /** One of them enrols with the other, who says yes by the link, and the desk makes them a pair of who they are. */
  async function inscrita({ id: idLiga }: Liga, una: Jugador, otra: Jugador): Promise<Jugador> {
    const [[nombre, apellidos], [parejaNombre, parejaApellidos]] = [una, otra].map((persona) =>
      persona.nombre.split(' '),
    ) as [string[], string[]];
    const { status } = await enviarInscripcion(app(), {
      ...{ tipo: 'ligasocialtenis', conformeinscripcion: true, nombre, apellidos },
      ...{ conPareja: 'si', parejaDeporte: 'padel', parejaNombre, parejaApellidos },
      parejaEmail: `${parejaNombre}@correo.example`,
    });
    expect(status).toBe(200);
    const [solicitud] = await app().call(solicitudesApi.listar, { query: {} });
    const params = { id: solicitud?.id ?? 0 };
    const { token } = await app().call(parejaDeSolicitudApi.enlace, { params, body: { mandar: false } });
    expect(
      (await app().call(invitacionApi.responder, { body: { token: token ?? '', confirma: true } })).respuesta,
    ).toBe('si');
    const personas = [{ id: una.id }, { id: otra.id }] as const;
    const { idJugador } = await app().call(parejaDeSolicitudApi.crear, {
      params,
      body: { idLiga, personas: [...personas] },
    });
    return app().call(jugadoresApi.leer, { params: { id: idJugador ?? 0 } });
  }

  /** Sixteen people who play in pairs, in two divisions of padel, half of them enrolled; four of them also alone. */
  async function unClub() {
    const nombre = (n: number) => `Persona${String.fromCharCode(65 + n)} Paz`;
    const tenis = await unaLiga(app());
    const gente = [
      ...(await jugadoresDe(app(), tenis.id, ...[0, 1, 2, 3].map(nombre))),
      ...(await Promise.all(
        Array.from({ length: 12 }, (_, n) => unJugador(app(), { nombre: nombre(n + 4) })),
      )),
    ];
    const divisiones = [await padel(1), await padel(2)];
    const deQuien = new Map<number, Jugador>();
    for (const [n, una] of gente.entries()) {
      const [liga, otra] = [divisiones[Math.floor(n / 8)], gente[n + 1]];
      if (n % 2 === 1 || !liga || !otra) continue;
      const hacer = n % 4 === 0 ? inscrita : pareja;
      deQuien.set((await hacer(liga, una, otra)).id, una);
    }
    const pistas = [
      await unaPista(app(), { deporte: 'padel' }),
      await unaPista(app(), { deporte: 'padel' }),
      await unaPista(app()),
    ];
    return { divisiones, deQuien, gente, pistas };
  }

  type Club = Awaited<ReturnType<typeof unClub>>;

  /** The best weekend of both sports, saved whole. */
  async function ponerFinDeSemana({ pistas }: Club, [fecha1 = '', fecha2 = '']: readonly string[]) {
    const { partidos, demostrado } = await app().call(propuestaApi.generar, {
      body: {
        ...{ tipo: 'social' as const, fecha1, fecha2, vacio: false, rellenarConAmistosos: false },
        pistas: pistas.map((pista) => ({ ...pista, disponible: true })),
      },
    });
    expect(demostrado).toBe(true);
    const { avisos } = await app().call(propuestaApi.guardar, { body: partidos });
    expect(avisos).toEqual([]);
    return partidos;
  }

  /** Nobody twice a day, whatever they play as, and each sport on its courts. */
  async function comprobar({ divisiones, pistas }: Club) {
    const dePareja = new Map<number, number[]>();
    const filas = await app()
      .base.db.selectFrom('jugador')
      .select(['id', 'idPersona', 'idPersona2'])
      .execute();
    for (const { id, idPersona, idPersona2 } of filas)
      dePareja.set(id, idPersona2 === null ? [idPersona] : [idPersona, idPersona2]);
    const partidos = await app().base.db.selectFrom('partido').selectAll().orderBy('id').execute();
    const cada = partidos.flatMap(({ fecha, idJugador1, idJugador2 }) =>
      [idJugador1, idJugador2].flatMap((id) =>
        (dePareja.get(id) ?? []).map((persona) => `${fecha.slice(0, 10)} ${persona}`),
      ),
    );
    expect(new Set(cada).size).toBe(cada.length);
    const ids = divisiones.map(({ id }) => id);
    for (const { idLiga, idPista } of partidos)
      expect(pistas.find(({ id }) => id === idPista)?.deporte).toBe(ids.includes(idLiga) ? 'padel' : 'tenis');
    return partidos.filter(({ idLiga }) => ids.includes(idLiga));
  }

  /** Of one of each pair, whose own it is. */
  async function darEnlaces({ deQuien }: Club): Promise<Map<number, string>> {
    const enlaces = new Map<number, string>();
    for (const [idPareja, { id }] of deQuien)
      enlaces.set(idPareja, (await app().call(enlacePersonalApi.crear, { params: { id } })).token);
    return enlaces;
  }

  /** One of each pair tells it with their phone; whoever was made first wins. */
  async function decirTodos(enlaces: ReadonlyMap<number, string>, ids: readonly number[]) {
    const filas = await app()
      .base.db.selectFrom('partido')
      .select(['id', 'idJugador1', 'idJugador2'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, idJugador1, idJugador2 } of filas) {
      const sets = marcador(idJugador1 < idJugador2 ? '6-3 6-4' : '3-6 4-6');
      for (const [n, idPareja] of [idJugador1, idJugador2].entries()) {
        const body = { token: enlaces.get(idPareja), id, ...sets, conforme: n === 1 };
        const { status } = await app().send('POST', '/api/mi/resultado', { body });
        expect(status).toBe(200);
      }
    }
  }

  const cerrar = (cierre: Cierre) =>
    app().call(cierreApi.cerrar, {
      body: {
        ...{ tipo: cierre.tipo, deporte: cierre.deporte, modo: cierre.modo, fin: cierre.fin },
        ...{ anio: cierre.anio, huella: cierre.huella, puestos: 'mantener', desempates: [] },
        destinos: cierre.destinos.map(({ idJugador, a }) => ({ idJugador, a })),
      },
    });

  it('is proposed, played, told by phones, closed and taken back', async () => {
    const club = await unClub();
    for (const dias of FINES) await ponerFinDeSemana(club, dias);
    const dePadel = await comprobar(club);
    expect(dePadel).toHaveLength(12);
    const enlaces = await darEnlaces(club);
    app().reloj.set(DESPUES);
    await decirTodos(
      enlaces,
      dePadel.map(({ id }) => id),
    );
    app().token = await app().signIn();
    const tabla = await app().call(clasificacionesApi.ver, {
      query: { idLiga: club.divisiones[0]?.id ?? 0 },
    });
    expect(tabla.clasificaciones.map(({ puntos }) => puntos)).toEqual([9, 7, 5, 3]);
    const antes = await tablas(app());
    const cierre = await app().call(cierreApi.ver, {
      query: { tipo: 'social', deporte: 'padel', modo: 'parejas', fin: 'ciclo' },
    });
    expect(cierre.divisiones.map(({ creados }) => creados)).toEqual([0, 0]);
    expect(await cerrar(cierre)).toEqual({ ligas: 2, jugadores: 8, fuera: 0 });
    expect(cierre.destinos.filter(({ motivo }) => motivo !== 'sigue').map(({ motivo }) => motivo)).toEqual([
      'desciende',
      'asciende',
    ]);
    await deshacer(await ultima());
    expect(await tablas(app())).toEqual(antes);
  });
});
