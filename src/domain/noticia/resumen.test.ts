import { expect, test } from 'vitest';
import { extractoDe, resumenDe } from './resumen.ts';

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

test.each([
  ['Cabe entero, tal como está escrito', 'Cabe entero, tal como está escrito'],
  [
    'Ya puedes mirar contra quién juegas: los partidos del fin de semana están publicados.',
    'Ya puedes mirar contra quién juegas.',
  ],
  [
    'Tres horas, ocho plazas y una raqueta por persona: la tuya. La llevas con las cuerdas rotas.',
    'Tres horas, ocho plazas y una raqueta por persona: la tuya.',
  ],
  [
    'Toca revancha: los ocho de la 1ª División infantil vuelven a encontrarse.',
    'Toca revancha: los ocho de la 1ª División infantil vuelven…',
  ],
  [
    'Los entrenamientos de los equipos del club empiezan a las 18:30 de la tarde.',
    'Los entrenamientos de los equipos del club empiezan…',
  ],
  [
    '¿Te atreves con el torneo más largo del año en el club? Quedan dos días.',
    '¿Te atreves con el torneo más largo del año en el club?',
  ],
  ['x'.repeat(90), `${'x'.repeat(60)}…`],
])('in a row %j is %j', (resumen, extracto) => expect(extractoDe(resumen)).toBe(extracto));
