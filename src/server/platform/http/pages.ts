import { globSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { Problema } from '#server/platform/errors.ts';
import { createPictures, type Pictures } from '#server/platform/files/drawing.ts';
import { addressOf, limitInMemory, networkOf, spend } from './limits.ts';
import { createSlots } from './multipart.ts';
import { type Answer, encodingFor, type PublicCache, sendAnswer } from './public-cache.ts';
import type { LocalCall } from './router.ts';

const YEAR = '365d';

/** What asks for a part of a file, or for nothing if it has not changed since some day. */
const CONDITIONS = ['range', 'if-range', 'if-modified-since', 'if-unmodified-since', 'if-match'];
/** Of the connection that an answer was made on, and not of the answer. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** Whoever knows how files are served: their kind, their tag, their parts. */
async function fileServer(clientDir: string): Promise<FastifyInstance> {
  const files = Fastify();
  await files.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR,
    immutable: true,
    preCompressed: true,
  });
  await files.register(fastifyStatic, {
    root: clientDir,
    decorateReply: false,
    index: false,
    maxAge: '1h',
    preCompressed: true,
  });
  return files;
}

async function ask(
  files: FastifyInstance,
  url: string,
  { method, headers }: FastifyRequest,
  encoding: string,
) {
  const conditions = CONDITIONS.flatMap((name) => (name in headers ? [[name, String(headers[name])]] : []));
  const asked = { ...Object.fromEntries(conditions), 'accept-encoding': encoding };
  const answer = await files.inject({ method: method as 'GET' | 'HEAD', url, headers: asked });
  const own = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    body: answer.rawPayload,
  } satisfies Answer;
}

const isWhole = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && !CONDITIONS.some((name) => name in headers);

/**
 * Built files, compressed when they were built; those with a hash in their name are served for ever. Each has a route of
 * its own, known at the start, and its whole answer is kept the first time: all of them take some 9 MB, and asking the
 * disk about one each time costs several times what sending it does.
 */
async function serveFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const files = await fileServer(clientDir);
  app.addHook('onClose', () => files.close());
  const kept = new Map<string, Promise<Answer>>();
  const answerOf = (path: string, request: FastifyRequest): Promise<Answer> => {
    const encoding = encodingFor(request);
    if (!isWhole(request)) return ask(files, path, request, encoding);
    const key = `${encoding} ${path}`;
    const made = kept.get(key) ?? ask(files, path, request, encoding);
    kept.set(key, made);
    return made;
  };
  const paths = globSync('**/*.*', { cwd: clientDir }).filter((path) => !/\.(?:br|gz)$/.test(path));
  for (const path of paths.map((one) => encodeURI(`/${one.replaceAll('\\', '/')}`)))
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async (request: FastifyRequest, reply: FastifyReply) =>
        sendAnswer(request, reply, await answerOf(path, request)),
    });
}

/** What would end the host and begin another part of the address. */
const NOT_OF_A_HOST = /[/?#@\\]/;

/**
 * The address a page was asked by. A path of two slashes is a path: resolved against the host, it would name
 * another one. A host that is none is the caller's fault, and answered as such.
 */
export function pageAddress(protocol: string, host: string, path: string): URL {
  const address = `${protocol}://${host}${path}`;
  if (NOT_OF_A_HOST.test(host) || !path.startsWith('/') || !URL.canParse(address))
    throw Object.assign(new Error('Bad address'), { statusCode: 400 });
  return new URL(address);
}

type SiteSettings = { measurementId: string | null; consentDefault: boolean; recaptcha: boolean };

/** `data`: whose site it is, and `mark`, the picture that stands for it: both handed on as they are. */
type Given = {
  call: LocalCall;
  publicUrl: string | null;
  settings: SiteSettings;
  pictures: Pictures;
  data: unknown;
  mark: string;
};

type Entry = {
  fillContext: (context: RouterContextProvider, given: Given) => void;
  /** The parameters of the query that the page of that path reads. */
  parametersOf: (pathname: string) => readonly string[];
  /** The address without what the page knows nothing of, so that it is one page and not many. */
  addressOfPage: (address: URL, call: LocalCall) => Promise<URL>;
};

/** Vite's dev server as a middleware: it answers what is a file of the site and hands on the rest. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type Site = {
  /** In development a function: the bundle of the sources as they are now. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** The folder of the built files; in development, Vite's dev server. */
  clientDir: string | Middleware;
  /** Where the site is published; without it, each request's own address. */
  publicUrl?: string | null;
  settings?: SiteSettings;
};

const NO_SETTINGS: SiteSettings = { measurementId: null, consentDefault: true, recaptcha: false };

/** Everything a page hangs on is in its address: of who asks, nothing is passed on. */
const draw = async (
  render: ReturnType<typeof createRequestHandler>,
  address: URL,
  context: RouterContextProvider,
): Promise<Answer> => {
  const response = await render(new Request(address), context);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
};

/** Pages under that path differ at each request: their policy carries a nonce. */
const isApart = ({ pathname }: URL, uncached: string): boolean =>
  decodeURI(pathname).toLowerCase().startsWith(uncached);

/** The address with only the parameters its page declares, in order, on the published host. */
function canonical(address: URL, declared: readonly string[], publicUrl: string | null): URL {
  const url = new URL(address);
  url.search = '';
  if (publicUrl) ({ protocol: url.protocol, hostname: url.hostname, port: url.port } = new URL(publicUrl));
  for (const name of declared) {
    const value = address.searchParams.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url;
}

type PagesOptions = {
  call: LocalCall;
  cache: PublicCache;
  data: () => unknown;
  /** The picture that stands for it, as a data address, or ''. */
  mark: () => Promise<string>;
  /** Under this path pages are made anew for each request. */
  uncached: string;
  /** What is under this path is painted. */
  painted: string;
  /** For who asks for a page when too many wait for theirs. */
  busyMessage: string;
};

/** Pictures are painted, which takes ten times what a page does: of one address so many a minute, when none has them. */
const PAINTING = { points: 30, seconds: 60 };

/** A page takes some 12 ms of the only thread: a few at once, and who waits does so for a second or so. */
const DRAWING = { atOnce: 3, waiting: 120 };
const BUSY_RETRY_S = 2;

/** Draws pages in turn, of one address no more than its share; 503 when the queue is full. */
function createDrawing({ busyMessage, painted }: Pick<PagesOptions, 'busyMessage' | 'painted'>) {
  const slots = createSlots(DRAWING);
  const painting = limitInMemory('pinturas', PAINTING);
  return async (request: FastifyRequest, address: URL, draws: () => Promise<Answer>): Promise<Answer> => {
    const caller = networkOf(addressOf(request));
    if (address.pathname.startsWith(painted))
      await spend(painting, caller, { seconds: PAINTING.seconds, message: busyMessage });
    // Who goes away keeps their turn: others may be waiting for the same page.
    const leave = await slots.take(caller, () => {});
    if (!leave) throw new Problema(503, busyMessage, { retryAfter: BUSY_RETRY_S });
    // React draws without a pause: between one page and the next, whoever only reads is answered.
    return draws().finally(() => setImmediate(leave));
  };
}

const notThere = (_request: FastifyRequest, reply: FastifyReply): void => reply.callNotFound();

/** Renders addresses with React Router, from the bundle as it is now. */
function createRender(
  { build, clientDir, publicUrl = null, settings = NO_SETTINGS }: Site,
  { call, data, mark }: Pick<PagesOptions, 'call' | 'data' | 'mark'>,
) {
  const current = async (): Promise<ServerBuild> => (typeof build === 'function' ? build() : build);
  const render = createRequestHandler(current, typeof clientDir === 'string' ? 'production' : 'development');
  const entry = async (): Promise<Entry> => (await current()).entry.module as unknown as Entry;
  const pictures = createPictures();
  return {
    /** The address of the page that is asked for, with what it reads of its query. */
    addressOf: async (asked: URL): Promise<URL> => {
      const { parametersOf, addressOfPage } = await entry();
      return addressOfPage(canonical(asked, parametersOf(asked.pathname), publicUrl), call);
    },
    drawAt: async (address: URL): Promise<Answer> => {
      const context = new RouterContextProvider();
      const { fillContext } = await entry();
      fillContext(context, { call, publicUrl, settings, pictures, mark: await mark(), data: data() });
      return draw(render, address, context);
    },
  };
}

/** Where the browser asks for the routes that a page links to: React Router's own. */
const ROUTES = '/__manifest';
/** Twice what a full page of a list links to; matching the most that fit in an address takes a third of a second. */
const MAX_ROUTES = 400;

const asksTooMuch = ({ searchParams }: URL): boolean =>
  (searchParams.get('paths') ?? '').split(',').length > MAX_ROUTES;

/** Serves the files of the site and renders every other GET with React Router. */
export async function servePages(
  app: FastifyInstance,
  site: Site,
  { call, cache, data, mark, uncached, ...drawing }: PagesOptions,
): Promise<void> {
  const { clientDir } = site;
  const isBuilt = typeof clientDir === 'string';
  if (isBuilt) {
    await serveFiles(app, clientDir);
    // An asset of another build is no page.
    app.route({ method: ['GET', 'HEAD'], url: '/assets/*', handler: notThere });
  } else app.addHook('onRequest', ({ raw }, reply, next) => clientDir(raw, reply.raw, next));
  const { addressOf, drawAt } = createRender(site, { call, data, mark });
  const inTurn = createDrawing(drawing);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = pageAddress(request.protocol, request.host, request.url);
    const isRoutes = asked.pathname === ROUTES;
    if (isRoutes && asksTooMuch(asked)) return notThere(request, reply);
    const address = isRoutes ? asked : await addressOf(asked);
    const draws = (): Promise<Answer> => inTurn(request, address, () => drawAt(address));
    const isCached = isBuilt && !isRoutes && !isApart(address, uncached);
    if (isCached) return cache.send(request, reply, { key: `GET ${address.href}`, make: draws });
    const { status, headers, body } = await draws();
    return reply.code(status).headers(headers).send(body);
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
}
