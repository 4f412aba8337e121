import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problema } from '#server/platform/errors.ts';
import { inTime } from '#server/platform/turns.ts';
import { addressOf, createShares, networkOf } from './limits.ts';

type SlotsOptions = {
  /** How many uploads are in memory at once. */
  atOnce: number;
  /** How many more may wait their turn unread. */
  waiting: number;
};

type Slots = {
  /** Resolves with what gives it back; null when too many wait, or when who waits has gone (`onGone`). */
  take(caller: string, onGone: (drop: () => void) => void): Promise<(() => void) | null>;
};

/**
 * So many uploads at once and a queue for them; of each caller no more than a third of the places and half of the queue:
 * whoever sends byte by byte from one address leaves room for the rest.
 */
export function createSlots({ atOnce, waiting }: SlotsOptions): Slots {
  const held = createShares<string>(Math.ceil(atOnce / 3));
  const queued = createShares<string>(Math.ceil(waiting / 2));
  const queue = new Set<() => boolean>();
  let free = atOnce;
  const place = (caller: string): (() => void) | null => {
    const leave = free > 0 ? held.take(caller) : null;
    if (!leave) return null;
    free -= 1;
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      leave();
      free += 1;
      // The first who waits and may have it takes it.
      [...queue].some((begin) => begin());
    };
  };
  const wait = (caller: string, onGone: (drop: () => void) => void): Promise<(() => void) | null> => {
    const { promise, resolve } = Promise.withResolvers<(() => void) | null>();
    const leave = queue.size < waiting ? queued.take(caller) : null;
    if (!leave) return Promise.resolve(null);
    const end = (given: (() => void) | null): void => {
      if (queue.delete(begin)) leave();
      resolve(given);
    };
    const begin = (): boolean => {
      const given = place(caller);
      if (given) end(given);
      return given !== null;
    };
    queue.add(begin);
    onGone(() => end(null));
    return promise;
  };
  return { take: async (caller, onGone) => place(caller) ?? wait(caller, onGone) };
}

type MultipartTexts = {
  /** The body is not multipart, or it is where it should not be. */
  wrongType: string;
  /** It cannot be read: broken, cut off, not JSON. */
  unreadable: string;
  /** Parts that the form does not have. */
  unexpected: string;
  tooLarge: string;
  tooSlow: string;
  busy: string;
};

export type MultipartOptions = {
  /** The part that holds the fields, as JSON: of the object that the body becomes, one more. */
  json: string;
  /** The parts that hold files: bytes, or missing when empty. Their names and types are not believed. */
  files: readonly string[];
  /** `lingerMs`: how long what still comes of a refused body is read after its answer. */
  limits: { file: number; json: number; seconds: number; atOnce: number; waiting: number; lingerMs?: number };
  texts: MultipartTexts;
};

type Part =
  | { type: 'file'; fieldname: string; toBuffer(): Promise<Buffer>; file: NodeJS.ReadableStream }
  | { type: 'field'; fieldname: string; value: unknown; valueTruncated: boolean };

const MAX_HEADERS = 20;
const MAX_NAME = 100;
const BUSY_RETRY_S = 5;

const TOO_MANY = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_PROTO_VIOLATION']);
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';

function asProblema(error: unknown, texts: MultipartTexts): Problema {
  if (error instanceof Problema) return error;
  const { code = '' } = error as { code?: string };
  if (code === TOO_LARGE) return new Problema(413, texts.tooLarge);
  return new Problema(400, TOO_MANY.has(code) ? texts.unexpected : texts.unreadable);
}

function readJson(part: Part, bytes: Buffer | null, { limits, texts }: MultipartOptions): unknown {
  const isCut = part.type === 'field' && part.valueTruncated;
  if (isCut || (bytes && bytes.length > limits.json)) throw new Problema(413, texts.tooLarge);
  const value = part.type === 'field' ? part.value : bytes?.toString('utf8');
  return typeof value === 'string' ? JSON.parse(value) : value;
}

/** The value of a part: the bytes of a file, or what the JSON says. */
async function readPart(part: Part, options: MultipartOptions): Promise<unknown> {
  const { json, files, texts } = options;
  const bytes = part.type === 'file' ? await part.toBuffer() : null;
  if (part.fieldname === json) return readJson(part, bytes, options);
  if (!files.includes(part.fieldname)) throw new Problema(400, texts.unexpected);
  return bytes && bytes.length > 0 ? bytes : undefined;
}

async function readParts(
  request: FastifyRequest,
  options: MultipartOptions,
): Promise<Record<string, unknown>> {
  const body = new Map<string, unknown>();
  const { file, json } = options.limits;
  const known = options.files.length + 1;
  const parts = request.parts({
    limits: {
      fileSize: Math.max(file, json),
      fieldSize: json,
      fieldNameSize: MAX_NAME,
      fields: known,
      files: known,
      parts: known + 1,
      headerPairs: MAX_HEADERS,
    },
  });
  for await (const part of parts as AsyncIterable<Part>) {
    if (body.has(part.fieldname)) throw new Problema(400, options.texts.unexpected);
    body.set(part.fieldname, await readPart(part, options));
  }
  return Object.fromEntries(body);
}

/** How long, and how much, is read after the answer of a body nobody wants any more. */
const LINGER_MS = 5_000;
const LINGER_BYTES = 32 * 1024 * 1024;

/**
 * What still comes of a refused body is thrown away for a while, and then the connection is ended: at once, whoever
 * is sending it (a browser, a proxy) would lose the answer with it.
 */
function hangUp({ raw }: FastifyRequest, reply: FastifyReply, lingerMs = LINGER_MS): void {
  reply.raw.once('finish', () => {
    if (raw.complete) return;
    let left = LINGER_BYTES;
    const timer = setTimeout(() => raw.destroy(), lingerMs);
    raw.once('close', () => clearTimeout(timer));
    raw.on('data', ({ length }: Buffer) => {
      left -= length;
      if (left < 0) raw.destroy();
    });
    raw.resume();
  });
}

async function takeSlot(
  slots: Slots,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { busy }: MultipartTexts,
): Promise<void> {
  const caller = networkOf(addressOf(request));
  const giveBack = await slots.take(caller, (drop) => reply.raw.once('close', drop));
  if (!giveBack) throw new Problema(429, busy, { retryAfter: BUSY_RETRY_S });
  reply.raw.once('close', giveBack);
  reply.raw.once('finish', giveBack);
  if (reply.raw.closed) giveBack();
}

/**
 * What lets the routes of a scope take a multipart body, within limits of size, parts, time and memory that all scopes
 * share. A scope of its own: the library looks at every request of the one it is in, before and after.
 */
export function createMultipart(options: MultipartOptions): (scope: FastifyInstance) => Promise<void> {
  const { limits, texts } = options;
  const slots = createSlots(limits);
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      if (!request.isMultipart()) throw new Problema(415, texts.wrongType);
      await takeSlot(slots, { request, reply }, texts);
      const tooSlow = new Problema(408, texts.tooSlow);
      request.body = await inTime(readParts(request, options), limits.seconds * 1000, tooSlow);
    } catch (error) {
      hangUp(request, reply, limits.lingerMs);
      throw asProblema(error, texts);
    }
  };
  return async (scope) => {
    await scope.register(multipart);
    scope.addHook('preValidation', take);
  };
}
