import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { figure } from '../support/figures.ts';
import { root } from '../support/programs/run-node.ts';

const Part = z.looseObject({
  license: z.string().optional(),
  dev: z.boolean().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  /** It comes inside another part, which has its hash. */
  inBundle: z.boolean().optional(),
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

it('npm run sbom tells every part that the project asks for, with its version and licence', () => {
  const said = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    // Where only what runs is installed, it tells of that alone.
    env: { ...process.env, NODE_ENV: 'development' },
  });
  const { components } = z
    .object({ components: z.array(z.looseObject({ name: z.string(), version: z.string() })) })
    .parse(JSON.parse(said));
  // Another part may ask for another version of one of them, inside it.
  const told = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const Versions = z.record(z.string(), z.string());
  const { dependencies, devDependencies } = z
    .object({ dependencies: Versions, devDependencies: Versions })
    .parse(leer('package.json'));
  const asked = Object.entries({ ...dependencies, ...devDependencies }).map((one) => one.join('@'));
  expect(asked.filter((one) => !told.has(one))).toEqual([]);
  figure('parts, each with version, hash and an allowed licence', `${components.length}`, 'all');
});

it('every part is pinned by the hash of its contents', () => {
  expect(
    PARTS.filter(([, { integrity, inBundle }]) => !(inBundle || integrity?.startsWith('sha512-'))).map(
      ([path]) => path,
    ),
  ).toEqual([]);
});
