import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const SCRIPT = readFileSync(new URL('./trabajador.js', import.meta.url), 'utf8');
const ORIGIN = 'https://club.example';

const pathOf = (what: string | { url: string }): string =>
  new URL(typeof what === 'string' ? what : what.url, ORIGIN).pathname;

/** As the browser's own, by address. */
function pageCache() {
  const pages = new Map<string, Response>();
  return {
    match: async (what: string | { url: string }) => pages.get(pathOf(what))?.clone(),
    put: async (path: string, response: Response) => void pages.set(path, response),
    delete: async (what: string | { url: string }) => pages.delete(pathOf(what)),
    keys: async () => [...pages.keys()].map((path) => ({ url: ORIGIN + path })),
  };
}

const ROW =
  '<h2><time dateTime="2026-11-23">lunes, 23 de noviembre</time></h2><table><tr data-fila="p63"><td>20:00</td></tr>' +
  '<tr class="x" data-fila="p637"><td>21:00</td><td><a href="/competicion-clasificaciones-partido/637">' +
  '<span>Ana Gil</span> <span>contra</span> <span>Eva Sanz</span></a></td><td>Prado 1</td><td></td></tr></table>';

const site = (path: string): Response =>
  new Response(`<html><head><title>Página ${path} | Club</title></head><body>${ROW}</body></html>`);

/** Runs it as a browser does, with those tabs open. */
function start(tabs: readonly { url: string; focus: () => void }[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn();
  const openWindow = vi.fn();
  const self = {
    CLUB: {
      nombre: 'Club de Tenis',
      colores: {},
      zona: 'Europe/Madrid',
      telefono: '910 000 000',
      enlace: 'tel:+34910000000',
      ligas: ['social', 'infantil'],
      principal: 'social',
    },
    location: { origin: ORIGIN },
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
    addEventListener: (name: string, hear: (event: object) => void) => listeners.set(name, hear),
  };
  const cache = pageCache();
  const caches = { open: async () => cache, match: cache.match };
  const fetch = vi.fn(async (path: string | { url: string }): Promise<Response> => site(pathOf(path)));
  runInNewContext(SCRIPT, { self, URL, Intl, Response, Date, caches, fetch });
  const tell = async (name: string, event: object): Promise<void> => {
    let work: unknown;
    const waitUntil = (what: unknown): void => {
      work = what;
    };
    listeners.get(name)?.({ ...event, waitUntil });
    await work;
  };
  /** What a browser gets, with network or without. */
  const get = async (path: string, { online = false, destination = 'document' } = {}): Promise<string> => {
    if (!online) fetch.mockRejectedValue(new TypeError('offline'));
    let answer: Promise<Response> | undefined;
    const request = {
      method: 'GET',
      url: ORIGIN + path,
      mode: destination === 'document' ? 'navigate' : '',
      destination,
    };
    const respondWith = (response: Promise<Response>): void => {
      answer = response;
    };
    await tell('fetch', { request, respondWith });
    return (await answer)?.text() ?? '';
  };
  return { tell, get, showNotification, openWindow };
}

it('shows what the club pushes, in the place of what came before with the same mark', async () => {
  const { tell, showNotification } = start();
  const told = { texto: 'Ana Gil: cambia tu partido', enlace: '/partido/1', marca: '<uno>' };
  await tell('push', { data: { json: () => told } });
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Club de Tenis',
    expect.objectContaining({ body: told.texto, tag: told.marca, data: told.enlace }),
  );
});

it('pressed, it opens its page: in the tab that has it, or in another', async () => {
  const notification = { close: vi.fn(), data: '/partido/1' };
  const { tell, openWindow } = start([{ url: `${ORIGIN}/`, focus: vi.fn() }]);
  await tell('notificationclick', { notification });
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/partido/1`);
  const focus = vi.fn();
  const there = start([{ url: `${ORIGIN}/partido/1`, focus }]);
  await there.tell('notificationclick', { notification });
  expect(focus).toHaveBeenCalledOnce();
  expect(there.openWindow).not.toHaveBeenCalled();
  expect(notification.close).toHaveBeenCalledTimes(2);
});

/** One that opened that page with network, and has none now. */
async function havingSeen(path: string) {
  const worker = start();
  await worker.tell('message', { data: path });
  return worker;
}

it('without network, one page of the schedules stands for the other, and says which it is', async () => {
  const all = await havingSeen('/competicion-horarios');
  expect(await all.get('/competicion-horarios/social')).toMatch(
    /Sin conexión\. De «Página \/competicion-horarios», .*Ana Gil/,
  );
  const social = await havingSeen('/competicion-horarios/social');
  expect(await social.get('/competicion-horarios')).toContain('De «Página /competicion-horarios/social»');
  expect(await social.get('/competicion-horarios/infantil')).toContain('<h1>Sin conexión</h1>');
});

it('without network, the table of no league in particular stands for that of the first one alone', async () => {
  const table = await havingSeen('/competicion-clasificaciones');
  expect(await table.get('/competicion-clasificaciones/social')).toContain(
    'De «Página /competicion-clasificaciones»',
  );
  for (const other of ['infantil', 'playoff'])
    expect(await table.get(`/competicion-clasificaciones/${other}`)).toContain('<h1>Sin conexión</h1>');
});

it('without network, what was kept beforehand is listed apart from what was seen', async () => {
  const html = await (await havingSeen('/competicion-horarios')).get('/noticias');
  const [, seen = '', others = ''] = html.split('<h2>');
  expect(seen).toMatch(/^Lo último que viste/);
  expect(seen).toContain('href="/competicion-horarios"');
  expect(seen).not.toContain('href="/contacto"');
  expect(others).toMatch(/^También sin conexión/);
  expect(others).toContain('href="/contacto"');
});

it('without network, a match of a kept schedule is told by what it said there, with the way back', async () => {
  const worker = await havingSeen('/competicion-horarios');
  const html = await worker.get('/competicion-clasificaciones-partido/637');
  expect(html).toContain('<strong>lunes, 23 de noviembre, 21:00, Ana Gil contra Eva Sanz, Prado 1</strong>');
  expect(html).toContain('<a href="/competicion-horarios">Volver a «Página /competicion-horarios»</a>');
  expect(await worker.get('/competicion-clasificaciones-partido/6')).not.toContain('Lo que se sabe');
});

it('without network, a picture is left out rather than broken', async () => {
  const worker = await havingSeen('/contacto');
  expect(await worker.get('/dibujos/pista.svg', { destination: 'image' })).toMatch(/^<svg/);
});
