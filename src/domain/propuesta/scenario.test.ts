import { describe, expect, it } from 'vitest';
import { DOMINGO, datos, ganado, LIGA, SABADO } from '#tests/builders/propuesta.ts';
import { lineasVacias } from './amistosos.ts';
import { historiasDe } from './datos.ts';
import { nombreDia } from './explicacion.ts';
import { colocarLineas } from './placement.ts';
import { prepararEscenario } from './scenario.ts';

/** From nine to nine: every band has its hours. */
const ANCHA = { ...LIGA, inicio: 540, fin: 1260 };

const jugadoresCon = (partidos: ReturnType<typeof ganado>[]) =>
  prepararEscenario(datos({ ligas: [ANCHA], partidos })).jugadores;

describe('what a player has behind', () => {
  const deManana = (n: number, cambios = {}) =>
    Array.from({ length: n }, (_, i) => ganado({ id: i + 1, idJugador2: 3, ...cambios }));

  it('makes the band where they played cost, up to six', () => {
    const ana = (n: number) => jugadoresCon(deManana(n))[0]?.costeBanda;
    expect([ana(0), ana(2), ana(9)]).toEqual([
      [0, 0, 0],
      [2, 0, 0],
      [6, 0, 0],
    ]);
  });

  it('is of their own league; what was awarded counts as a match and has no hour', () => {
    const [ana] = jugadoresCon(deManana(2, { idLiga: 7 }));
    expect([ana?.costeBanda, ana?.deficit]).toEqual([[0, 0, 0], 0]);
    const [otra, bea] = jugadoresCon(deManana(2, { sintetico: true }));
    expect([otra?.costeBanda, otra?.deficit, bea?.deficit]).toEqual([[0, 0, 0], 0, 2]);
  });

  it('is no rematch when it was awarded', () => {
    const ultimo = (cambios = {}) => historiasDe([ganado(cambios)], 1).get('1-2')?.ultimo;
    expect([ultimo(), ultimo({ sintetico: true })]).toEqual(['2026-10-01', null]);
  });
});

it('a line to start from holds where it is on the grid of its league, and nowhere else', () => {
  const esc = prepararEscenario(datos());
  const aLas = (hora: string) =>
    colocarLineas(esc, [
      { fecha: `${SABADO}T${hora}`, idPista: 1, idLiga: 1, idJugador1: 1, idJugador2: 2 },
    ]).map(({ inicio }) => inicio);
  expect([aLas('10:15'), aLas('10:20')]).toEqual([[615], []]);
});

it('empty slots are as long as the longest match of the type', () => {
  const corta = { ...LIGA, id: 2, duracion: 60 };
  const lineas = lineasVacias(prepararEscenario(datos({ ligas: [LIGA, corta] })));
  expect(lineas.map(({ fecha }) => fecha)).toEqual([`${SABADO}T10:00`, `${SABADO}T11:30`]);
});

it('a day is named with its number only where another has the same name', () => {
  expect(nombreDia(SABADO, [SABADO, DOMINGO])).toBe('el sábado');
  expect(nombreDia(SABADO, [SABADO, '2026-11-28'])).toBe('el sábado 21');
});
