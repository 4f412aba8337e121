import type { Api } from '#contract/api.ts';
import type { Answer, Request as ApiRequest } from '#contract/endpoint.ts';
import { hasBeenTyping, renewSession } from './renewal.ts';
import { endSession, readSession } from './session.ts';
import { SIN_CONEXION, SIN_MENSAJE } from './sin-respuesta.ts';
import { answered, isUnanswered, keyFor } from './unanswered.ts';

export type CallOptions = { signal?: AbortSignal };

/** One call of the API by its `METHOD /path`. Throws `ApiError`; `signal` gives it up. */
export type Call = <K extends keyof Api>(
  key: K,
  request: ApiRequest<Api[K]>,
  options?: CallOptions,
) => Promise<Answer<Api[K]>>;

export type FieldError = { path: string; message: string };

/** The API refused, or could not be reached (status 0). The message is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly FieldError[];

  constructor(status: number, message: string, errors: readonly FieldError[] = []) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

const PRIVATE = '/api/private';

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined && value !== null;

function urlOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(isGiven);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `${filled}?${search}` : filled;
}

const splitKey = (key: string): [method: string, path: string] => {
  const [method = 'GET', path = ''] = key.split(' ');
  return [method, path];
};

/** What a write of the desk asks, as one text; null for what changes nothing, and for visitors. */
function writeOf(key: string, parts: Parts): string | null {
  const [method, path] = splitKey(key);
  const isWrite = method !== 'GET' && path.startsWith(PRIVATE);
  return isWrite ? `${method} ${urlOf(path, parts)} ${JSON.stringify(parts.body)}` : null;
}

/** Whether that very write was sent and its answer never came: it may have been done. */
export function isUnansweredCall<K extends keyof Api>(key: K, request: ApiRequest<Api[K]>): boolean {
  const write = writeOf(key, request as Parts);
  return write !== null && isUnanswered(write);
}

function initOf(method: string, { body }: Parts, write: string | null): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  if (write !== null) headers.set('idempotency-key', keyFor(write));
  const token = readSession()?.jwt;
  if (token) headers.set('authorization', token);
  if (body === undefined) return { method, headers };
  headers.set('content-type', 'application/json');
  return { method, headers, body: JSON.stringify(body) };
}

async function refusal(response: Response): Promise<ApiError> {
  const { message = SIN_MENSAJE, errors = [] } = await response.json().catch(() => ({}));
  return new ApiError(response.status, message, errors);
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

const SERVER_ERROR = 500;

/** Something between may say that it failed when it did not. */
const tellsHowItEnded = ({ status }: Response): boolean => status < SERVER_ERROR;

/**
 * Asks, and gives the answer as it came once it is not a refusal. When the session ended while it was being
 * used, whoever is there signs in again over the page and the call goes out as if nothing had happened.
 */
export async function send(key: string, parts: Parts, options?: CallOptions): Promise<Response> {
  const [method, path] = splitKey(key);
  const token = readSession()?.jwt ?? null;
  const write = writeOf(key, parts);
  const init = { ...initOf(method, parts, write), ...options };
  const response = await fetch(urlOf(path, parts), init).catch(() => {
    throw new ApiError(0, SIN_CONEXION);
  });
  if (write !== null && tellsHowItEnded(response)) answered(write);
  if (response.ok) {
    if (path.startsWith(PRIVATE)) worked = token;
    return response;
  }
  if (response.status === 401 && token !== null) {
    if (await isRenewed(token)) return send(key, parts, options);
    endSession();
  }
  throw await refusal(response);
}

const request = async (key: string, parts: Parts, options?: CallOptions): Promise<unknown> =>
  answerOf(await send(key, parts, options));

export const call = request as Call;
