import type { Api } from '#contract/api.ts';
import type { Request as ApiRequest } from '#contract/endpoint.ts';
import { NOTICES, REHEARSED, type Transport } from './call.ts';
import { fingerprint } from './fingerprint.ts';
import { newId } from './form.ts';
import { readStored, store } from './stored.ts';

const PRIVATE = '/api/private';

/** In this tab: a reload does not make two of one. */
const STORED = 'sin-respuesta';
/** Who tries again does it within the hour; later, the same words are something new. */
const LIFE_MS = 60 * 60_000;
const MAX_KEPT = 20;

type Sending = { sum: string; key: string; at: number };

/** Those still of use, the oldest first. */
const read = (): Sending[] =>
  (readStored<Sending[]>('tab', STORED) ?? []).filter(({ at }) => Date.now() - at < LIFE_MS);

/** Where they cannot be kept, a write that is sent again after its answer was lost is done again or refused. */
const write = (all: readonly Sending[]): void =>
  store('tab', STORED, all.length === 0 ? null : all.slice(-MAX_KEPT));

/** The key that write is sent under: the one it was sent under already, while it has not been answered. */
function keyFor(sum: string): string {
  const all = read();
  const before = all.find((one) => one.sum === sum);
  if (before) return before.key;
  const key = newId();
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
  const sum = fingerprint(`${init.method} ${url} ${init.body}`);
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
  const sum = fingerprint(`${key} ${JSON.stringify(body)}`);
  return read().some((one) => one.sum === sum);
}

/** Whoever comes to this tab next sends nothing of what somebody else had under way. */
export const forgetUnanswered = (): void => write([]);
