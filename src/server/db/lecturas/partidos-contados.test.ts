import { expect, it } from 'vitest';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { jugadoresDe, unaLiga } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { type DatosPartido, insertarPartidos } from '../tables/partido.ts';
import { comoContados, leerContados } from './partidos-contados.ts';

const SIN_MARCAS = {
  sintetico: false,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
};
const MARCAS = Object.keys(SIN_MARCAS) as (keyof typeof SIN_MARCAS)[];
const LLENO = marcadorCon([0, 0], [99, 99], [0, 99], [99, 0], [7, 10], [13, 12]);

describeEngines('the matches of a table, read in few values', (engine) => {
  const app = useApp(engine);

  async function contados(...casos: Partial<DatosPartido>[]) {
    const { id: idLiga } = await unaLiga(app());
    const [uno, dos] = await jugadoresDe(app(), idLiga, 'Ana', 'Berta');
    const quienes = { idLiga, idJugador1: uno?.id ?? 0, idJugador2: dos?.id ?? 0 };
    const nada = { ...planoDe([]), ...SIN_MARCAS, duracion: 90 as const, idPista: null, observaciones: null };
    const partidos = casos.map((caso, i) => ({
      ...nada,
      ...quienes,
      fecha: `2026-11-0${i + 1}T10:00`,
      ...caso,
    }));
    const { base } = app();
    await base.transact((tx) => insertarPartidos(tx, partidos));
    const { filas } = await base.db
      .selectFrom('partido')
      .select(comoContados(base.db).as('filas'))
      .where('idLiga', '=', idLiga)
      .executeTakeFirstOrThrow();
    return { quienes, leidos: leerContados(filas, idLiga) };
  }

  it('bring every box and every mark, each in its place', async () => {
    const marcados = MARCAS.map((marca) => ({ [marca]: true }));
    const { quienes, leidos } = await contados(planoDe(LLENO), ...marcados);
    const esperados = [
      { ...quienes, ...SIN_MARCAS, sets: LLENO },
      ...marcados.map((marca) => ({ ...quienes, ...SIN_MARCAS, ...marca, sets: marcadorCon() })),
    ];
    expect(leidos).toHaveLength(esperados.length);
    expect(leidos).toEqual(expect.arrayContaining(esperados));
  });

  it('bring no set where a box is empty', async () => {
    const { leidos } = await contados({ jugador1Set1: 6 }, { jugador2Set6: 0 });
    expect(leidos.map(({ sets }) => sets)).toEqual([marcadorCon(), marcadorCon()]);
  });
});
