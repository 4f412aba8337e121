// Network first, always. What it keeps is only answered when the network does not: the pages of ALWAYS from the first
// visit on, the last seen ones of the competition and the school, and a page that says so. Never the staff's, nor who signs in, nor what is reached with a key.

/** Filled in by servicio.ts: `{ nombre, telefono, enlace, colores, zona, ligas, principal }`. */
const CLUB = self.CLUB;
const CACHE = 'visto';
const KEPT = 12;
const SEEN = 'x-visto';
/** Of a page that was kept before anybody opened it. */
const BEFOREHAND = 'x-por-adelantado';

/** Where the club is, what it costs and what is on. */
const ALWAYS = ['/', '/contacto', '/escuela-calendario-precios-horarios', '/escuela-presentacion'];

const isKept = (path) =>
  ALWAYS.includes(path) ||
  /^\/(el-tiempo|club-instalaciones|escuela-[a-z-]+)$/.test(path) ||
  /^\/competicion-(horarios|resultados|clasificaciones)(\/[a-z]+)?$/.test(path) ||
  /^\/competicion-clasificaciones-(division|partido)\/\d+$/.test(path);

const isLeftAlone = (path) => /^\/(private|login|mi|api)(\/|$)/.test(path);

const asText = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The page as it was seen, without its program, which would ask for what is not there. */
async function keep(address, response, beforehand = false) {
  const html = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const cache = await caches.open(CACHE);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  await Promise.all(styles.map(async (href) => (await cache.match(href)) ?? cache.add(href)));
  const headers = { 'content-type': 'text/html; charset=utf-8', [SEEN]: String(Date.now()) };
  if (beforehand) headers[BEFOREHAND] = 'si';
  await cache.delete(address);
  await cache.put(address, new Response(html, { headers }));
  await dropOld(cache);
}

const pagesOf = async (cache) =>
  (await cache.keys()).filter(({ url }) => isKept(new URL(url).pathname)).reverse();

/** The newest pages and those of ALWAYS stay, with the styles that they name. */
async function dropOld(cache) {
  const pages = await pagesOf(cache);
  const isFixed = ({ url }) => ALWAYS.includes(new URL(url).pathname);
  const old = pages.filter((page) => !isFixed(page)).slice(KEPT);
  await Promise.all(old.map((page) => cache.delete(page)));
  const stay = pages.filter((page) => !old.includes(page));
  const texts = await Promise.all(stay.map(async (one) => (await (await cache.match(one))?.text()) ?? ''));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (!isKept(pathname) && !texts.some((text) => text.includes(pathname))) await cache.delete(url);
  }
}

const WHEN = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: CLUB.zona,
});
const whenOf = (response) => WHEN.format(Number(response.headers.get(SEEN)));

const asDocument = (html) =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'",
    },
  });

const NOTICE =
  'margin:0;padding:.75rem 1rem;background:#d9e84a;color:#17203a;font-weight:600;text-align:center';

/** A page that was kept, with a line on top that says from when it is; `instead`: another one was asked for. */
async function asItWas(response, instead = false) {
  const html = await response.text();
  const what = instead ? `De «${titleOf(html)}», que es lo guardado, esto` : 'Esto';
  const line = `<p role="status" style="${NOTICE}">Sin conexión. ${what} es lo que se veía el ${whenOf(response)}: puede haber cambiado.</p>`;
  return asDocument(html.replace(/<body[^>]*>/, (body) => body + line));
}

const titleOf = (html) => /<title>([^<]*)/.exec(html)?.[1]?.split(' | ')[0] ?? '';

const textOf = (html) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A row of a schedule or of results in words: its cells, or what it tells who cannot see it. */
function wordsOf(row) {
  const told = /<span class="visually-hidden">([^<]*)/.exec(row)?.[1];
  const cells = row.split('</td>').map(textOf).filter(Boolean);
  return cells.length > 1 ? cells.join(', ') : (told ?? textOf(row));
}

/** What a page says of that match, and on which day; null when it does not name it. */
function matchIn(html, id) {
  const row = new RegExp(`<(tr|li)[^>]*data-fila="p${id}"[^]*?</\\1>`).exec(html);
  if (!row) return null;
  const day = [...html.slice(0, row.index).matchAll(/<h2[^>]*><time[^>]*>([^<]*)/g)].at(-1)?.[1];
  return [day, wordsOf(row[0])].filter(Boolean).join(', ');
}

const linkTo = (path, words) => `<a href="${asText(path)}">${words}</a>`;

/** Of a match whose page was never opened, what the kept page that named it says, and the way back to it. */
function knownOf(path, pages) {
  const [, id] = /^\/competicion-clasificaciones-partido\/(\d+)$/.exec(path) ?? [];
  const there = id && pages.find(({ html }) => matchIn(html, id));
  if (!there) return '';
  const { html, pathname, title, when } = there;
  return `<h2>Lo que se sabe de este partido</h2><p><strong>${matchIn(html, id)}</strong><br><small>${when}</small></p><p>${linkTo(pathname, `Volver a «${title}»`)}</p>`;
}

function listOf(heading, pages) {
  if (pages.length === 0) return '';
  const lines = pages.map(
    ({ pathname, title, when }) => `<li>${linkTo(pathname, title)}<br><small>${when}</small></li>`,
  );
  return `<h2>${heading}</h2><ul>${lines.join('')}</ul>`;
}

async function readPage(cache, request) {
  const response = await cache.match(request);
  const html = await response.clone().text();
  const { pathname } = new URL(request.url);
  const beforehand = response.headers.has(BEFOREHAND);
  return { html, pathname, title: titleOf(html), when: whenOf(response), beforehand };
}

async function offlinePage(cache, path) {
  const pages = await Promise.all((await pagesOf(cache)).map((request) => readPage(cache, request)));
  const seen = pages.filter(({ beforehand }) => !beforehand);
  const others = pages.filter(({ beforehand }) => beforehand);
  const list = listOf('Lo último que viste', seen) + listOf('También sin conexión', others);
  return asDocument(`<!DOCTYPE html><html lang="es"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Sin conexión | ${asText(CLUB.nombre)}</title>
<style>:root{color-scheme:light dark}body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;background:${CLUB.colores.papel};color:${CLUB.colores.tinta}}
header{padding:2rem 1.25rem;background:${CLUB.colores.fondo};color:#fff}main{padding:1rem 1.25rem;max-width:40rem}h1{margin:0;font-size:1.75rem}
h2{font-size:1.125rem}ul{list-style:none;padding:0}li{padding:.6rem 0;border-top:1px solid #c9c9c4}a{color:${CLUB.colores.enlace};font-weight:600}
small{color:${CLUB.colores.suave}}@media(prefers-color-scheme:dark){body{background:${CLUB.colores.noche};color:${CLUB.colores.tintaDeNoche}}a{color:${CLUB.colores.enlaceDeNoche}}small{color:${CLUB.colores.suaveDeNoche}}li{border-color:${CLUB.colores.rayaDeNoche}}}</style>
</head><body><header><h1>Sin conexión</h1><p>No se ha podido llegar a la web de ${asText(CLUB.nombre)}.</p></header>
<main><p><a href="">Probar otra vez</a></p>${knownOf(path, [...seen, ...others])}${list}<p>Teléfono del club: <a href="${asText(CLUB.enlace)}">${asText(CLUB.telefono)}</a></p></main></body></html>`);
}

const SECTION = /^(\/competicion-(?:horarios|resultados|clasificaciones))(?:\/([a-z]+))?$/;

/** What holds the same as a page that was not kept: all the leagues for one of them, and that one for all. */
function insteadOf(path) {
  const [, section, league] = SECTION.exec(path) ?? [];
  if (section === undefined) return [];
  const { principal, ligas } = CLUB;
  // The tables of no league in particular are those of the first one, and stand for no other.
  if (section.endsWith('clasificaciones')) {
    if (league === undefined) return [`${section}/${principal}`];
    return league === principal ? [section] : [];
  }
  return league ? [section] : ligas.map((one) => `${section}/${one}`);
}

/** Only pages without a search are kept: with one, another league would be read under its address. */
async function withoutNetwork(address) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address);
  if (kept) return asItWas(kept);
  for (const other of insteadOf(address)) {
    const there = await cache.match(other);
    if (there) return asItWas(there, true);
  }
  return offlinePage(cache, address);
}

async function navigate(event, { pathname, search }) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    if (response.ok && search === '' && isKept(pathname)) {
      const copy = response.clone();
      event.waitUntil(keep(pathname, copy).catch(() => {}));
    }
    return response;
  } catch {
    return withoutNetwork(pathname + search);
  }
}

self.addEventListener('install', () => self.skipWaiting());

const fetchAndKeep = (path, beforehand = false) =>
  fetch(path)
    .then((response) => (response.ok ? keep(path, response, beforehand) : undefined))
    .catch(() => {});

/** Those of ALWAYS that have not been seen, one after another: they share their styles. */
async function keepAlways() {
  const cache = await caches.open(CACHE);
  for (const path of ALWAYS) if (!(await cache.match(path))) await fetchAndKeep(path, true);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

/** In the place of a picture that is not there: nothing, rather than a broken one. */
const noPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } });

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || isLeftAlone(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(navigate(event, url));
  else if (request.destination === 'style')
    event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
  else if (request.destination === 'image') event.respondWith(fetch(request).catch(noPicture));
});

/** Pages that the program drew without asking for their document, and the one of whoever this device is of. */
self.addEventListener('message', (event) => {
  const path = event.data;
  if (typeof path === 'string')
    event.waitUntil((isKept(path) ? fetchAndKeep(path) : Promise.resolve()).then(keepAlways));
});

/** What the club tells a player: `{ texto, enlace, marca }`. What came before with that mark is what it replaces. */
self.addEventListener('push', (event) => {
  const { texto, enlace, marca } = event.data.json();
  const options = { body: texto, tag: marca, data: enlace, icon: '/iconos/192.png', lang: 'es' };
  event.waitUntil(self.registration.showNotification(CLUB.nombre, options));
});

/** In the tab that shows it already, or in another. */
async function open(path) {
  const address = new URL(path, self.location.origin).href;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
