import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const Part = z.looseObject({
  license: z.string().optional(),
  dev: z.boolean().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
});
const { packages } = z
  .object({ packages: z.record(z.string(), Part) })
  .parse(JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')));

/** Everything that is installed beside the project itself. */
const PARTS = Object.entries(packages).filter(([path]) => path !== '');
const SHIPPED = PARTS.filter(([, { dev }]) => !dev);

/** Licences a club may run and hand on without asking anybody. */
const ALLOWED = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', 'CC0-1.0'],
  ...['BlueOak-1.0.0', 'OFL-1.1', 'Python-2.0', 'Zlib', 'Unicode-3.0'],
  // sharp's image library, linked dynamically as it asks.
  ...['LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  ...['(MIT OR CC0-1.0)', '(MIT AND Zlib)', 'MIT or MPL-2.0'],
];

/** Parts that state their licence in a file and not in their package, read by hand: MIT. */
const READ = new Set(['node_modules/png-js']);

it('every part that runs in production has a licence of the list', () => {
  const others = SHIPPED.filter(
    ([path, { license }]) => !ALLOWED.includes(license ?? 'none') && !READ.has(path),
  );
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  expect(SHIPPED.length).toBeGreaterThan(100);
});

it('every part is pinned by the hash of its contents', () => {
  expect(
    PARTS.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
});
