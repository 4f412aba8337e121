import { afterEach, expect, test } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { clubEnBlanco } from '#contract/club/club-nuevo.ts';
import { unCampus } from '#tests/builders/campus.ts';
import { CUOTAS, conCuotas, conIntensivos } from '#tests/builders/precios.ts';
import { tablaCampus, tablaCuotas, tablaEquipo, tablaIntensivos } from './tablas.ts';

afterEach(() => ponerClub(SEMILLA));

/** What the row with that heading reads. */
const fila = (html: string, nombre: string): string | undefined =>
  html
    .split('<tr>')
    .find((una) => una.includes(`>${nombre}<`))
    ?.replace(/(?:<[^>]+>)+/g, '|')
    .replaceAll('\u00a0', ' ');

test.each([
  ['todas', '|Iniciación|27 €|31 €|46 €|52 €|'],
  ['gratis', '|Iniciación|Gratis|31 €|Gratis|52 €|'],
  ['soloSocios', '|Iniciación|27 €|—|46 €|—|'],
  ['soloDos', '|Iniciación|—|—|46 €|52 €|'],
  ['ninguna', undefined],
] as const)('the table of the school where the prices of a group are %s', (caso, dicha) => {
  ponerClub(conCuotas(CUOTAS[caso]));
  expect(fila(tablaCuotas(), 'Iniciación')).toBe(dicha);
});

test.each([
  [36, 42, '|Navidad|36 €|42 €|'],
  [0, 42, '|Navidad|Gratis|42 €|'],
  [36, 0, '|Navidad|36 €|—|'],
  [0, 0, undefined],
])('the table of the holiday courses, members %d and others %d', (socios, noSocios, dicha) => {
  ponerClub(
    conIntensivos([
      { nombre: 'Junio', socios: 1, noSocios: 2 },
      { nombre: 'Navidad', socios, noSocios },
    ]),
  );
  expect(fila(tablaIntensivos(), 'Navidad')?.slice(0, dicha?.length)).toBe(dicha);
});

test('of a club that has priced nothing there is no table', () => {
  ponerClub(clubEnBlanco(SEMILLA, 'club.example'));
  expect([tablaCuotas(), tablaEquipo(), tablaIntensivos()]).toEqual(['', '', '']);
});

test.each([
  [75, 85, 2],
  [0, 85, 1],
  [0, 0, 0],
])('of a camp at %d and %d, what is priced is told', (a, c, cifras) => {
  const { semanas, precios: _, ...resto } = unCampus(2027);
  const opciones = {
    a: { horario: '9:00-14:00', precio: a },
    c: { horario: '8:00-14:00', precio: c },
  };
  const html = tablaCampus({ ...resto, semanas, opciones }, '2027-01-01');
  expect(html.split('<dd>')).toHaveLength(cifras + 1);
  expect(html.includes('class="cifras"')).toBe(cifras > 0);
  expect(html).not.toMatch(/>0\s€/);
});
