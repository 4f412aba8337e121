import { expect, test } from 'vitest';
import { resumenDe } from './resumen.ts';

test('it begins with whole words, without tags, one space after each block', () => {
  expect(resumenDe('<p>Uno &amp; <strong>dos</strong>.</p><p>Tres&nbsp;&lt;4</p>')).toBe(
    'Uno & dos. Tres <4',
  );
  const largo = resumenDe(`<p>${'palabra, '.repeat(40)}</p>`);
  expect(largo).toMatch(/^(palabra, )+palabra…$/);
  expect(largo.length).toBeLessThanOrEqual(171);
  const corta = 'Tres horas, ocho plazas y una raqueta por persona: la tuya.';
  expect(resumenDe(`<p>${corta} ${'y mucho más que contar '.repeat(9)}</p>`)).toBe(corta);
  const frases = 'Uno de los dos equipos ha ganado el torneo de dobles de este fin de semana.';
  expect(resumenDe(`<p>${frases}</p><p>${'y mucho más que contar '.repeat(9)}</p>`)).toBe(frases);
  expect(resumenDe(`${'palabras '.repeat(17)}ante la red y la rotura`)).toMatch(/ante la red…$/);
  expect(resumenDe('<p>Ganó por 12-10.</p>')).toBe('Ganó por 12-\u206010.');
  expect(resumenDe('x'.repeat(300))).toBe(`${'x'.repeat(170)}…`);
});
