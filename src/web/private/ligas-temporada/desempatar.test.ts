import { expect, it } from 'vitest';
import type { Cierre } from '#contract/liga/temporadas.ts';
import type { ModoDecision, SiIgualan } from '#domain/liga/reglas.ts';
import { type Decision, desempatesDe, empatesDe, faltaEn, ordenDe, segunLaLiga } from './desempatar.tsx';

const empate = (ids: number[], sorteo: { orden: number[]; bolas: number[] } | null = null) => ({
  puesto: 2,
  jugadores: ids.map((idJugador) => ({ idJugador, jugador: `J${idJugador}` })),
  plazas: ids.map(() => null),
  sorteo,
});

const cierre = {
  tipo: 'social',
  divisiones: [
    {
      idLiga: 10,
      division: 1,
      nombre: '',
      siIgualan: 'mano',
      empates: [empate([3, 4], { orden: [4, 3], bolas: [2, 1] })],
    },
    { idLiga: 20, division: 2, nombre: '', siIgualan: 'seDecide', empates: [empate([7, 6, 5])] },
  ],
} as unknown as Cierre;

const [sorteado, sinSortear] = empatesDe(cierre);

it.each<[string, Decision | undefined, boolean]>([
  ['nothing said of what was drawn', undefined, false],
  ['drawn, and said by hand without a reason', { modo: 'mano', orden: [3, 4], motivo: ' ' }, true],
  ['said by hand, and why', { modo: 'mano', orden: [3, 4], motivo: 'Lo acordaron' }, false],
  ['a match without its winner', { modo: 'partido', orden: [], motivo: '' }, true],
  ['a match, and who won it', { modo: 'partido', orden: [3, 4], motivo: '' }, false],
])('%s: %j', (_, decision, falta) => {
  const decisiones = new Map(decision && sorteado ? [[sorteado.clave, decision]] : []);
  expect(sorteado && faltaEn(sorteado, decisiones)).toBe(falta);
});

it('what is not drawn is missing, whatever had been said another way', () => {
  const decision: Decision = { modo: 'sorteo', orden: [5, 6, 7], motivo: '' };
  expect(sinSortear && faltaEn(sinSortear, new Map())).toBe(true);
  expect(sinSortear && faltaEn(sinSortear, new Map([[sinSortear.clave, decision]]))).toBe(true);
});

it('the preview is asked for what is said, and the closing sends what came out', () => {
  const decisiones = new Map<string, Decision>([
    [sinSortear?.clave ?? '', { modo: 'mano', orden: [6, 5, 7], motivo: 'Lo acordaron' }],
    ['10 3,4', { modo: 'sorteo', orden: [], motivo: '' }],
  ]);
  expect(ordenDe(decisiones)).toBe('6,5,7');
  expect(desempatesDe(cierre, decisiones)).toEqual([
    { modo: 'sorteo', orden: [4, 3], motivo: '' },
    { modo: 'mano', orden: [6, 5, 7], motivo: 'Lo acordaron' },
  ]);
});

const deDos = [3, 4];
const deTres = [3, 4, 5];
const unCierre = (siIgualan: SiIgualan, ids: number[], sorteo: Parameters<typeof empate>[1] = null) =>
  ({
    tipo: 'social',
    divisiones: [{ idLiga: 1, division: 1, nombre: '', siIgualan, empates: [empate(ids, sorteo)] }],
  }) as unknown as Cierre;

it.each<[SiIgualan, number[], ModoDecision]>([
  ['seDecide', deDos, 'sorteo'],
  ['sorteo', deDos, 'sorteo'],
  ['partido', deDos, 'partido'],
  ['partido', deTres, 'sorteo'],
  ['mano', deTres, 'mano'],
])('a league that says %s begins that way, of %j: %s', (siIgualan, ids, modo) => {
  expect(desempatesDe(unCierre(siIgualan, ids), new Map())).toMatchObject([{ modo }]);
});

it('what has been drawn stays drawn, whatever its league says', () => {
  const [uno] = empatesDe(unCierre('mano', deDos, { orden: [4, 3], bolas: [2, 1] }));
  expect(uno && faltaEn(uno, new Map())).toBe(false);
});

it.each<[SiIgualan, number[], ModoDecision, string | null]>([
  ['seDecide', deDos, 'mano', null],
  ['sorteo', deDos, 'sorteo', 'Las reglas de la liga dicen que se sortea.'],
  ['sorteo', deDos, 'mano', 'Las reglas de la liga dicen que se sortea. Vas a decidirlo de otra manera.'],
  [
    'partido',
    deTres,
    'sorteo',
    'Las reglas de la liga dicen que, si son dos, juegan un partido; si son más, se decide aquí.',
  ],
])(
  'the closing tells what a league says (%s, of %j), and when it is done by %s',
  (siIgualan, ids, modo, frase) => {
    const [uno] = empatesDe(unCierre(siIgualan, ids));
    expect(uno && segunLaLiga(uno, modo)).toBe(frase);
  },
);
