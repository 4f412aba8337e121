import { globSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Answer, encodingFor, sendAnswer } from './public-cache.ts';

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
export async function serveFiles(app: FastifyInstance, clientDir: string): Promise<void> {
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
