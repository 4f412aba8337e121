import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { LocalCall } from './router.ts';

/** What the built site exports beside React Router's own entry. */
type Entry = { fillContext: (context: RouterContextProvider, given: { call: LocalCall }) => void };

/** The built site: its server bundle and the folder of its public files. */
export type Site = { build: ServerBuild; clientDir: string };

const YEAR = '365d';

function toWebRequest(request: FastifyRequest): Request {
  const url = new URL(request.url, `${request.protocol}://${request.host}`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value));
  return new Request(url, { method: request.method, headers });
}

async function fromWebResponse(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

/** Serves the built files (hashed ones for ever) and renders every other GET with React Router. */
export async function servePages(
  app: FastifyInstance,
  { build, clientDir }: Site,
  call: LocalCall,
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
  app.get('/*', async (request, reply) => {
    const context = new RouterContextProvider();
    fillContext(context, { call });
    return fromWebResponse(await render(toWebRequest(request), context), reply);
  });
}
