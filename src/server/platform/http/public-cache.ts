import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { oncePerTurn } from '#server/platform/turns.ts';

/** An answer as it was made; header names in lower case. */
export type Answer = { status: number; headers: Readonly<Record<string, string>>; body: Buffer };

type Encoding = 'br' | 'gzip' | 'identity';

export type PublicCache = {
  /** Sends what is cached under that key, or what `make` answers; 304 to who has it already. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    entry: { key: string; make: () => Promise<Answer> },
  ): Promise<FastifyReply>;
  bytes(): number;
};

/** The whole site in its three encodings, several times over. Only made-up addresses could fill it. */
const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry takes beside its body: its key, headers and promise. */
const ENTRY_BYTES = 1_000;
/** Smaller bodies fit in one packet uncompressed. */
const MIN_BYTES = 1024;
/** Compressed once and sent many times: a little more effort than for a single answer pays. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
/** Images and fonts come compressed already. */
const IS_TEXT = /^(?:text\/|image\/svg|application\/(?:json|xml|[\w.-]+\+(?:json|xml)))/;

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
  identity: async (body) => body,
};

const negotiator = new Negotiator<Encoding>({ supportedValues: ['br', 'gzip', 'identity'] });

export const encodingFor = ({ headers }: FastifyRequest): Encoding =>
  negotiator.negotiate(String(headers['accept-encoding'] ?? '')) ?? 'identity';

const WEAK = /^W\//;

/** Weak and strong tags compare alike in `If-None-Match`. RFC 9110, 13.1.2. */
const namesTag = (header: string | undefined, tag: string | undefined): boolean =>
  header !== undefined &&
  tag !== undefined &&
  header.split(',').some((one) => ['*', tag.replace(WEAK, '')].includes(one.trim().replace(WEAK, '')));

async function encode(answer: Answer, encoding: Encoding): Promise<Answer> {
  if (answer.status !== 200) return answer;
  const isCompressed =
    encoding !== 'identity' &&
    answer.body.length >= MIN_BYTES &&
    IS_TEXT.test(answer.headers['content-type'] ?? '');
  const body = isCompressed ? await COMPRESS[encoding](answer.body) : answer.body;
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    ...answer.headers,
    vary: 'accept-encoding',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    ...(isCompressed && { 'content-encoding': encoding }),
  };
  return { status: answer.status, headers, body };
}

export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const { status, headers, body } = answer;
  if (!namesTag(request.headers['if-none-match'], headers.etag))
    return reply.code(status).headers(headers).send(body);
  const { 'content-type': _, 'content-encoding': __, ...unchanged } = headers;
  return reply.code(304).headers(unchanged).send();
}

type Entry = { answer: Promise<Answer>; bytes: number };

/** Answers by key, each made once. Above `maxBytes` the oldest leave; what is not a 200, or says `no-store`, does not stay. */
class Entries {
  readonly #entries = new Map<string, Entry>();
  readonly #maxBytes: number;
  bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  clear(): void {
    this.#entries.clear();
    this.bytes = 0;
  }

  get(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.#entries.get(key);
    if (known) return known.answer;
    const entry: Entry = { answer: make(), bytes: 0 };
    this.#entries.set(key, entry);
    entry.answer.then(
      ({ status, headers, body }) =>
        status === 200 && headers['cache-control'] !== 'no-store'
          ? this.#grow(key, entry, body.length)
          : this.#forget(key, entry),
      () => this.#forget(key, entry),
    );
    this.#grow(key, entry, ENTRY_BYTES);
    return entry.answer;
  }

  #grow(key: string, entry: Entry, bytes: number): void {
    // Made before the cache was emptied: nobody will be sent it.
    if (this.#entries.get(key) !== entry) return;
    entry.bytes += bytes;
    this.bytes += bytes;
    // A Map goes through its keys in the order they came.
    for (const [oldest, its] of this.#entries) {
      if (this.bytes <= this.#maxBytes) return;
      this.#forget(oldest, its);
    }
  }

  #forget(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.bytes -= entry.bytes;
  }
}

/**
 * Keeps public answers by address and encoding. `state` names everything that they depend on: version of the data, weather,
 * ten minutes, scheduled news. It is read before every answer, and when it has moved the cache is emptied: whoever asks
 * after a write was acknowledged never gets what was made before it.
 */
export function createPublicCache(state: () => Promise<string>, maxBytes = MAX_BYTES): PublicCache {
  const entries = new Entries(maxBytes);
  const stateOfNow = oncePerTurn(state);
  let current = '';
  return {
    bytes: () => entries.bytes,
    send: async (request, reply, { key, make }) => {
      const now = await stateOfNow();
      if (now !== current) entries.clear();
      current = now;
      const encoding = encodingFor(request);
      const encoded = async (): Promise<Answer> => encode(await entries.get(key, make), encoding);
      return sendAnswer(request, reply, await entries.get(`${encoding} ${key}`, encoded));
    },
  };
}
