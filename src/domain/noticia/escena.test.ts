import { expect, test } from 'vitest';
import { escenaDeNoticia, marcadorDeEscena } from './escena.ts';

test.each([
  ['Publicados los partidos del fin de semana', '/competicion-horarios/social', 'calendario'],
  ['Los resultados de la liga infantil, al día', null, 'resultados'],
  ['Una jugadora remonta', '/competicion-resultados/social', 'resultados'],
  ['Una jugadora remonta', '/competicion-clasificaciones-partido/7', 'resultados'],
  ['Prado renueva sus dos pistas de tierra batida', '/club-instalaciones', 'pista'],
  ['Así funciona el campus de verano', null, 'campus'],
  ['El Maratón 24h ya busca voluntarios', null, 'maraton'],
  ['Así se juega el máster infantil', null, 'copa'],
  ['Taller para aprender a encordar', null, 'raqueta'],
  ['Nuevos grupos de pickleball', null, 'pickleball'],
  ['La jornada del sábado se suspende por lluvia', null, 'lluvia'],
  ['Convocatoria de asamblea general', null, 'asamblea'],
  ['Al final del día', null, 'copa'],
  ['Finalmente abrimos', '/escuela-padel', 'padel'],
  ['La 1ª División infantil ya juega la segunda vuelta', null, 'menores'],
  ['Clases para la edad infantil', null, 'escuela'],
  ['Gracias a todos', null, 'club'],
  ['', '/noticias', 'club'],
])('"%s" that leads to %s is drawn as %s', (title, link, escena) =>
  expect(escenaDeNoticia({ title, link, resumen: 'Ganó por 6-4 y 6-3.', content: '' }).split('_')[0]).toBe(
    escena,
  ),
);

test.each([
  ['Ganó en el super tie-break: 3-\u20606, 6-\u20604 y 12-\u206010.', 'resultados_3-6_6-4_12-10'],
  ['Un 6-4 y 6-3 claro', 'resultados_6-4_6-3'],
  ['Se jugó el 21-11-2026, 6-4', 'resultados'],
  ['Van 3-1', 'resultados'],
])('the board of %j is %s', (resumen, escena) =>
  expect(escenaDeNoticia({ title: 'Resultados', link: null, resumen, content: '' })).toBe(escena),
);

const enlace = (nombre: string) => `<a href="/competicion-clasificaciones-division/5">${nombre}</a>`;

test.each([
  ['Ana Gil Pardo', 'Eva del Olmo Yuste', 'ganó', '_Gil_del.Olmo'],
  ['A. G.', 'Eva Núñez', 'ganó', '_A..G._Núñez'],
  ['Ana Gil Pardo', 'Eva Gil Yuste', 'ganó', ''],
  ['Ana Gil Pardo', 'Eva Núñez', 'cayó', ''],
])('the board of %s and %s, who %s, says%s', (uno, otro, verbo, nombres) => {
  const resumen = `${uno} ${verbo} ante ${otro} por 6-4 y 6-3.`;
  const content = `<p>${enlace(uno)} ${verbo} ante ${enlace(otro)} por 6-4 y 6-3.</p>`;
  expect(escenaDeNoticia({ title: 'Resultados', link: null, resumen, content })).toBe(
    `resultados_6-4_6-3${nombres}`,
  );
});

test('only a board with two or three sets has figures', () => {
  const sets = [
    ['3', '6'],
    ['6', '4'],
    ['12', '10'],
  ];
  expect(marcadorDeEscena('resultados_3-6_6-4_12-10')).toEqual({ sets, nombres: [] });
  expect(marcadorDeEscena('resultados_3-6_6-4_12-10_Gil_del.Olmo')).toEqual({
    sets,
    nombres: ['Gil', 'del Olmo'],
  });
  for (const otra of [
    'resultados',
    'resultados_3-6',
    'copa_3-6_6-4',
    'resultados_3-6_6-4_1-1_2-2',
    'resultados_333-6_6-4',
    'resultados_3-6_6-4_Gil',
    'resultados_3-6_6-4_Gil_<b>',
  ])
    expect(marcadorDeEscena(otra)).toBeNull();
});
