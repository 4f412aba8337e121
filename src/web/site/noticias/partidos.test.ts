import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Noticia } from '#contract/sitio/news.ts';
import type { Call } from '#web/platform/call.ts';
import { partidosDe, siguientesDe } from './noticia.tsx';

const NOTICIA = { dt: Date.parse('2026-11-21T10:00Z') / 1000, content: '', link: null } as Noticia;

const fila = (id: number, fecha: string, conMenores = false) => ({ id, fecha, duracion: 60, conMenores });

const PROXIMOS = [
  fila(1, '2026-11-22T10:00'),
  fila(2, '2026-11-23T10:00', true),
  fila(3, '2026-12-20T10:00'),
];
const RESULTADOS = [fila(4, '2026-11-15T10:00')];

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00Z') }));
afterAll(() => void vi.useRealTimers());

const pedidos: unknown[] = [];
const call = ((ruta: string, datos: unknown) => {
  pedidos.push([ruta, datos]);
  return Promise.resolve(ruta.endsWith('proximos') ? PROXIMOS : { partidos: RESULTADOS });
}) as unknown as Call;

const ids = async (noticia: Partial<Noticia>) =>
  (await partidosDe(call, { ...NOTICIA, ...noticia })).partidos.map(({ id }) => id);

test('of the schedule, the next of its days and no names of minors', async () => {
  expect(await ids({ link: '/competicion-horarios/social' })).toEqual([1]);
  expect(await ids({ content: '<a href="/competicion-horarios/social">aquí</a>' })).toEqual([1]);
});

test('of the schedule, the temperature beside the court, where it is foreseen', async () => {
  const [una, otra] = [fila(1, '2026-11-22T10:00'), fila(2, '2026-11-22T11:00')];
  const filas = [
    { ...una, pista: 'Prado 1', weather: { temp: 8.4 } },
    { ...otra, pista: 'Prado 2', weather: { temp: null } },
  ];
  const todos = (async () => filas) as unknown as Call;
  const { partidos } = await partidosDe(todos, { ...NOTICIA, link: '/competicion-horarios/social' });
  expect(partidos.map(({ pista }) => pista)).toEqual(['Prado 1 · 8\u00a0°C', 'Prado 2']);
});

test('of the schedule, what is being played says so, and what is over is not told', async () => {
  const noticia = { ...NOTICIA, link: '/competicion-horarios/social' };
  expect(await partidosDe(call, noticia)).toMatchObject({ porJugar: 1, todos: noticia.link });
  vi.setSystemTime(Date.parse('2026-11-22T09:40Z'));
  expect(await partidosDe(call, noticia)).toMatchObject({
    partidos: [{ id: 1, observaciones: 'En juego' }],
    porJugar: 1,
  });
  vi.setSystemTime(Date.parse('2026-11-22T10:10Z'));
  expect(await partidosDe(call, noticia)).toMatchObject({ partidos: [], porJugar: 0 });
  vi.setSystemTime(Date.parse('2026-11-21T10:00Z'));
});

test('of the schedule, the first of each of two days, and how many those days have', async () => {
  const de = (dia: string, desde: number) =>
    [0, 1, 2, 3, 4, 5, 6].map((n) => fila(desde + n, `${dia}T1${n}:00`));
  const proximos = [...de('2026-11-22', 10), ...de('2026-11-23', 20), ...de('2026-11-24', 30)];
  const todos = (async () => proximos) as unknown as Call;
  const { partidos, porJugar } = await partidosDe(todos, {
    ...NOTICIA,
    link: '/competicion-horarios/social',
  });
  expect(partidos.map(({ id }) => id)).toEqual([10, 11, 12, 13, 14, 15, 20, 21, 22, 23, 24, 25]);
  expect(porJugar).toBe(14);
});

test('of the schedule, how many of the children’s there are on its days, where it speaks of them too', async () => {
  const content =
    '<a href="/competicion-horarios/social">a</a><a href="/competicion-horarios/infantil">b</a>';
  const { partidos, menores } = await partidosDe(call, { ...NOTICIA, content });
  expect(partidos.map(({ id }) => id)).toEqual([1]);
  expect(menores).toEqual({ cuantos: 1, todos: '/competicion-horarios/infantil' });
  const sinEllos = await partidosDe(call, { ...NOTICIA, link: '/competicion-horarios/social' });
  expect(sinEllos.menores).toBeNull();
});

test('of a table, what had been played by then', async () => {
  expect(await ids({ link: '/competicion-clasificaciones/social' })).toEqual([4]);
  expect(pedidos.at(-1)).toEqual([
    'GET /api/horarios/resultados',
    { query: { tipo: 'social', hasta: '2026-11-21', dias: 1 } },
  ]);
  const meses = { dt: Date.parse('2027-02-01T10:00Z') / 1000 };
  expect(await ids({ ...meses, link: '/competicion-clasificaciones/social' })).toEqual([]);
});

test('of a match, the others of its day, that one apart', async () => {
  const todos = [fila(1, '2026-11-22T10:00'), fila(2, '2026-11-22T11:00')];
  const call = (async () => ({ partidos: todos })) as unknown as Call;
  const content = '<a href="/competicion-clasificaciones/social">tabla</a>';
  const noticia = { ...NOTICIA, content, link: '/competicion-clasificaciones-partido/2' };
  expect(await partidosDe(call, noticia)).toMatchObject({
    partidos: [todos[0]],
    aparte: true,
    todos: '/competicion-resultados/social',
  });
  const otra = { ...noticia, link: '/competicion-clasificaciones-partido/9' };
  expect(await partidosDe(call, otra)).toMatchObject({ partidos: todos, aparte: false });
});

test('of anything else, nothing is asked for', async () => {
  const antes = pedidos.length;
  expect(await ids({ link: '/club-instalaciones' })).toEqual([]);
  expect(await ids({ link: '/competicion-horarios/nada' })).toEqual([]);
  expect(pedidos).toHaveLength(antes);
});

test('of a match, the next of each of its two: the first to come before, one of both once, none of minors', async () => {
  const [suyo, otro] = [fila(5, '2026-12-06T10:00'), fila(6, '2026-12-05T10:00')];
  const de = async (siguientes: unknown) =>
    (await siguientesDe((async () => ({ siguientes })) as unknown as Call, { escena: 'partido-2' })).map(
      ({ id }) => id,
    );
  expect(await de([[suyo, fila(7, '2026-12-08T10:00')], [otro]])).toEqual([6, 5]);
  expect(await de([[suyo], [suyo]])).toEqual([5]);
  expect(await de([[], [fila(8, '2026-12-05T10:00', true)]])).toEqual([]);
  const antes = pedidos.length;
  expect(await siguientesDe(call, { escena: 'resultados' })).toEqual([]);
  expect(pedidos).toHaveLength(antes);
});
