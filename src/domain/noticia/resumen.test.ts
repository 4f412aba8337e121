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
  [
    'El sábado vuelve la clase abierta con la Sra. Gil, que ganó el torneo.',
    /^El sábado vuelve la clase abierta/,
  ],
  ['Las clases abiertas de este trimestre las dará el Dr. D. Luis Gil, en Prado.', /las dará…$/],
  ['El sorteo de las eliminatorias de la copa será a las 6 p. m. y en la terraza.', /será a las 6…$/],
  ['Este fin de semana se juega la final del torneo en la pista n.º 3 de Prado.', /torneo en la pista…$/],
  ['Este sábado da la clase abierta a todas las demás familias D.ª Ana Gil.', /las demás familias…$/],
])('no sentence ends in an abbreviation, nor does one hang at the end: %j', (texto, entero) => {
  const extracto = extractoDe(texto);
  expect(extracto).toMatch(entero);
  expect(extracto).not.toMatch(/(?:Sra|Dr|D|p|m|n|[ªº])[.…]*$/);
  const largo = resumenDe(`${'palabras '.repeat(13)}y nada. ${texto}`);
  expect(largo).toMatch(/^(palabras )+y nada\.$/);
});

test('a sentence that ends before another one is whole, whatever abbreviations it has', () => {
  const frase = 'La final la arbitra D. Luis Gil a las 6 p. m. en Prado.';
  expect(extractoDe(`${frase} Después hay merienda para todos.`)).toBe(frase);
  expect(resumenDe(`${frase} ${'Y mucho más que contar, '.repeat(9)}`)).toBe(frase);
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
