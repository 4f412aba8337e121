import { describe, expect, it } from 'vitest';
import type { Liga } from '#contract/liga/ligas.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import type { Puntos } from '#web/club/casillas/valores.ts';
import { rarosDe } from './guardar.ts';

const LIGAS = [{ id: 1, reglas: reglasIniciales('social') } as Liga];

const escrito = (id: number, ...sets: [number, number][]) => {
  const cajas = sets.flatMap(([uno, dos], i) => [
    [`jugador1Set${i + 1}`, uno],
    [`jugador2Set${i + 1}`, dos],
  ]);
  const puntos = { ...planoDe(MARCADOR_VACIO), ...Object.fromEntries(cajas), observaciones: '' } as Puntos;
  return { partido: { id, idLiga: 1, fecha: '2020-01-04T10:00' } as PartidoFila, puntos };
};

describe('odd results', () => {
  it.each<[string, [number, number][], string[]]>([
    [
      'a usual one',
      [
        [6, 4],
        [6, 2],
      ],
      [],
    ],
    [
      'a set that nobody won',
      [
        [6, 6],
        [6, 4],
        [6, 2],
      ],
      ['jugador1Set1'],
    ],
    ['a lone set', [[6, 4]], ['jugador1Set1']],
    [
      'an 8-6',
      [
        [6, 4],
        [8, 6],
      ],
      ['jugador1Set2'],
    ],
    ['what is no score at all: an error, told as such', [[6, 6]], []],
  ])('%s', (_, sets, casillas) =>
    expect(
      rarosDe([escrito(1, ...sets)], LIGAS).flatMap(({ rarezas }) => rarezas.map(({ path }) => path)),
    ).toEqual(casillas),
  );

  it('counts matches, and none while the rules of the league are not known', () => {
    const tocados = [escrito(1, [6, 6], [6, 4]), escrito(2, [6, 4], [6, 4]), escrito(3, [6, 4])];
    expect(rarosDe(tocados, LIGAS).map(({ partido }) => partido.id)).toEqual([1, 3]);
    expect(rarosDe(tocados, [])).toEqual([]);
  });
});
