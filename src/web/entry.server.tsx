import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { type Club, club, ponerClub } from '#club';
import { rutaVivo } from '#contract/rutas.ts';
import { instanteEn } from '#domain/fecha-zona.ts';
import { conCabecera, marcosDe, paginaDeRuta } from './cabecera.server.ts';
import { cssDe } from './club/colores/tokens.ts';
import { conEnlacesPropios } from './direcciones.server.ts';
import type { Pagina } from './paginas.ts';
import type { Call } from './platform/call.ts';
import { originOf, type Pictures, picturesContext, publicUrlContext } from './platform/contexts.ts';
import {
  contentPolicy,
  delayScripts,
  guestsOf,
  hashOf,
  type Rest,
  scriptHashes,
  settingsContext,
  versionOf,
  withSettings,
} from './platform/document.server.ts';
import type { PageSettings } from './platform/document.ts';
import { callContext } from './platform/load.ts';

export { addressOfPage, parametersOf } from './direcciones.server.ts';

export const streamTimeout = 5_000;
/** Whatever the case of the letters in the address, the staff's pages are those under their layout. */
const PRIVATE_LAYOUT = 'layout/private-layout';
const PUBLIC_LAYOUT = 'layout/public-layout';
const NONCE_BYTES = 16;

type Given = {
  call: unknown;
  publicUrl: string | null;
  settings: PageSettings;
  pictures: Omit<Pictures, 'markup'>;
  data: Club;
  /** The picture of its mark as a data address, which is what a picture can hold; '' without one. */
  mark: string;
};

/** With the outline of its initials, where they are its mark. */
const conTrazo = (suyo: Club, outline: Pictures['outline']): Club =>
  suyo.marca.tipo === 'iniciales'
    ? { ...suyo, marca: { ...suyo.marca, trazo: outline(suyo.marca.iniciales) } }
    : suyo;

/** Hands the pages what they cannot make themselves; called by the server before each render. */
export function fillContext(context: RouterContextProvider, given: Given): void {
  const { call, publicUrl, settings, pictures, data, mark } = given;
  ponerClub(conTrazo(data, pictures.outline));
  context.set(settingsContext, settings);
  context.set(callContext, call as Call);
  context.set(publicUrlContext, publicUrl);
  context.set(picturesContext, {
    ...pictures,
    markup: (drawing) => {
      const svg = renderToStaticMarkup(drawing);
      return mark ? svg.replaceAll(data.marca.imagen, mark) : svg;
    },
  });
}

/** The whole document: it is complete before it leaves, so that its hashes can be in the header. */
function renderDocument(
  url: string,
  routerContext: EntryContext,
  nonce: string | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={url} {...(nonce ? { nonce } : {})} />,
      {
        // Nothing is left for the end, hidden until a script moves it: without JavaScript it would stay hidden.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => {
          clearTimeout(timer);
          resolve(text(pipe(new PassThrough())));
        },
        onShellError: reject,
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

type Context = Readonly<RouterContextProvider>;

const isObject = (one: unknown): one is Readonly<Record<string, unknown>> =>
  typeof one === 'object' && one !== null;

/** Which page answers, if it is one of the public table's, what it loaded, and the version of the data then. */
type Servida = { pagina: Pagina | undefined; datos: unknown; version: number | null };

/** The instant of a time of the club. */
const instanteDelClub = instanteEn(club.zonaHoraria);

/** How long its program may wait; null where something is missing that it asks for. */
function restOf({ pagina, datos, version }: Servida, { search }: URL): Rest | null {
  const kind = pagina?.seLee;
  if (!kind || isIncomplete(datos) || (kind === 'vivo' && version === null)) return null;
  const cambia = isObject(datos) && typeof datos.cambia === 'string' ? datos.cambia : null;
  return {
    kind,
    search,
    until: cambia === null ? null : instanteDelClub(cambia),
    live: kind === 'vivo' && version !== null ? { path: rutaVivo, version } : null,
  };
}

/** What a public page says in its head and loads when it is time to; private ones say nothing and start at once. */
function publicDocument(html: string, request: Request, page: Servida, context: Context): string {
  const [url, origen] = [new URL(request.url), originOf(context, request)];
  const waiting = delayScripts(html, direccionDelClub(), restOf(page, url)) ?? conClub(html);
  const delayed = withSettings(waiting, context.get(settingsContext));
  return conCabecera(delayed, { url, origen, pagina: page.pagina, datos: page.datos });
}

function servida({ matches, loaderData }: EntryContext['staticHandlerContext'], status: number): Servida {
  const last = matches.at(-1);
  const hoy: unknown = loaderData[PUBLIC_LAYOUT];
  const version = isObject(hoy) && typeof hoy.version === 'number' ? hoy.version : null;
  if (!last || status !== 200) return { pagina: undefined, datos: undefined, version };
  return { pagina: paginaDeRuta(last.route.id, last.pathname), datos: loaderData[last.route.id], version };
}

/** The club as a document that starts at once carries it: `club.browser.ts`. `<` cannot close what it is written in. */
const conClub = (html: string): string => {
  const datos = JSON.stringify(club).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="club">${datos}</script></head>`);
};

/**
 * Where other documents ask for it. In each of them it would be a seventh of what comes before the first paint; on its own,
 * whose address changes with it, a browser asks for it once.
 */
const direccionDelClub = (): string => `/club.json?v=${versionOf(JSON.stringify(club))}`;

let hecha = { de: '', css: '' };

/** The style of the club's colours, made when they change; '' for the first club's. */
function estiloDelClub(): string {
  const { pista: principal, tierra: accion } = club.colores;
  const de = `${principal} ${accion}`;
  if (hecha.de !== de) hecha = { de, css: cssDe({ principal, accion }) };
  return hecha.css;
}

/** After the style sheets, whose colours it changes. */
const conEstilo = (html: string, css: string): string =>
  css === '' ? html : html.replace('</head>', () => `<style id="colores">${css}</style></head>`);

/** A page drawn without something that came too late is not kept: the next one may have it. */
const isIncomplete = (datos: unknown): boolean => isObject(datos) && datos.incompleta === true;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { matches } = routerContext.staticHandlerContext;
  const isPrivate = matches.some(({ route }) => route.id === PRIVATE_LAYOUT);
  const nonce = isPrivate ? randomBytes(NONCE_BYTES).toString('base64') : undefined;
  const css = estiloDelClub();
  const rendered = conEstilo(await renderDocument(request.url, routerContext, nonce), css);
  const page = servida(routerContext.staticHandlerContext, status);
  const own = page.pagina?.conLlave ? conEnlacesPropios(rendered) : rendered;
  const html = isPrivate ? conClub(own) : publicDocument(own, request, page, context);
  const policy = {
    scriptHashes: scriptHashes(html),
    styleHashes: css === '' ? [] : [hashOf(css)],
    frames: marcosDe(page.pagina),
    guests: isPrivate ? [] : guestsOf(context.get(settingsContext)),
    ...(nonce && { styleNonce: nonce }),
  };
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', contentPolicy(policy));
  const isKept = !(isPrivate || page.pagina?.conLlave || isIncomplete(page.datos));
  headers.set('cache-control', isKept ? 'no-cache' : 'no-store');
  if (page.pagina?.conLlave) {
    headers.set('referrer-policy', 'no-referrer');
    headers.set('x-robots-tag', 'noindex');
  }
  return new Response(html, { status, headers });
}
