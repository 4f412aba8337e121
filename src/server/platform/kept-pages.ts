import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages are compressed once and sent many times, so a little more work than for a single answer pays. */
const QUALITY = 6;
/** What people read fits many times; what passes it is the address bar's own inventions. */
const MAX_PAGES = 120;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A rendered page in the forms in which it is sent. */
export type KeptPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  /** Strong, and different for each encoding: it names the bytes. */
  etag(encoding: Encoding): string;
  body(encoding: Encoding): Promise<Buffer>;
};

const COMPRESS: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    toBrotli(html, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  gzip: (html) => toGzip(html),
  identity: async (html) => html,
};

/** Takes a rendered page in, to be sent in any encoding. */
export async function keepPage(response: Response): Promise<KeptPage> {
  const html = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const forms = new Map<Encoding, Promise<Buffer>>();
  const body = (encoding: Encoding): Promise<Buffer> => {
    const form = forms.get(encoding) ?? COMPRESS[encoding](html);
    forms.set(encoding, form);
    return form;
  };
  return { status: response.status, headers: [...response.headers], etag: (e) => `"${hash}-${e}"`, body };
}

/** The smallest form the client takes. */
export function encodingFor(accepted: string | undefined): Encoding {
  const takes = (name: string): boolean =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted ?? '');
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

export type KeptPages = (key: string, render: () => Promise<Response>) => Promise<KeptPage>;

/**
 * Keeps each page as it was rendered for one state of the data. `stamp` names that state and is read before
 * every answer: what was rendered under another one is never sent again. Only answers of 200 are kept.
 */
export function keepPages(stamp: () => Promise<string>, max = MAX_PAGES): KeptPages {
  let current = '';
  let pages = new Map<string, Promise<KeptPage>>();
  const forget = (own: Map<string, Promise<KeptPage>>, key: string) => own.delete(key);
  const add = (key: string, render: () => Promise<Response>): Promise<KeptPage> => {
    const own = pages;
    const page = render().then(keepPage);
    own.set(key, page);
    page.then(
      ({ status }) => status === 200 || forget(own, key),
      () => forget(own, key),
    );
    const oldest = own.size > max ? own.keys().next().value : undefined;
    if (oldest !== undefined) own.delete(oldest);
    return page;
  };
  return async (key, render) => {
    const now = await stamp();
    if (now !== current) pages = new Map();
    current = now;
    return pages.get(key) ?? add(key, render);
  };
}

/**
 * Calls that arrive together share one read, and none shares a read that had already begun: each one sees
 * every write acknowledged before it arrived.
 */
export function shareNext<T>(read: () => Promise<T>): () => Promise<T> {
  let waiting: Promise<T> | undefined;
  return () => {
    waiting ??= Promise.resolve().then(() => {
      waiting = undefined;
      return read();
    });
    return waiting;
  };
}
