import type { Api } from '#contract/api.ts';
import type { Request as ApiRequest } from '#contract/endpoint.ts';
import { NOTICES, REHEARSED, type Transport } from './call.ts';

const PRIVATE = '/api/private';

/** In this tab: a reload does not make two of one. */
const STORED = 'sin-respuesta';
/** Who tries again does it within the hour; later, the same words are something new. */
const LIFE_MS = 60 * 60_000;
const MAX_KEPT = 20;

type Sending = { sum: number; key: string; at: number };

/** Tells texts apart well enough: the server compares the whole of what it is sent under a key. */
function sumOf(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return sum;
}

/** Those still of use, the oldest first. */
function read(): Sending[] {
  try {
    const all: Sending[] = JSON.parse(sessionStorage.getItem(STORED) ?? '[]');
    return all.filter(({ at }) => Date.now() - at < LIFE_MS);
  } catch {
    return [];
  }
}

function write(all: readonly Sending[]): void {
  try {
    if (all.length === 0) sessionStorage.removeItem(STORED);
    else sessionStorage.setItem(STORED, JSON.stringify(all.slice(-MAX_KEPT)));
  } catch {
    // Without it, a write that is sent again after its answer was lost is done again or refused.
  }
}

const RADIX = 36;
const random = (): string => Math.random().toString(RADIX).slice(2).padEnd(12, '0');

/** The key that write is sent under: the one it was sent under already, while it has not been answered. */
function keyFor(sum: number): string {
  const all = read();
  const before = all.find((one) => one.sum === sum);
  if (before) return before.key;
  const key = `${random()}${random()}`;
  write([...all, { sum, key, at: Date.now() }]);
  return key;
}

const SERVER_ERROR = 500;

/**
 * Names the writes of the desk, so that the server does each once however many times it is sent. It is known how one
 * ended when it is answered under 500: something between may say that it failed when it did not.
 */
export const nameWrites: Transport = async (url, init) => {
  if (init.method === 'GET' || !url.startsWith(PRIVATE)) return fetch(url, init);
  const headers = new Headers(init.headers);
  if (headers.get(NOTICES) === REHEARSED) return fetch(url, init);
  const sum = sumOf(`${init.method} ${url} ${init.body}`);
  headers.set('idempotency-key', keyFor(sum));
  const response = await fetch(url, { ...init, headers });
  if (response.status < SERVER_ERROR) write(read().filter((one) => one.sum !== sum));
  return response;
};

/** The calls whose address says nothing else. */
type Plain = {
  [K in keyof Api]: Api[K] extends { params: object } | { query: object } ? never : K;
}[keyof Api];

/** Whether that very write was sent and its answer never came: it may have been done. */
export function isUnanswered<K extends Plain>(
  key: K,
  { body }: ApiRequest<Api[K]> & { body: unknown },
): boolean {
  const sum = sumOf(`${key} ${JSON.stringify(body)}`);
  return read().some((one) => one.sum === sum);
}

/** Whoever comes to this tab next sends nothing of what somebody else had under way. */
export const forgetUnanswered = (): void => write([]);
