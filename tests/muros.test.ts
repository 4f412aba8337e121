import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COSTUMBRES, FORMAS, PERMITIDO, PROHIBIDO } from './support/murallas.ts';
import { createScratch, type Scratch } from './support/scratch.ts';

const FAR_MS = 120_000;

type Report = { diagnostics: { category: string; location: { path: string } }[] };

/** The rules of Biome that a file breaks, by file. */
async function lint(scratch: Scratch): Promise<(file: string) => string[]> {
  const printed = await scratch.run('biome', 'lint', '--reporter=json', '--max-diagnostics=none', 'src');
  const json = printed.split('\n').find((line) => line.startsWith('{')) ?? '{"diagnostics":[]}';
  const { diagnostics } = JSON.parse(json) as Report;
  return (file) =>
    diagnostics
      .filter(({ location }) => location.path === file)
      .map(({ category }) => category.split('/').at(-1) ?? category);
}

const importing = (specifier: string): string => `import { x } from '${specifier}';\n\nexport const y = x;\n`;

const CROSSINGS = PROHIBIDO.flatMap(([folder, ...imported]) => imported.map((one) => [folder, one] as const));

const fileOf = (kind: string, folder: string, index: number): string => `${folder}/${kind}-${index}.tsx`;

describe('Biome keeps the rooms apart', () => {
  const scratch = createScratch();
  let broken: (file: string) => string[];

  beforeAll(async () => {
    PERMITIDO.forEach(([folder, one], index) => {
      scratch.write(fileOf('bien', folder, index), importing(one));
    });
    CROSSINGS.forEach(([folder, one], index) => {
      scratch.write(fileOf('mal', folder, index), importing(one));
    });
    FORMAS.forEach(([, code], index) => {
      scratch.write(fileOf('forma', 'src/domain', index), code);
    });
    for (const [, , file, code] of COSTUMBRES) scratch.write(file, code);
    broken = await lint(scratch);
  }, FAR_MS);
  afterAll(() => scratch.remove());

  it.each(PERMITIDO.map(([folder, one], index) => [folder, one, index] as const))(
    '%s may import %s',
    (folder, _one, index) => {
      expect(broken(fileOf('bien', folder, index))).toEqual([]);
    },
  );

  it.each(CROSSINGS.map(([folder, one], index) => [folder, one, index] as const))(
    '%s may not import %s',
    (folder, _one, index) => {
      expect(broken(fileOf('mal', folder, index))).toContain('noRestrictedImports');
    },
  );

  it.each(FORMAS.map(([name], index) => [name, index] as const))('an %s meets the wall', (_name, index) => {
    expect(broken(fileOf('forma', 'src/domain', index))).toContain('noRestrictedImports');
  });

  it.each(COSTUMBRES)('%s is refused (%s)', (_name, rule, file) => {
    expect(broken(file)).toContain(rule);
  });
});

const ROOMS = ['src/domain', 'src/contract', 'src/server', 'src/web', 'src/web/tsconfig.server.json'];

/** What each room has no business with: the browser, the machine, or another room. */
const AJENO: readonly (readonly [folder: string, ...expressions: string[]])[] = [
  ['src/domain', 'window', 'document', 'process', 'Buffer', 'fetch', 'setTimeout', 'console'],
  ['src/contract', 'window', 'process', 'Buffer', 'fetch'],
  ['src/server', 'window', 'document', 'HTMLElement'],
  ['src/web', 'process', 'Buffer', '__dirname'],
];
const PROPIO: readonly (readonly [folder: string, expression: string])[] = [
  ['src/domain', '[1, 2].at(-1)'],
  ['src/contract', 'new Map<string, number>()'],
  ['src/server', 'process.pid'],
  ['src/web', 'document.title'],
];
const REACHED: readonly (readonly [folder: string, imported: string])[] = [
  ['src/domain', '../server/config.ts'],
  ['src/domain', '#contract/api.ts'],
  ['src/contract', '../server/config.ts'],
  ['src/web', '#server/config.ts'],
];

describe('TypeScript keeps the rooms apart', () => {
  const scratch = createScratch();
  const foreign = AJENO.flatMap(([folder, ...all]) => all.map((one) => [folder, one] as const));
  let output = '';

  const isRefused = (file: string): boolean => output.includes(`${file}(`);
  const named = (kind: string, folder: string, index: number): string => `${folder}/zz-${kind}-${index}.ts`;

  beforeAll(async () => {
    scratch.copySources();
    foreign.forEach(([folder, one], index) => {
      scratch.write(named('ajeno', folder, index), `export const y = ${one};\n`);
    });
    PROPIO.forEach(([folder, one], index) => {
      scratch.write(named('propio', folder, index), `export const y = String(${one});\n`);
    });
    REACHED.forEach(([folder, one], index) => {
      scratch.write(
        named('alcanza', folder, index),
        `import * as x from '${one}';\nexport const y = typeof x;\n`,
      );
    });
    scratch.write('src/domain/zz-enum.ts', 'export enum Lado { Uno, Dos }\n');
    output = await scratch.run('tsc', '-b', '--pretty', 'false', ...ROOMS);
  }, FAR_MS);
  afterAll(() => scratch.remove());

  it.each(PROPIO.map(([folder, one], index) => [folder, one, index] as const))(
    '%s may use %s',
    (folder, _one, index) => {
      expect(isRefused(named('propio', folder, index))).toBe(false);
    },
  );

  it.each(foreign.map(([folder, one], index) => [folder, one, index] as const))(
    '%s may not use %s',
    (folder, _one, index) => {
      expect(isRefused(named('ajeno', folder, index))).toBe(true);
    },
  );

  it.each(REACHED.map(([folder, one], index) => [folder, one, index] as const))(
    '%s does not reach %s',
    (folder, _one, index) => {
      expect(isRefused(named('alcanza', folder, index))).toBe(true);
    },
  );

  it('syntax that Node cannot strip is refused', () => {
    expect(isRefused('src/domain/zz-enum.ts')).toBe(true);
  });
});
