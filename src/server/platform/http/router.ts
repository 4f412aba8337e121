import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods, RouteOptions } from 'fastify';
import { z } from 'zod';
import type { ContentType, Endpoint, FileAnswer, Parsed, Returned } from '#contract/endpoint.ts';
import { type FieldError, Problema, Rehearsed } from '#server/platform/errors.ts';
import { addressOf } from './limits.ts';
import type { Answer, PublicCache } from './public-cache.ts';

export type Caller = {
  usuario: string | null;
  token: string | null;
  ip: string;
  agent?: string | undefined;
  /** Whether their account may also make that call, by its `METHOD /path`. A visitor may make no private one. */
  allows?: (key: string) => boolean;
  /** Throws a `Problema` unless they typed their password a little ago: for what only some of a call needs. */
  confirm?: () => Promise<void>;
  /** A write sent again under the same key is not done again. docs/reglas/reenvios.md. */
  idempotencyKey?: string | null;
  /** The same key as it came, also from a visitor: public forms have it as `idEnvio`. */
  givenKey?: string | null;
  /** Told what a signed transaction left to be taken back; null for nothing. docs/reglas/deshacer.md. */
  noteOperation?: (id: number | null) => void;
  /** Asks that nobody be mailed of what the write changes. docs/reglas/avisos.md */
  quiet?: boolean;
  /** Asks what it would do: a signed transaction is taken back, and throws `Rehearsed`. */
  rehearses?: boolean;
};

/** Names, in the answer to a write, the operation that it left: 0 when nothing can be taken back of it. */
const OPERATION = 'x-operation';

/** With `no`, a write tells no player by mail; with `prever`, it is not done, and answers what it would do. */
const NOTICES = 'x-avisos';
const [QUIET, REHEARSED] = ['no', 'prever'];

type Known = { usuario: string; allows: (key: string) => boolean };

type WallOptions = {
  /** Which paths are for who is signed in, alone. */
  isPrivate: (path: string) => boolean;
  /** Who calls a private path, by their token. Throws a `Problema` when it is nobody's. */
  authenticate: (token: string | null) => Promise<Known>;
  forbidden: () => Error;
  /** Throws a `Problema` unless whoever has that token typed their password a little ago. */
  confirm: (token: string | null) => Promise<void>;
  /** Whether that is the key of the calls that open with one. Without it, there is none. */
  isKey?: (token: string) => Promise<boolean>;
};

type Pass = (request: FastifyRequest) => Promise<void>;

type Wall = {
  /** What a call of that path has to pass; undefined where everybody may. */
  of(path: string, endpoint?: Endpoint): Pass | undefined;
  callerOf(request: FastifyRequest): Caller;
};

const visitorOf = (request: FastifyRequest): Caller => ({
  usuario: null,
  token: request.headers.authorization || null,
  ip: addressOf(request),
  agent: request.headers['user-agent'],
});

/** In front of private paths, before the body is read: nobody without a token makes the server take a large one. */
function createWall({ isPrivate, authenticate, forbidden, confirm, isKey }: WallOptions): Wall {
  const passed = new WeakMap<FastifyRequest, Caller>();
  const pass = async (request: FastifyRequest, endpoint?: Endpoint): Promise<void> => {
    const visitor = visitorOf(request);
    const { token } = visitor;
    // Whoever has it is nobody: a visitor whom this one call lets in.
    if (endpoint?.opensWithKey && token !== null && (await isKey?.(token))) return;
    const known = await authenticate(token);
    if (endpoint && !known.allows(keyOf(endpoint))) throw forbidden();
    const asked = () => confirm(token);
    passed.set(request, { ...visitor, ...known, confirm: asked });
    if (endpoint?.asksPassword) await asked();
  };
  return {
    of: (path, endpoint) => (isPrivate(path) ? (request) => pass(request, endpoint) : undefined),
    callerOf: (request) => passed.get(request) ?? visitorOf(request),
  };
}

/** Long enough that nobody guesses another's. In quotes, as the draft standard of the header writes it, or without. */
const KEY = /^(?:"([\w-]{16,100})"|([\w-]{16,100}))$/;

const isJson = ({ body, headers }: FastifyRequest): boolean =>
  body === undefined || (headers['content-type']?.startsWith('application/json') ?? false);

/** The `Idempotency-Key` of a write, null without one. `refuse` makes what is thrown for a key that is none. */
function givenKeyOf({ method, headers }: FastifyRequest, refuse: () => Error): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined || method === 'GET') return null;
  const [, quoted, plain] = KEY.exec(String(key)) ?? [];
  const name = quoted ?? plain;
  if (name === undefined) throw refuse();
  return name;
}

/**
 * The name under which a write is sent, from its key: of that account, that call and that very body, so that the same
 * key with anything else is another sending. Null without a key, and for files.
 */
function idempotencyKeyOf(
  request: FastifyRequest,
  usuario: string | null,
  key: string | null,
): string | null {
  const { method, url, body } = request;
  if (key === null || usuario === null || !isJson(request)) return null;
  return createHash('sha256')
    .update(JSON.stringify([key, usuario, method, url, body ?? null]))
    .digest('base64url');
}

/** What is made to be kept is saved; the rest opens in the window. */
const DISPOSITION: Partial<Record<ContentType, string>> = {
  'application/zip': 'attachment',
  'application/xml': 'attachment',
  'application/octet-stream': 'attachment',
  'text/csv': 'attachment',
  'application/pdf': 'inline',
};

/** File names are ours: letters, digits, dots and dashes. */
function sendFile(reply: FastifyReply, usual: string, { filename, body, isSaved }: FileAnswer): FastifyReply {
  reply.header('content-disposition', `${isSaved ? 'attachment' : usual}; filename="${filename}"`);
  return reply.send(body instanceof Uint8Array ? Buffer.from(body) : Readable.from(body));
}

const typeOf = ({ contentType = 'application/json' }: Endpoint): ContentType => contentType;

const withCharset = (type: ContentType): string =>
  type.startsWith('text/') || type.endsWith('json') ? `${type}; charset=utf-8` : type;

/** Of JSON, what its schema declares and nothing else. Throws when something of that is missing. */
const textOf = (endpoint: Endpoint, answer: unknown): string =>
  endpoint.output && typeOf(endpoint) === 'application/json'
    ? JSON.stringify(endpoint.output.parse(answer))
    : String(answer);

/** An answer that is not a file, as it is sent: its content type and its text. */
function written(endpoint: Endpoint, answer: unknown): { type: string; text: string } {
  const type = typeOf(endpoint);
  return { type: withCharset(type), text: textOf(endpoint, answer) };
}

export function sendAnswer(reply: FastifyReply, endpoint: Endpoint, answer: unknown): FastifyReply {
  if (!endpoint.output) return reply.code(204).send();
  const type = typeOf(endpoint);
  reply.type(withCharset(type));
  const disposition = DISPOSITION[type];
  if (disposition) return sendFile(reply, disposition, answer as FileAnswer);
  return reply.send(textOf(endpoint, answer));
}

type Handler<E extends Endpoint> = (
  /** `signal` is aborted when the caller goes away before the answer. */
  input: Parsed<E> & { caller: Caller; signal: AbortSignal },
) => Returned<E> | Promise<Returned<E>>;

export type Route = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

/** Calls an endpoint, by its `METHOD /path`, in this process and as a visitor: what rendered pages use. */
export type LocalCall = (key: string, request: Raw) => Promise<unknown>;

type Raw = { params?: unknown; query?: unknown; body?: unknown; signal?: () => AbortSignal };
type Input = { params: unknown; query: unknown; body: unknown };
type Bound = {
  endpoint: Endpoint;
  /** Throws a `Problema` when the request is not one of this endpoint. */
  parse: (raw: Raw) => Input;
  run: (input: Input, caller: Caller, signal?: () => AbortSignal) => unknown;
};

export type Router = {
  route: Route;
  call: LocalCall;
  endpoints: () => Endpoint[];
  /** Answers 405 to the other verbs of every path bound so far. */
  refuseOtherVerbs: () => void;
};

type Options = WallOptions & {
  /** Whether HEAD gets the headers of that GET: only where it shows nothing and changes nothing. */
  answersHead: (path: string) => boolean;
  invalidMessage: string;
  notFoundMessage: string;
  wrongVerbMessage: string;
  /** Whether that call, by its `METHOD /path`, can be rehearsed though it says nothing of what it would do. */
  isRehearsed?: (key: string) => boolean;
  /** Lets the routes of a scope take a multipart body. */
  acceptMultipart?: (scope: FastifyInstance) => Promise<void>;
  /** Public reads whose answer depends on nothing but what they declare and the state of the data. */
  cached?: { cache: PublicCache; endpoints: readonly Endpoint[] };
};

const ANONYMOUS: Caller = { usuario: null, token: null, ip: 'local' };

const NEVER = new AbortController().signal;

/** How a call is named, `POST /api/private/ligas/:id`: its method and its path. */
export const keyOf = (endpoint: Endpoint): string => `${endpoint.method} ${endpoint.path}`;

const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

/** Objects that pretend to be texts or lists make some checks throw: what cannot be checked is not right either. */
function tried(schema: z.ZodType, value: unknown): z.ZodSafeParseResult<unknown> {
  try {
    return schema.safeParse(value);
  } catch {
    return { success: false, error: new z.ZodError([]) };
  }
}

/** A parser that refuses with 400, or with 404 when the path itself cannot name anything. */
function parserOf(schema: z.ZodType | undefined, refuse: (error: z.ZodError) => Problema) {
  return (value: unknown): unknown => {
    if (!schema) return undefined;
    const result = tried(schema, value);
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
  const parse = (raw: Raw): Input => ({
    params: params(raw.params),
    query: query(raw.query ?? {}),
    body: body(raw.body),
  });
  const run: Bound['run'] = (parsed, caller, signal) =>
    handler({
      ...(parsed as Parsed<E>),
      caller,
      // Only who asks for it has the connection watched.
      get signal() {
        return signal?.() ?? NEVER;
      },
    });
  return { endpoint, parse, run };
}

/** The same for everybody: nothing of the request reaches it but what was parsed. */
const makePublic = async ({ endpoint, run }: Bound, input: Input): Promise<Answer> => {
  const { type, text } = written(endpoint, await run(input, ANONYMOUS));
  const headers = { 'content-type': type, 'cache-control': 'no-cache' };
  return { status: 200, headers, body: Buffer.from(text) };
};

/** Aborted when the connection ends, answered or not: the request's own signal ends with its body. */
function connectionSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

/** Who may not see a path is not told its verbs either: 401 comes before 405. */
function refuseVerbs(
  app: FastifyInstance,
  { path, allowed }: { path: string; allowed: ReadonlySet<string> },
  { pass, message }: { pass: ReturnType<Wall['of']>; message: string },
): void {
  const allow = [...allowed].sort().join(', ');
  app.route({
    method: app.supportedMethods.filter((verb) => !allowed.has(verb)) as HTTPMethods[],
    url: path,
    onRequest: async (request, reply) => {
      await pass?.(request);
      reply.header('allow', allow);
      throw new Problema(405, message);
    },
    handler: () => {},
  });
}

/** Who brings a token gets an answer of their own. */
const mayBeCached = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;

/** Answers whom the write would tell and what it would do; nothing when it would write nothing. */
async function rehearse(
  reply: FastifyReply,
  { rehearsal }: Endpoint,
  run: () => unknown,
): Promise<FastifyReply> {
  try {
    await run();
    return reply.code(204).send();
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
    return reply.send({ ...error.tells, haria: rehearsal ? rehearsal.parse(error.does) : null });
  }
}

/** Answers over the wire: from the cache where there is one, else to who calls. */
function handlerOf(
  one: Bound,
  callerOf: (request: FastifyRequest) => Caller,
  cache: PublicCache | undefined,
) {
  const { endpoint } = one;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { params, query, body } = request;
    const input = one.parse({ params, query, body });
    if (cache && mayBeCached(request)) {
      const key = `${keyOf(endpoint)} ${JSON.stringify([input.params, input.query])}`;
      return cache.send(request, reply, { key, make: () => makePublic(one, input) });
    }
    const noteOperation = (id: number | null) => reply.header(OPERATION, id ?? 0);
    const caller = { ...callerOf(request), noteOperation };
    if (caller.rehearses) return rehearse(reply, endpoint, () => one.run(input, caller));
    const answer = await one.run(input, caller, () => connectionSignal(reply));
    return sendAnswer(reply, endpoint, answer);
  };
}

/** Who calls from here is a visitor: the wall is in front of them too. */
const callIn =
  (bound: ReadonlyMap<string, Bound>, { isPrivate, authenticate }: WallOptions): LocalCall =>
  async (key, request) => {
    const one = bound.get(key);
    if (!one) throw new Error(`No route for ${key}`);
    if (isPrivate(one.endpoint.path)) await authenticate(ANONYMOUS.token);
    const answer = await one.run(one.parse(request), ANONYMOUS, request.signal);
    return one.endpoint.output?.parse(answer);
  };

/** What anybody sends, unless files travel in it, is the longest message with its captcha at most. */
const PUBLIC_BODY = 16 * 1024;

const guarded = (pass: ReturnType<Wall['of']>, { maxBody }: Endpoint) =>
  pass ? { onRequest: pass, ...(maxBody && { bodyLimit: maxBody }) } : { bodyLimit: PUBLIC_BODY };

/** What a route needs besides is looked at for its requests alone. */
const inScope = (app: FastifyInstance, route: RouteOptions, prepare: Options['acceptMultipart']) =>
  app.register(async (scope) => {
    await prepare?.(scope);
    scope.route(route);
  });

/** Turns endpoints of the contract into Fastify routes, and into functions for this process. */
export function createRouter(app: FastifyInstance, options: Options): Router {
  const bound = new Map<string, Bound>();
  const verbs = new Map<string, Set<string>>();
  const wall = createWall(options);
  const { cached } = options;
  const refuseKey = (): Problema => new Problema(400, options.invalidMessage);
  const callerOf = (request: FastifyRequest): Caller => {
    const caller = wall.callerOf(request);
    const notices = request.headers[NOTICES];
    // An unknown value is refused: a misspelt dry run would write.
    if (notices !== undefined && notices !== QUIET && notices !== REHEARSED) throw refuseKey();
    const [quiet, rehearses] = [notices === QUIET, notices === REHEARSED];
    const givenKey = givenKeyOf(request, refuseKey);
    const idempotencyKey = idempotencyKeyOf(request, caller.usuario, givenKey);
    return { ...caller, quiet, rehearses, givenKey, idempotencyKey };
  };
  const verbsOf = ({ method, path }: Endpoint): HTTPMethods[] =>
    method === 'GET' && options.answersHead(path) ? ['GET', 'HEAD'] : [method];
  const route: Route = (endpoint, useCase) => {
    const one = bind(endpoint, useCase, options);
    bound.set(keyOf(endpoint), one);
    const method = verbsOf(endpoint);
    verbs.set(endpoint.path, new Set([...(verbs.get(endpoint.path) ?? []), ...method]));
    const cache = cached?.endpoints.includes(endpoint) ? cached.cache : undefined;
    const pass = wall.of(endpoint.path, endpoint);
    const known = (request: FastifyRequest): Caller => {
      const caller = callerOf(request);
      if (caller.rehearses && !endpoint.rehearsal && !options.isRehearsed?.(keyOf(endpoint)))
        throw refuseKey();
      return caller;
    };
    const handler = handlerOf(one, known, cache);
    const wired = { method, url: endpoint.path, handler, ...guarded(pass, endpoint) };
    if (endpoint.bodyType) inScope(app, wired, options.acceptMultipart);
    else app.route(wired);
  };
  const refuseOtherVerbs = (): void => {
    const message = options.wrongVerbMessage;
    for (const [path, allowed] of verbs)
      refuseVerbs(app, { path, allowed }, { pass: wall.of(path), message });
  };
  const endpoints = (): Endpoint[] => [...bound.values()].map((one) => one.endpoint);
  return { route, call: callIn(bound, options), endpoints, refuseOtherVerbs };
}
