import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resumenApi } from '#contract/club/resumen.ts';
import { horariosApi } from '#contract/liga/horarios.ts';
import { type Liga, ligasApi } from '#contract/liga/ligas.ts';
import { puntuacionesApi } from '#contract/liga/partidos.ts';
import { temporadasApi } from '#contract/liga/temporadas.ts';
import { sumarDias } from '#domain/fecha.ts';
import { datosPartido, jugadoresDe, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import { addAdmin, type TestApp, useApp } from '#tests/support/app.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeServer, reset } from '#tests/support/engines.ts';
import { HOY } from '#tests/support/momento.ts';

/** Few: each act is several calls. `CORRIDAS=200` for a long look. */
const CORRIDAS = Number(process.env.CORRIDAS ?? 6);
const MS_POR_CORRIDA = 10_000;

type Acto =
  | { que: 'aplaza'; n: number }
  | { que: 'pone'; n: number; enSuSitio: boolean; dias: number }
  | { que: 'resuelve'; quitar: boolean }
  | { que: 'temporada'; pendientes: 'mantener' | 'cancelar' }
  | { que: 'deshace'; n: number };

const n = fc.nat(20);
const acto: fc.Arbitrary<Acto> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ que: fc.constant('aplaza' as const), n }) },
  {
    weight: 4,
    arbitrary: fc.record({
      que: fc.constant('pone' as const),
      n,
      enSuSitio: fc.boolean(),
      dias: fc.integer({ min: -1, max: 2 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ que: fc.constant('resuelve' as const), quitar: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      que: fc.constant('temporada' as const),
      pendientes: fc.constantFrom('mantener' as const, 'cancelar' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ que: fc.constant('deshace' as const), n: fc.nat(6) }) },
);

/** A row as the engine holds it, judged without the rules of the program. */
type Fila = {
  id: number;
  idLiga: number;
  idPista: number | null;
  pareja: string;
  clase: 'decidido' | 'vivo' | 'otro';
};

async function filas({ base }: TestApp): Promise<Fila[]> {
  const partidos = await base.db.selectFrom('partido').selectAll().orderBy('id').execute();
  return partidos.map((p) => {
    const decidido = p.jugador1Set1 !== null || p.jugador1NoPresenta === 1 || p.jugador2NoPresenta === 1;
    const fuera = p.jugador1Aplaza === 1 || p.jugador2Aplaza === 1 || p.cancelado === 1;
    const clase = decidido ? 'decidido' : fuera ? 'otro' : 'vivo';
    const pareja = [p.idJugador1, p.idJugador2].sort((a, b) => a - b).join('-');
    return { id: p.id, idLiga: p.idLiga, idPista: p.idPista, pareja: `${p.idLiga}: ${pareja}`, clase };
  });
}

/** What schedule, panel and bulk scoring show. */
async function aLaVista(app: TestApp): Promise<Set<number>> {
  const horario = await app.call(horariosApi.proximos, { query: {} });
  const { partidos } = await app.call(resumenApi.leer, {});
  const porPuntuar = await app.call(puntuacionesApi.pendientes, { query: { tipo: 'social' } });
  return new Set([...horario, ...partidos, ...porPuntuar].map(({ id }) => id));
}

describeServer('whatever is postponed, put again, resolved, ended and taken back', (engine) => {
  const app = useApp(engine);
  const { lineas, deshacer } = registroDe(app);

  const empezar = async (idaVuelta: boolean) => {
    await reset(app().base);
    await addAdmin(app().base);
    app().token = await app().signIn();
    const liga = await unaLiga(app(), { idaVuelta });
    const pista = await unaPista(app());
    const jugadores = await jugadoresDe(app(), liga.id, 'Ana', 'Luis', 'Eva');
    return { pista, jugadores, vueltas: idaVuelta ? 2 : 1, turno: 0 };
  };
  type Partida = Awaited<ReturnType<typeof empezar>>;

  /** Never twice the same moment: courts and players are always free, whatever is taken back. */
  const cuando = (partida: Partida, dias: number): string => {
    partida.turno += 1;
    const { turno } = partida;
    if (dias === 0) return `${HOY}T${String((turno * 2) % 24).padStart(2, '0')}:00`;
    return `${sumarDias(HOY, dias < 0 ? -turno : turno)}T10:00`;
  };

  const activa = async (): Promise<Liga> => {
    const ligas = await app().call(ligasApi.listar, {});
    return ligas.find(({ estado }) => estado === 'activa') as Liga;
  };

  const guardar = async (id: number, cambios: object): Promise<number> => {
    const { body } = await app().api('GET', `/api/private/partidos/${id}`);
    return (await app().api('POST', `/api/private/partidos/${id}`, { ...(body as object), ...cambios }))
      .status;
  };

  const aplazar = async (partida: Partida, cual: number): Promise<void> => {
    const vivos = (await filas(app())).filter(({ clase }) => clase === 'vivo');
    const elegido = vivos[cual % Math.max(1, vivos.length)];
    if (elegido) await guardar(elegido.id, { jugador1Aplaza: true });
    else await poner(partida, { n: cual, enSuSitio: false, dias: 3 });
  };

  /** Only what a pair owes and has not arranged, as who puts it again does. */
  const poner = async (
    partida: Partida,
    { n: cual, enSuSitio, dias }: { n: number; enSuSitio: boolean; dias: number },
  ): Promise<void> => {
    const liga = await activa();
    const [uno, dos] = [0, 1, 2].filter((i) => i !== cual % 3).map((i) => partida.jugadores[i]?.id ?? 0);
    if (!uno || !dos) return;
    const suyos = (await filas(app())).filter(({ pareja }) => pareja === `${liga.id}: ${uno}-${dos}`);
    const retirado = suyos.find(({ clase }) => clase === 'otro');
    if (suyos.length - suyos.filter(({ clase }) => clase === 'otro').length >= partida.vueltas) return;
    const sitio = { fecha: cuando(partida, dias), idPista: partida.pista.id };
    if (enSuSitio && retirado)
      await guardar(retirado.id, { ...sitio, jugador1Aplaza: false, cancelado: false });
    else
      await unPartido(app(), datosPartido({ idLiga: liga.id, idJugador1: uno, idJugador2: dos, ...sitio }));
  };

  const resolver = async (quitar: boolean): Promise<void> => {
    const { id: idLiga } = await activa();
    const { porJugar } = await app().call(temporadasApi.previa, { query: { idLiga } });
    const ids = porJugar.map(({ id }) => id).join(',');
    await app().call(temporadasApi.finalizar, { query: { idLiga, ...(quitar && { quitar: ids }) } });
  };

  const hacer = async (partida: Partida, uno: Acto): Promise<void> => {
    switch (uno.que) {
      case 'aplaza':
        return aplazar(partida, uno.n);
      case 'pone':
        return poner(partida, uno);
      case 'resuelve':
        return resolver(uno.quitar);
      case 'temporada': {
        const query = { idLiga: (await activa()).id, pendientes: uno.pendientes };
        await app().call(temporadasApi.nuevaTemporada, { query });
        return;
      }
      case 'deshace': {
        const operaciones = [...new Set((await lineas()).flatMap(({ operacion }) => operacion ?? []))];
        // The first ones made the league and its players.
        const id = operaciones.slice(0, -5)[uno.n];
        if (id) expect([200, 409]).toContain((await deshacer(id)).status);
        return;
      }
      default:
        uno satisfies never;
    }
  };

  const comprobar = async ({ vueltas }: Partida): Promise<void> => {
    const todas = await filas(app());
    for (const [pareja, suyas] of Map.groupBy(todas, (fila) => fila.pareja)) {
      const decididos = suyas.filter(({ clase }) => clase === 'decidido').length;
      if (decididos < vueltas) continue;
      expect(
        suyas.filter(({ clase }) => clase === 'vivo'),
        pareja,
      ).toEqual([]);
    }
    const vistos = await aLaVista(app());
    const fantasmas = todas.filter(
      ({ id, idPista, clase }) => clase === 'vivo' && idPista !== null && !vistos.has(id),
    );
    expect(fantasmas).toEqual([]);
  };

  it(
    'who owes nothing has nothing to play, and no court is held by what nobody sees',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.boolean(),
          fc.array(acto, { minLength: 4, maxLength: 10 }),
          async (idaVuelta, actos) => {
            const partida = await empezar(idaVuelta);
            for (const [i] of partida.jugadores.entries())
              await poner(partida, { n: i, enSuSitio: false, dias: i });
            for (const uno of actos) {
              await hacer(partida, uno);
              await comprobar(partida);
            }
          },
        ),
        { numRuns: CORRIDAS },
      );
    },
    CORRIDAS * MS_POR_CORRIDA,
  );
});
