import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Answers below this are not worth the work. */
const MIN_BYTES = 1024;
/** As small as gzip's best, at a fraction of the time of brotli's. */
const QUALITY = 4;
/** Two to this power is what each encoder keeps in memory: pages are far smaller than the default 4 MB. */
const WINDOW = 17;

/** Brotli or gzip for what is made on the spot; built files come compressed already. */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // Node makes its fetch when first looked at, which takes 50 ms: not in the middle of somebody's request.
  void globalThis.Response;
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: MIN_BYTES,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_LGWIN]: WINDOW },
    },
  });
}
