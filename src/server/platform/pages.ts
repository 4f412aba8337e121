import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { encodingFor, type KeptPage, keepPage, keepPages } from './kept-pages.ts';
import { pageAddress } from './page-address.ts';
import { createPictures, type Pictures } from './picture.ts';
import type { LocalCall } from './router.ts';

/** What the configuration changes in the pages. */
export type SiteSettings = { measurementId: string | null; consentDefault: boolean; recaptcha: boolean };

/** What the built site exports beside React Router's own entry. */
type Entry = {
  fillContext: (
    context: RouterContextProvider,
    given: { call: LocalCall; publicUrl: string | null; settings: SiteSettings; pictures: Pictures },
  ) => void;
};

/** The built site: its server bundle and the folder of its public files. */
export type Site = {
  build: ServerBuild;
  clientDir: string;
  /** Where the site is published; without it, each request's own address. */
  publicUrl?: string | null;
  settings?: SiteSettings;
};

const NO_SETTINGS: SiteSettings = { measurementId: null, consentDefault: true, recaptcha: false };

const YEAR = '365d';

/** HEAD asks for the same page as GET: its body is left out when it is sent. */
function toWebRequest(request: FastifyRequest, address: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  return new Request(address, { headers });
}

/** The page in the form the client takes, or only word that it still has it. */
async function sendPage(page: KeptPage, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const etag = page.etag(encoding);
  reply.code(page.status).header('vary', 'accept-encoding');
  for (const [name, value] of page.headers) reply.header(name, value);
  if (page.status !== 200) return reply.send(await page.body('identity'));
  reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await page.body(encoding));
}

/** Pages under that path differ at each request: their policy carries a nonce. */
const isKept = ({ pathname }: URL, unkept: string): boolean =>
  !decodeURI(pathname).toLowerCase().startsWith(unkept);

export type PagesOptions = {
  call: LocalCall;
  /** Names the state of everything that pages show. */
  stamp: () => Promise<string>;
  /** Where pages are made anew for each request. */
  unkept: string;
};

/** Serves the built files (hashed ones for ever) and renders every other GET with React Router. */
export async function servePages(
  app: FastifyInstance,
  { build, clientDir, publicUrl = null, settings = NO_SETTINGS }: Site,
  { call, stamp, unkept }: PagesOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    maxAge: YEAR,
    immutable: true,
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    decorateReply: false,
    index: false,
    globIgnore: ['assets/**'],
    maxAge: '1h',
  });
  const render = createRequestHandler(build, 'production');
  const { fillContext } = build.entry.module as unknown as Entry;
  const pages = keepPages(stamp);
  const pictures = createPictures();
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = pageAddress(request.protocol, request.host, request.url);
    const draw = (): Promise<Response> => {
      const context = new RouterContextProvider();
      fillContext(context, { call, publicUrl, settings, pictures });
      return render(toWebRequest(request, address), context);
    };
    const page = isKept(address, unkept) ? await pages(address.href, draw) : await keepPage(await draw());
    return sendPage(page, request, reply);
  };
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answer });
}
