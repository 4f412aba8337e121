import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
const MIN_BYTES = 512;

function compressFile(path: string): void {
  const content = readFileSync(path);
  if (content.length < MIN_BYTES) return;
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
}

/** Writes `.br` and `.gz` beside every text file of the built site, so that no answer is compressed twice. */
export function precompress(client: string): void {
  const names = readdirSync(client, { recursive: true, encoding: 'utf8' });
  for (const name of names) if (COMPRESSIBLE.test(name)) compressFile(join(client, name));
}
