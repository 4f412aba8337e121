import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import type { ContentType, Endpoint, FileAnswer, Parsed, Returned } from '#contract/endpoint.ts';
import { type FieldError, Problema } from './problema.ts';

/** An answer already written as JSON by the endpoint's schema, in another thread: it leaves as it is. */
export class WrittenJson {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** Who is calling: the signed-in user, if any, and where from. */
export type Caller = { usuario: string | null; token: string | null; ip: string };

export type Handler<E extends Endpoint> = (
  /** `signal` is aborted when the caller goes away before the answer. */
  input: Parsed<E> & { caller: Caller; signal: AbortSignal },
) => Returned<E> | WrittenJson | Promise<Returned<E> | WrittenJson>;

/** Binds an endpoint of the contract to its use case. */
export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** Calls an endpoint, by its `METHOD /path`, in this process and as a visitor: what rendered pages use. */
export type LocalCall = (key: string, request: Raw) => Promise<unknown>;

type Raw = { params?: unknown; query?: unknown; body?: unknown; signal?: () => AbortSignal };
type Bound = { endpoint: Endpoint; run: (raw: Raw, caller: Caller) => Promise<unknown> };

export type Router = {
  route: Route;
  call: LocalCall;
  endpoints: () => Endpoint[];
  /** Answers 405 to the other verbs of every path bound so far. */
  refuseOtherVerbs: () => void;
};

type Options = {
  authenticate: (request: FastifyRequest) => Promise<Caller>;
  /** Whether HEAD gets the headers of that GET: only where it shows nothing and changes nothing. */
  answersHead: (path: string) => boolean;
  invalidMessage: string;
  notFoundMessage: string;
  wrongVerbMessage: string;
};

const ANONYMOUS: Caller = { usuario: null, token: null, ip: 'local' };

const NEVER = new AbortController().signal;

const keyOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`;

const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

/** A parser that refuses with 400, or with 404 when the path itself cannot name anything. */
function parserOf(schema: z.ZodType | undefined, refuse: (error: z.ZodError) => Problema) {
  return (value: unknown): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(value);
    if (!result.success) throw refuse(result.error);
    return result.data;
  };
}

function bind<E extends Endpoint>(endpoint: E, handler: Handler<E>, options: Options): Bound {
  const invalid = (error: z.ZodError) =>
    new Problema(400, options.invalidMessage, { errors: fieldErrors(error) });
  const params = parserOf(endpoint.params, () => new Problema(404, options.notFoundMessage));
  const query = parserOf(endpoint.query, invalid);
  const body = parserOf(endpoint.body, invalid);
  const run = async (raw: Raw, caller: Caller): Promise<unknown> => {
    const parsed = { params: params(raw.params), query: query(raw.query ?? {}), body: body(raw.body) };
    const input = {
      ...(parsed as Parsed<E>),
      caller,
      // Only who asks for it has the connection watched.
      get signal() {
        return raw.signal?.() ?? NEVER;
      },
    };
    const answer = await handler(input);
    if (answer instanceof WrittenJson) return answer;
    return endpoint.output ? endpoint.output.parse(answer) : undefined;
  };
  return { endpoint, run };
}

/** What is made to be kept is saved; the rest opens in the window. */
const DISPOSITION: Partial<Record<ContentType, string>> = {
  'application/zip': 'attachment',
  'application/octet-stream': 'attachment',
  'text/csv': 'attachment',
  'application/pdf': 'inline',
};

/** File names are ours: letters, digits, dots and dashes. */
function sendFile(reply: FastifyReply, disposition: string, { filename, body }: FileAnswer): FastifyReply {
  reply.header('content-disposition', `${disposition}; filename="${filename}"`);
  return reply.send(body instanceof Uint8Array ? Buffer.from(body) : Readable.from(body));
}

function send(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  if (!endpoint.output) return reply.code(204).send();
  const type = endpoint.contentType ?? 'application/json';
  reply.type(type.startsWith('text/') || type.endsWith('json') ? `${type}; charset=utf-8` : type);
  const disposition = DISPOSITION[type];
  if (disposition) return sendFile(reply, disposition, answer as FileAnswer);
  if (answer instanceof WrittenJson) return reply.send(Buffer.from(answer.bytes.buffer));
  return reply.send(type === 'application/json' ? JSON.stringify(answer) : answer);
}

/** Aborted when the connection ends, answered or not: the request's own signal ends with its body. */
function connectionSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

type Authenticated = (request: FastifyRequest) => Promise<void>;

/** Who may not see a path is not told its verbs either: 401 comes before 405. */
function refuseVerbs(
  app: FastifyInstance,
  { path, allowed }: { path: string; allowed: ReadonlySet<string> },
  { onRequest, message }: { onRequest: Authenticated; message: string },
): void {
  const allow = [...allowed].sort().join(', ');
  app.route({
    method: app.supportedMethods.filter((verb) => !allowed.has(verb)) as HTTPMethods[],
    url: path,
    onRequest: async (request, reply) => {
      await onRequest(request);
      reply.header('allow', allow);
      throw new Problema(405, message);
    },
    handler: () => {},
  });
}

/** Turns endpoints of the contract into Fastify routes, and into functions for this process. */
export function createRouter(app: FastifyInstance, options: Options): Router {
  const bound = new Map<string, Bound>();
  const verbs = new Map<string, Set<string>>();
  const callers = new WeakMap<FastifyRequest, Caller>();
  // Before the body is read: nobody without a token makes the server take a large one.
  const onRequest: Authenticated = async (request) => {
    callers.set(request, await options.authenticate(request));
  };
  const verbsOf = ({ method, path }: Endpoint): HTTPMethods[] =>
    method === 'GET' && options.answersHead(path) ? ['GET', 'HEAD'] : [method];
  const route: Route = (endpoint, handler) => {
    const one = bind(endpoint, handler, options);
    bound.set(keyOf(endpoint), one);
    const method = verbsOf(endpoint);
    verbs.set(endpoint.path, new Set([...(verbs.get(endpoint.path) ?? []), ...method]));
    app.route({
      method,
      url: endpoint.path,
      onRequest,
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const raw = { params, query, body, signal: () => connectionSignal(reply) };
        return send(reply, endpoint, await one.run(raw, callers.get(request) ?? ANONYMOUS));
      },
    });
  };
  const call: LocalCall = async (key, request) => {
    const one = bound.get(key);
    if (!one) throw new Error(`No route for ${key}`);
    return one.run(request, ANONYMOUS);
  };
  const refuseOtherVerbs = (): void => {
    const refusal = { onRequest, message: options.wrongVerbMessage };
    for (const [path, allowed] of verbs) refuseVerbs(app, { path, allowed }, refusal);
  };
  const endpoints = (): Endpoint[] => [...bound.values()].map((one) => one.endpoint);
  return { route, call, endpoints, refuseOtherVerbs };
}
