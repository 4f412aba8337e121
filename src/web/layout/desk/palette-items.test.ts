import { expect, it } from 'vitest';
import { PAGINAS_PRIVADAS } from '#web/paginas-privadas.ts';
import { ALWAYS, find, type Item } from './palette-items.ts';

const item = (kind: Item['kind'], texto: string, extra: Partial<Item> = {}): Item => ({
  href: `/${texto}`,
  kind,
  icono: 'hoy',
  texto,
  ...extra,
});

const TODO = [
  item('acciones', 'Suspender por lluvia', { alias: 'llueve sabado' }),
  item('pantallas', 'Puntuación masiva'),
  item('jugadores', 'Íñigo Núñez Olmedo', { detalle: 'Liga Social - 2ª División' }),
  item('jugadores', 'Carla Olmedo Bermejo'),
  item('partidos', 'Carla Olmedo – Ana Gil', { detalle: 'sáb 28/11, 10:00' }),
];

const textos = (wanted: string, recent: string[] = []): string[] =>
  find(TODO, wanted, recent).flatMap(({ items }) => items.map(({ texto }) => texto));

it.each([
  ['nunez inigo', ['Íñigo Núñez Olmedo']],
  ['ÑUÑEZ', ['Íñigo Núñez Olmedo']],
  ['2ª olmedo', ['Íñigo Núñez Olmedo']],
  ['puntuacion', ['Puntuación masiva']],
  ['suspender sábado', ['Suspender por lluvia']],
  ['gil carla', ['Carla Olmedo – Ana Gil']],
  ['zzz', []],
])('%s finds by every word, in any order, with accents or none', (wanted, found) =>
  expect(textos(wanted)).toEqual(found),
);

it('what begins as what is written comes before what has a word of it, and that before what is known by it', () => {
  const items = [
    item('acciones', 'Suspender por lluvia', { alias: 'aplazar' }),
    item('pantallas', 'Ver aplazados'),
    item('pantallas', 'Aplazados'),
    item('jugadores', 'Ana Aplomo'),
  ];
  const found = find(items, 'apl', ['/Suspender por lluvia']).flatMap((one) => one.items);
  expect(found.map(({ texto }) => texto)).toEqual([
    'Aplazados',
    'Ver aplazados',
    'Ana Aplomo',
    'Suspender por lluvia',
  ]);
});

it('what was opened last comes first, and alone when nothing is written beside what can be done', () => {
  expect(textos('olmedo', ['/Carla Olmedo Bermejo'])).toEqual([
    'Carla Olmedo Bermejo',
    'Íñigo Núñez Olmedo',
    'Carla Olmedo – Ana Gil',
  ]);
  expect(
    find(TODO, '', ['/Carla Olmedo Bermejo', '/gone']).map(({ kind, items }) => [kind, items.length]),
  ).toEqual([
    ['recientes', 1],
    ['acciones', 1],
    ['pantallas', 1],
  ]);
});

it('every division is one press away with nothing written; of what is looked for, six of a kind', () => {
  const divisiones = Array.from({ length: 9 }, (_, i) => item('ligas', `Liga ${i}`));
  const ligas = (wanted: string) => find(divisiones, wanted, []).map(({ items }) => items.length);
  expect(ligas('')).toEqual([9]);
  expect(ligas('liga')).toEqual([6]);
});

it('every screen of the desk is there: those of one thing come from their lists', () => {
  const addresses = new Set(ALWAYS.map(({ href }) => href));
  const missing = PAGINAS_PRIVADAS.map(({ path }) => `/private/${path}`.replace(/\/$/, '')).filter(
    (href) => !href.includes(':') && !addresses.has(href),
  );
  expect(missing).toEqual([]);
});
