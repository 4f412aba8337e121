import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createScratch } from '../support/scratch.ts';

const FAR_MS = 120_000;

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
