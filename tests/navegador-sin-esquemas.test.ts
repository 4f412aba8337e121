import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..', 'src');
const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from\s+'([^']+)';/gms;

const valuesImportedBy = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from = '']) => from);

/** Whether a file of the contract brings schemas along, itself or through those it imports. */
function bringsSchemas(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file) || !existsSync(file)) return false;
  seen.add(file);
  return valuesImportedBy(file).some(
    (from) => from === 'zod' || (from.startsWith('.') && bringsSchemas(join(dirname(file), from), seen)),
  );
}

const inBrowser = readdirSync(join(SRC, 'web'), { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|\.server\./.test(name),
);

// docs/decisiones/0003: the browser gets the types of the contract, not its schemas.
it('no file of the browser brings a schema of the contract', () => {
  const guilty = inBrowser.flatMap((name) =>
    valuesImportedBy(join(SRC, 'web', name))
      .filter((from) => from.startsWith('#contract/'))
      .filter((from) => bringsSchemas(join(SRC, 'contract', from.slice('#contract/'.length))))
      .map((from) => `${name}: ${from}`),
  );
  expect(guilty).toEqual([]);
});

it('the search finds those that would', () => {
  expect(bringsSchemas(join(SRC, 'contract', 'liga', 'partidos.ts'))).toBe(true);
  expect(bringsSchemas(join(SRC, 'contract', 'opciones.ts'))).toBe(false);
});
