import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jugadoresDe, ligaDe } from '#domain/liga/ejemplos.ts';
import type { Liga } from '#domain/liga/liga.ts';
import { jugado, partidoDe } from '#domain/partido/ejemplos.ts';
import { dobleSeisCero } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import { resolverDivision } from './resolver-division.ts';

const AHORA = '2026-11-21T18:05';
const OPCIONES = { ahora: AHORA, duracion: 90, esPrimera: true, esUltima: true };
const [ana, berta, carla] = [1, 2, 3] as const;
const tres = jugadoresDe('Ana', 'Berta', 'Carla');

const resolver = (partidos: Partido[], liga: Liga = ligaDe()) =>
  resolverDivision(liga, tres, partidos, OPCIONES);

/** What the matches of the league become once the resolution is saved. */
function despues(partidos: Partido[], liga: Liga = ligaDe()): Partido[] {
  const { crear, puntuar } = resolver(partidos, liga);
  const porId = new Map(puntuar.map((partido) => [partido.id, partido]));
  const nuevos = crear.map((partido, i) => ({ ...partido, id: 1000 + i }));
  return [...partidos.map((partido) => porId.get(partido.id) ?? partido), ...nuevos];
}

describe('resolver división', () => {
  const empezada = [jugado(carla, berta, '6-0 6-0', { id: 5 })];

  test('each missing match goes 6-0 6-0 to the better placed, without court nor flags, dated now', () => {
    const { crear, puntuar } = resolver(empezada);
    expect(puntuar).toEqual([]);
    expect(crear.map(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2])).toEqual([
      [carla, ana],
      [berta, ana],
    ]);
    expect(crear[0]).toEqual(
      partidoDe({
        id: 0,
        fecha: AHORA,
        idPista: null,
        idJugador1: carla,
        idJugador2: ana,
        sintetico: true,
        sets: dobleSeisCero(1),
      }),
    );
  });

  test('an existing match without result is scored in place, whichever side each player is on', () => {
    const pendiente = partidoDe({ id: 6, idJugador1: ana, idJugador2: carla, jugador1Aplaza: true });
    const { crear, puntuar } = resolver([...empezada, pendiente]);
    expect(crear).toHaveLength(1);
    expect(puntuar).toEqual([
      {
        ...pendiente,
        fecha: AHORA,
        idPista: null,
        sintetico: true,
        jugador1Aplaza: false,
        sets: dobleSeisCero(2),
      },
    ]);
  });

  test('of several without result, the first to be played is scored, and of the same moment the lower id', () => {
    const aLas = (id: number, fecha: string) => partidoDe({ id, fecha, idJugador1: ana, idJugador2: carla });
    const [tarde, pronto, otro] = [
      aLas(6, '2026-12-05T10:00'),
      aLas(8, '2026-11-28T10:00'),
      aLas(7, '2026-11-28T10:00'),
    ];
    expect(resolver([...empezada, tarde, pronto]).puntuar.map(({ id }) => id)).toEqual([8]);
    expect(resolver([...empezada, tarde, pronto, otro]).puntuar.map(({ id }) => id)).toEqual([7]);
  });

  test('a match of the pair beyond the missing legs is left alone', () => {
    const sobrante = partidoDe({ id: 6, idJugador1: berta, idJugador2: carla });
    expect(resolver([...empezada, sobrante]).puntuar).toEqual([]);
  });

  test('two legs when the league has them, whatever the day', () => {
    const liga = ligaDe({ idaVuelta: true, fechaIdaVuelta: null });
    expect(resolver(empezada, liga).crear).toHaveLength(5);
  });

  test('matches of other leagues do not count', () =>
    expect(resolver([jugado(ana, berta, '6-0 6-0', { idLiga: 9 })]).crear).toHaveLength(3));

  test('the table shown first is the one that results', () => {
    const { previa } = resolver(empezada);
    expect(previa.map(({ jugador, puntos, partidosJugados }) => [jugador, puntos, partidosJugados])).toEqual([
      ['Carla', 6, 2],
      ['Berta', 4, 2],
      ['Ana', 0, 2],
    ]);
  });
});

test('whatever was played, running it again creates nothing and every pair is complete', () => {
  const resultado = fc.constantFrom('', '6-0 6-0', '0-6 0-6', '6-4 3-6 10-8');
  const lista = fc
    .array(fc.tuple(fc.constantFrom([1, 2], [2, 1], [1, 3], [3, 2]), resultado), { maxLength: 8 })
    .map((filas) => filas.map(([[uno = 1, dos = 2], texto], i) => jugado(uno, dos, texto, { id: i + 1 })));
  fc.assert(
    fc.property(lista, fc.boolean(), (partidos, idaVuelta) => {
      const liga = ligaDe({ idaVuelta });
      const resuelta = despues(partidos, liga);
      expect(resolver(resuelta, liga)).toMatchObject({ crear: [], puntuar: [] });
      expect(resolver(partidos, liga).previa).toEqual(resolver(resuelta, liga).previa);
      expect(resuelta.filter((partido) => ganadorDe(partido) !== null).length).toBeGreaterThanOrEqual(
        idaVuelta ? 6 : 3,
      );
    }),
  );
});
