import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODINGS, type Encoding } from './negotiation.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compressed once and sent many times, so a little more work than for a single answer pays. */
const QUALITY = 6;
/** Below this, compressing saves no packet. */
const MIN_BYTES = 1024;
const TAG_LENGTH = 22;
/** Pictures and the like come compressed already. */
const IS_TEXT = /^(?:text\/|image\/svg|application\/(?:json|xml|[\w.-]+\+(?:json|xml)))/;

/** Names in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** An answer as it was made. */
export type Answer = { status: number; headers: Headers; body: Buffer };

/**
 * An answer in one encoding, ready to be written: headers flat, as `writeHead` takes them fastest, and the bytes
 * as a Latin-1 string, which Node sends together with the headers in one write.
 */
export type Form = { etag: string; bytes: string; headers: string[]; unchanged: string[] };

/** An answer in the forms in which it is sent. */
export type KeptAnswer = {
  /** The form when it has been made already. */
  ready(encoding: Encoding): Form | undefined;
  form(encoding: Encoding): Promise<Form>;
};

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => toGzip(body),
  identity: async (body) => body,
};

/** What describes the bytes: an answer without them says nothing of it. RFC 9110, 15.4.5. */
const OF_THE_BODY = new Set(['content-type', 'content-encoding', 'content-length']);

const flat = (headers: Headers): string[] => Object.entries(headers).flat();

function formOf(answer: Answer, body: Buffer, encoding: Encoding, hash: string): Form {
  const etag = `"${hash}-${encoding}"`;
  const headers = {
    ...answer.headers,
    vary: 'accept-encoding',
    etag,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(body.length),
  };
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_BODY.has(name));
  return { etag, bytes: body.toString('latin1'), headers: flat(headers), unchanged: kept.flat() };
}

/**
 * Takes an answer in, to be sent in any encoding; each form has a strong tag of its own. `onBytes` hears how
 * much memory each new form takes.
 */
export function keepAnswer(answer: Answer, onBytes: (bytes: number) => void): KeptAnswer {
  const hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, TAG_LENGTH);
  const ready = new Map<Encoding, Form>();
  const making = new Map<Encoding, Promise<Form>>();
  const make = async (encoding: Encoding): Promise<Form> => {
    const plain = answer.body.length < MIN_BYTES || !IS_TEXT.test(answer.headers['content-type'] ?? '');
    const body = plain ? answer.body : await COMPRESS[encoding](answer.body);
    const form = formOf(answer, body, plain ? 'identity' : encoding, hash);
    ready.set(encoding, form);
    onBytes(body.length);
    return form;
  };
  onBytes(answer.body.length + ENCODINGS.length * JSON.stringify(answer.headers).length);
  return {
    ready: (encoding) => ready.get(encoding),
    form: (encoding) => {
      const form = making.get(encoding) ?? make(encoding);
      making.set(encoding, form);
      return form;
    },
  };
}
