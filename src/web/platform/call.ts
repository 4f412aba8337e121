import type { Api } from '#contract/api.ts';
import type { Previstos } from '#contract/club/avisos.ts';
import type { QueAvisa } from '#contract/club/que-avisan.ts';
import type { Answer, Request as ApiRequest, Rehearsal } from '#contract/endpoint.ts';
import {
  confirmPassword,
  endSession,
  hasBeenTyping,
  noteAccess,
  readSession,
  renewSession,
  startSession,
} from './session.ts';

/** The program's own words when the server has none. */
export const SIN_CONEXION = 'No hay conexión con el club. Comprueba tu red y vuelve a intentarlo.';
export const SIN_MENSAJE = 'Ha habido un error. Prueba de nuevo';

type CallOptions = { signal?: AbortSignal; quiet?: boolean; rehearsed?: boolean };

/** `quiet`: nobody is mailed of what it changes. Whoever decides it has been told whom it tells. docs/reglas/avisos.md */
export type Notified = { quiet: boolean };

/** What may tell players does not go without it. */
type OptionsOf<K> = K extends QueAvisa ? [options: Notified] : [options?: { signal?: AbortSignal }];

/** One call of the API by its `METHOD /path`. Throws `ApiError`; `signal` gives it up. */
export type Call = <K extends keyof Api>(
  key: K,
  request: ApiRequest<Api[K]>,
  ...options: OptionsOf<K>
) => Promise<Answer<Api[K]>>;

export type FieldError = { path: string; message: string };

/** The API refused, or could not be reached (status 0). The message is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];
  /** The account may not do it: no password will change that. */
  readonly forbidden: boolean;
  /** What was asked, `METHOD url`, so that what is said of it goes once it is done. */
  call: string | null = null;

  constructor(status: number, message: string, errors: readonly FieldError[] = [], forbidden = false) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.forbidden = forbidden;
  }
}

/** What people are told of a call that failed. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : SIN_MENSAJE;

const PRIVATE = '/api/private';

export const NOTICES = 'x-avisos';
/** The write is not done: the answer is whom it would tell, and what it would do. */
export const REHEARSED = 'prever';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Comes in place of an answer where somebody was asked first, and said no. Calls without an answer give null. */
export const NOT_DONE = Symbol('not done');

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined && value !== null;

function urlOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(isGiven);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${filled}?${search}` : filled;
}

function initOf(
  method: string,
  { body }: Parts,
  { quiet = false, rehearsed = false, ...options }: CallOptions = {},
): RequestInit {
  const notices = rehearsed ? REHEARSED : 'no';
  const headers = new Headers({
    accept: 'application/json',
    ...((quiet || rehearsed) && { [NOTICES]: notices }),
  });
  const token = readSession()?.jwt;
  if (token) headers.set('authorization', token);
  if (body === undefined) return { method, headers, ...options };
  headers.set('content-type', 'application/json');
  return { method, headers, body: JSON.stringify(body), ...options };
}

async function refusal(response: Response): Promise<ApiError> {
  const { message = SIN_MENSAJE, errors = [], estado } = await response.json().catch(() => ({}));
  return new ApiError(response.status, message, errors, estado === 'permiso');
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? response.json() : response.text();
}

/** The last token that opened the private area: what it was doing there is worth asking for the password. */
let worked: string | null = null;

/** Whether the call can be sent again, because somebody has signed in since that token was refused. */
async function isRenewed(token: string): Promise<boolean> {
  const current = readSession()?.jwt;
  if (current !== undefined && current !== token) return true;
  return (token === worked || hasBeenTyping()) && (await renewSession());
}

export type Transport = (url: string, init: RequestInit) => Promise<Response>;

let transport: Transport = (url, init) => fetch(url, init);

/** The desk's names its writes; visitors' pages do without the code. */
export const sendThrough = (by: Transport): void => {
  transport = by;
};

/**
 * Asks, and gives the answer as it came once it is not a refusal. When the session ended while it was being
 * used, whoever is there signs in again over the page and the call goes out as if nothing had happened; likewise when
 * it asks for a password that was typed too long ago.
 */
export async function send(key: string, parts: Parts, options?: CallOptions): Promise<Response> {
  const [method = 'GET', path = ''] = key.split(' ');
  const url = urlOf(path, parts);
  const failed = (error: ApiError) => Object.assign(error, { call: `${method} ${url}` });
  const token = readSession()?.jwt ?? null;
  const init = initOf(method, parts, options);
  const response = await transport(url, init).catch(() => {
    throw failed(new ApiError(0, SIN_CONEXION));
  });
  if (response.ok) {
    if (path.startsWith(PRIVATE)) worked = token;
    return response;
  }
  if (response.status === 401 && token !== null) {
    if (await isRenewed(token)) return send(key, parts, options);
    endSession();
  }
  const refused = await refusal(response);
  if (response.status === 403 && token !== null && !refused.forbidden && (await confirmPassword()))
    return send(key, parts, options);
  if (refused.forbidden) learnAccess().catch(() => {});
  throw failed(refused);
}

const request = async (key: string, parts: Parts, options?: CallOptions): Promise<unknown> =>
  answerOf(await send(key, parts, options));

export const call = request as Call;

type Rehearsed = { [K in keyof Api]: Rehearsal<Api[K]> extends null ? never : K }[keyof Api];

/** The writes that can be rehearsed. */
export type SeEnsaya = QueAvisa | Rehearsed;

export type Ensayo<K extends SeEnsaya> = Previstos & { haria: Rehearsal<Api[K]> };

/**
 * Whom that write would tell, and what it would do; undefined when it would write nothing. Throws `ApiError` where it
 * would be refused.
 */
export const rehearse = <K extends SeEnsaya>(
  key: K,
  parts: ApiRequest<Api[K]>,
  options?: { signal?: AbortSignal },
): Promise<Ensayo<K> | undefined> =>
  request(key, parts, { ...options, rehearsed: true }) as Promise<Ensayo<K> | undefined>;

/** Asks what the account that is signed in may do. Throws `ApiError` when it could not be asked. */
export async function learnAccess(): Promise<void> {
  const jwt = readSession()?.jwt;
  const { rol, reservados } = await call('GET /api/private/cuenta', {});
  if (jwt !== undefined) noteAccess(jwt, { rol, reservados });
}

/** Signs in, and says whether usuario and password were right. Throws `ApiError` when it could not be asked. */
export async function signIn(usuario: string, password: string, recordar = false): Promise<boolean> {
  const jwt = await call('POST /api/auth/login', { body: { usuario, password, recordar } });
  if (jwt === '') return false;
  startSession({ name: usuario.trim(), jwt, remembered: recordar });
  // The desk asks again where this fails.
  await learnAccess().catch(() => {});
  return true;
}
