import { expect, it } from 'vitest';
import type { Answer } from '#contract/endpoint.ts';
import { ajustesApi } from '#contract/liga/ajustes.ts';
import { clasificacionesApi, type futuroApi } from '#contract/liga/clasificaciones.ts';
import { type Hoja, importarApi } from '#contract/liga/importar.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { temporadasApi } from '#contract/liga/temporadas.ts';
import { REGLAS_AL_IRSE, type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import {
  datosJugador,
  jugadoresDe,
  leerJugador,
  marcador,
  unaLiga,
  unPartido,
} from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

/** Who played whom, what is sent of it, and what a sheet would say. */
type Jugado = readonly [uno: string, otro: string, escrito: string];
type Camino = (
  club: TestApp,
  liga: Liga,
  jugados: readonly Jugado[],
  ids: ReadonlyMap<string, number>,
) => Promise<void>;

const dia = (i: number): string => String(i + 1).padStart(2, '0');
const comoSeEnvia = (escrito: string) => {
  if (escrito === 'W.O. ambos') return { desenlace: 'no-presentados' } as const;
  if (escrito === 'W.O. 2') return { jugador2NoPresenta: true };
  return marcador(escrito);
};

const CAMINOS: Record<'calls' | 'a sheet', Camino> = {
  calls: async (club, { id: idLiga }, jugados, ids) => {
    for (const [i, [uno, otro, escrito]] of jugados.entries())
      await unPartido(club, {
        ...{ idLiga, idJugador1: ids.get(uno) ?? 0, idJugador2: ids.get(otro) ?? 0 },
        ...{ fecha: `2026-09-${dia(i)}T10:00`, ...comoSeEnvia(escrito) },
      });
  },
  'a sheet': async (club, { nombre }, jugados) => {
    const filas = jugados.map(([jugador1, jugador2, resultado], i) => ({
      linea: i + 2,
      celdas: { fecha: `${dia(i)}/09/2026`, hora: '10:00', liga: nombre, jugador1, jugador2, resultado },
    }));
    const hoja: Hoja = { que: 'partidos', filas, supuesta: { tipo: 'social', anio: 2026, division: null } };
    const { haria } = await club.rehearse(importarApi.importar, { body: hoja });
    await club.call(importarApi.importar, { body: { ...hoja, huella: haria.huella } });
  },
};
const LOS_DOS = Object.keys(CAMINOS) as (keyof typeof CAMINOS)[];

type Norma = {
  de: string;
  reglas: Partial<Reglas>;
  jugados: readonly Jugado[];
  /** In their order, with their points. */
  quedan: readonly (readonly [string, number])[];
  criterio?: string;
};

const NORMAS: readonly Norma[] = [
  {
    de: 'three with the same points: sets, and then games, among the three',
    reglas: { desempates: ['setsEntre', 'juegosEntre', 'directo'] },
    jugados: [
      ['Ana', 'Blas', '6-0 6-0'],
      ['Blas', 'Cira', '6-4 6-4'],
      ['Cira', 'Ana', '6-4 6-4'],
      // Over all their matches Cira would be first.
      ['Ana', 'Dani', '7-6 7-6'],
      ['Blas', 'Dani', '6-0 6-0'],
      ['Cira', 'Dani', '6-0 6-0'],
    ],
    quedan: [
      ['Ana', 7],
      ['Cira', 7],
      ['Blas', 7],
      ['Dani', 3],
    ],
    criterio: 'juegosEntre',
  },
  {
    de: 'two points for each set won and one for each lost, none for who does not come',
    reglas: { victoria: 0, derrota: 0, derrotaWo: 0, ninguno: 0, puntosSetGanado: 2, puntosSetPerdido: 1 },
    jugados: [
      ['Ana', 'Blas', '6-4 3-6 10-8'],
      ['Ana', 'Cira', 'W.O. 2'],
      ['Blas', 'Cira', 'W.O. ambos'],
      ['Dani', 'Blas', '6-1 6-1'],
    ],
    quedan: [
      ['Ana', 9],
      ['Blas', 6],
      ['Dani', 4],
      ['Cira', 0],
    ],
  },
  {
    de: 'a match nobody told costs both two points',
    reglas: { ninguno: -2 },
    jugados: [
      ['Ana', 'Blas', '6-1 6-1'],
      ['Cira', 'Dani', 'W.O. ambos'],
    ],
    quedan: [
      ['Ana', 3],
      ['Blas', 1],
      ['Cira', -2],
      ['Dani', -2],
    ],
  },
  {
    de: 'by the clock, with sets equal more games win',
    reglas: {},
    jugados: [
      ['Ana', 'Blas', '6-3 4-6'],
      ['Cira', 'Dani', '2-6 6-3'],
    ],
    quedan: [
      ['Ana', 3],
      ['Dani', 3],
      ['Blas', 1],
      ['Cira', 1],
    ],
  },
  {
    de: 'another point for whoever loses in the third set',
    reglas: { derrota: 0, derrotaAjustada: 1 },
    jugados: [
      ['Ana', 'Blas', '6-4 3-6 10-8'],
      ['Cira', 'Dani', '6-4 6-3'],
    ],
    quedan: [
      ['Cira', 3],
      ['Ana', 3],
      ['Blas', 1],
      ['Dani', 0],
    ],
  },
];

describeServer('leagues as published regulations play them', (engine) => {
  const app = useApp(engine);

  async function empezar(reglas: Partial<Reglas>, ...nombres: string[]) {
    for (const division of [1, 3]) await unaLiga(app(), { division });
    const liga = await unaLiga(app(), { division: 2, reglas: { ...reglasIniciales('social'), ...reglas } });
    const jugadores = await jugadoresDe(app(), liga.id, ...nombres);
    return { liga, ids: new Map(jugadores.map(({ nombre, id }) => [nombre, id])) };
  }
  const tabla = async (idLiga: number) =>
    (await app().call(clasificacionesApi.ver, { query: { idLiga } })).clasificaciones;

  const CON_CAMINO = NORMAS.flatMap((norma) => LOS_DOS.map((camino) => [norma.de, camino, norma] as const));

  it.each(CON_CAMINO)('%s, by %s', async (_, camino, { reglas, jugados, quedan, criterio }) => {
    const { liga, ids } = await empezar(reglas, 'Ana', 'Blas', 'Cira', 'Dani');
    await CAMINOS[camino](app(), liga, jugados, ids);
    const filas = await tabla(liga.id);
    expect(filas.map(({ jugador, puntos }) => [jugador, puntos])).toEqual(quedan);
    if (criterio) expect(filas[0]?.desempate).toMatchObject({ criterio });
  });

  it('points by hand count in any of them, with their reason', async () => {
    const { liga, ids } = await empezar({}, 'Ana', 'Blas');
    const suyos = { idLiga: liga.id, fecha: '2026-09-30', motivo: 'Alineación indebida' };
    await app().call(ajustesApi.guardar, { body: { ...suyos, idJugador: ids.get('Ana') ?? 0, puntos: -2 } });
    expect((await tabla(liga.id)).map(({ jugador, puntos, ajustes }) => [jugador, puntos, ajustes])).toEqual([
      ['Blas', 0, undefined],
      ['Ana', -2, [expect.objectContaining({ puntos: -2, motivo: suyos.motivo })]],
    ]);
  });

  const IGUALES = [2, 3, 4].flatMap((n) =>
    LOS_DOS.flatMap((camino) => [false, true].map((alReves) => [n, camino, alReves] as const)),
  );

  it.each(IGUALES)(
    '%i equals share the place, by %s, whatever they are called (%s)',
    async (n, camino, alReves) => {
      const todos = ['Ana', 'Blas', 'Cira', 'Dani'].slice(0, n);
      const nombres = alReves ? todos.toReversed() : todos;
      const reglas = { derrota: 0, ascensos: 1, promociones: 0 };
      const { liga, ids } = await empezar(reglas, ...nombres, 'Zoe', 'Abel');
      const enRueda =
        n === 3 ? nombres.map((uno, i): Jugado => [uno, nombres[(i + 1) % n] ?? '', '6-4 6-4']) : [];
      const aZoe = nombres.map((uno): Jugado => [uno, 'Zoe', '6-4 6-4']);
      await CAMINOS[camino](app(), liga, [...enRueda, ...aZoe], ids);
      const iguales = (await tabla(liga.id)).slice(0, n);
      expect(iguales.map(({ jugador }) => jugador).toSorted()).toEqual(todos);
      for (const fila of iguales)
        expect(fila).toMatchObject({ puesto: 1, empatado: true, zona: 'porDecidir' });
      const { resueltos, sinAdjudicar } = await app().call(temporadasApi.previa, {
        query: { idLiga: liga.id, quitar: '' },
      });
      expect(sinAdjudicar).toHaveLength(n === 3 ? 0 : (n * (n - 1)) / 2);
      expect(
        resueltos.filter(({ ganador, perdedor }) => todos.includes(ganador) && todos.includes(perdedor)),
      ).toEqual([]);
    },
  );

  type Futuros = Answer<typeof futuroApi.zonas>;

  it.each(REGLAS_AL_IRSE.flatMap((alIrse) => LOS_DOS.map((camino) => [alIrse, camino] as const)))(
    'who leaves (%s, by %s) takes from nobody what was called sure',
    async (alIrse, camino) => {
      const reglas = { alIrse, ascensos: 1, promociones: 0 };
      const { liga, ids } = await empezar(reglas, 'Eva', 'Rosa', 'Luz', 'Nora');
      const jugados: readonly Jugado[] = [
        ['Eva', 'Luz', '6-0 6-0'],
        ['Rosa', 'Eva', '6-4 6-4'],
        ['Eva', 'Nora', '6-1 6-1'],
        ['Rosa', 'Nora', '6-1 6-1'],
        ['Luz', 'Nora', '6-1 6-1'],
      ];
      await CAMINOS[camino](app(), liga, jugados, ids);
      const { body } = await app().send('GET', `/api/clasificaciones/futuro?idLiga=${liga.id}`);
      const seguros = (body as Futuros).filter(({ marca, siNadieSeVa }) => marca && !siNadieSeVa);
      // Rosa has still to play Luz, who leaves.
      expect(seguros.map(({ idJugador }) => idJugador)).not.toContain(ids.get('Eva'));
      const luz = await leerJugador(app(), ids.get('Luz') ?? 0);
      const baja = { ...datosJugador(luz), estado: 'eliminado' as const, version: luz.version };
      expect((await app().api('POST', `/api/private/jugadores/${luz.id}`, baja)).status).toBe(200);
      await app().call(temporadasApi.finalizar, { query: { idLiga: liga.id, quitar: '' } });
      const zonas = new Map((await tabla(liga.id)).map((fila) => [fila.idJugador, fila.zona]));
      for (const { idJugador, marca } of seguros) expect(zonas.get(idJugador)).toBe(marca);
    },
  );
});
