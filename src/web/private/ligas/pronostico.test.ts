import { describe, expect, it } from 'vitest';
import type { PronosticoLiga } from '#contract/liga/pronostico.ts';
import { elDia, fraseCuello, fraseRitmo, holgura, resumenDe } from './pronostico.tsx';

const HOY = '2027-02-19';

describe('days', () => {
  it('have their year when their month alone would not say it', () => {
    expect(elDia('2027-03-06', HOY)).toBe('sáb, 6 mar');
    expect(elDia('2027-01-16', '2026-11-28')).toBe('sáb, 16 ene');
    expect(elDia('2028-03-04', HOY)).toBe('sáb, 4 mar 2028');
    expect(elDia(null, HOY)).toBe('no se ve el final');
  });

  it.each([
    ['2027-03-06', '2027-03-28', '3 semanas de sobra'],
    ['2027-03-28', '2027-03-28', 'con el tiempo justo'],
    ['2027-03-29', '2027-03-28', 'por unos días'],
    ['2027-04-04', '2027-03-28', '1 semana tarde'],
    ['2026-12-12', '2027-06-30', '28 semanas de sobra'],
    [null, '2027-03-28', 'no se ve el final'],
  ])('%s for %s is %s', (final, limite, frase) => {
    expect(holgura(final, limite)).toBe(frase);
  });
});

describe('sentences', () => {
  it.each([
    [['llega', 'llega'], 'Las 2 ligas llegan a tiempo'],
    [['llega'], 'La liga llega a tiempo'],
    [['noCabe', 'tarde', 'llega', 'acabada'], '1 no cabe · 1 no llega a este ritmo · 2 llegan'],
    [['sinRitmo', 'tarde', 'tarde'], '2 no llegan a este ritmo · 1 aún sin ritmo'],
  ])('%j: %s', (veredictos, frase) => {
    const ligas = veredictos.map((veredicto) => ({ veredicto })) as PronosticoLiga[];
    expect(resumenDe({ ligas })).toBe(frase);
  });

  it.each([
    [
      { que: 'jugador', idJugador: 1, jugador: 'Ana García', faltan: 9, dias: 6 },
      'A Ana García le faltan 9 partidos por poner, y hasta entonces solo puede 6 días de fin de semana.',
    ],
    [{ que: 'pistas', caben: 4 }, 'En las pistas caben, como mucho, 4 partidos suyos por fin de semana.'],
    [
      { que: 'franjas', idJugador: 1, jugador: 'Ana', idRival: 2, rival: 'Inés' },
      'Ana e Inés se deben un partido y no hay hora a la que puedan los dos: cambia lo que han marcado, o ponlo a mano otro día.',
    ],
    [
      { que: 'vuelta', desde: '2027-02-01', abierta: '2026-12-12' },
      'La vuelta no se abre hasta el 1 de febrero de 2027; abierta ya, cabría desde el 12 de diciembre de 2026.',
    ],
    [
      { que: 'vuelta', desde: '2027-02-01', abierta: null },
      'La vuelta no se abre hasta el 1 de febrero de 2027.',
    ],
  ] as const)('%j', (cuello, frase) => {
    expect(fraseCuello(cuello)).toBe(frase);
  });

  it.each([
    ['llega', 2.25, 4, null],
    ['tarde', 2.25, 4, 'Se juegan 2,3 partidos por semana; para llegar hacen falta 4 por fin de semana.'],
    ['sinRitmo', null, 1.5, 'Para llegar hacen falta 1,5 por fin de semana.'],
    ['noCabe', 2, null, 'No queda ningún fin de semana hasta su último día.'],
  ] as const)('of the pace: %s', (veredicto, porSemana, hacenFalta, frase) => {
    const ritmo = porSemana === null ? null : { porSemana, semanas: 6, final: null };
    expect(fraseRitmo({ veredicto, ritmo, hacenFalta })).toBe(frase);
  });
});
