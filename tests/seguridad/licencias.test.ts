import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { bomOf } from '../../scripts/bom.ts';
import { figure } from '../support/figures.ts';
import { runNode } from '../support/run-node.ts';

const Part = z.looseObject({
  license: z.string().optional(),
  dev: z.boolean().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
});
const leer = (nombre: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${nombre}`, import.meta.url), 'utf8'));
const lock = z.object({ packages: z.record(z.string(), Part) }).parse(leer('package-lock.json'));
const { packages } = lock;

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

/** What only builds and tests may ask more: none of it reaches who runs the program or reads its pages. */
const ALLOWED_OF_TOOLS = [...ALLOWED, 'MPL-2.0', 'MIT OR Apache-2.0', 'CC-BY-4.0'];

/** Parts that state their licence in a file and not in their package, read by hand: MIT. */
const READ = new Set(['node_modules/png-js']);

it('every part that runs in production has a licence of the list', () => {
  const others = SHIPPED.filter(
    ([path, { license }]) => !ALLOWED.includes(license ?? 'none') && !READ.has(path),
  );
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  expect(SHIPPED.length).toBeGreaterThan(100);
});

it('every part that only builds and tests has one of theirs', () => {
  const tools = PARTS.filter(([, { dev }]) => dev);
  const others = tools.filter(([, { license }]) => !ALLOWED_OF_TOOLS.includes(license ?? 'none'));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it('the bill of materials has every part of the lock, with its version, licence and hash', async () => {
  const { code, output } = await runNode('scripts/ready.mjs', ['sbom']);
  expect(code).toBe(0);
  const { components, dependencies, metadata } = JSON.parse(output) as ReturnType<typeof bomOf>;
  expect(components.map((part) => part['bom-ref']).sort()).toEqual(PARTS.map(([path]) => path).sort());
  for (const { 'bom-ref': path, version, scope, licenses, hashes } of components) {
    expect(version, path).toBe(packages[path]?.version);
    expect(scope === 'excluded', path).toBe(packages[path]?.dev === true);
    expect(licenses?.length === 1 || READ.has(path), path).toBe(true);
    expect(hashes?.[0]?.content, path).toMatch(/^[0-9a-f]{128}$/);
  }
  figure('parts, each with version, hash and an allowed licence', `${components.length}`, 'all');
  const { dependencies: ours, devDependencies: tools } = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(leer('package.json'));
  const deLaCasa = dependencies.find(({ ref }) => ref === metadata.component['bom-ref'])?.dependsOn;
  expect(deLaCasa).toEqual(
    Object.keys({ ...ours, ...tools })
      .map((name) => `node_modules/${name}`)
      .sort(),
  );
  for (const name of Object.keys(ours))
    expect(components.find((part) => part.name === name)?.scope, name).not.toBe('excluded');
});

it('a part is found where Node finds it: beside who asks for it, before further up', () => {
  const bom = bomOf({
    packages: {
      '': { name: 'x', dependencies: { a: '1', b: '2' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } },
      'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { a: '1', c: '1' } },
      'node_modules/b': { version: '2.0.0' },
    },
  });
  expect(Object.fromEntries(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    'club-de-tenis': ['node_modules/a', 'node_modules/b'],
    'node_modules/a': ['node_modules/a/node_modules/b'],
    'node_modules/a/node_modules/b': ['node_modules/a'],
    'node_modules/b': [],
  });
});

it('every part is pinned by the hash of its contents', () => {
  expect(
    PARTS.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([]);
});
