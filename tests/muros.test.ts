import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COSTUMBRES, FORMAS, PERMITIDO, PROHIBIDO } from './support/murallas.ts';
import { createScratch, type Scratch } from './support/scratch.ts';

const FAR_MS = 120_000;

type Report = { diagnostics: { category: string; location: { path: string } }[] };

/** The rules of Biome that a file breaks, by file. */
async function lint(scratch: Scratch): Promise<(file: string) => string[]> {
  const printed = await scratch.run('biome', 'lint', '--reporter=json', '--max-diagnostics=none', 'src');
  const json = printed.split('\n').find((line) => line.startsWith('{'));
  if (json === undefined) throw new Error(printed);
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

/** The flags of a match, one by one: everybody else asks its outcome. docs/arquitectura.md, "A match" */
const INDICADOR = /\b(?:jugador[12](?:NoPresenta|Aplaza)|clubAplaza)\b/;

/** Who turns them into an outcome, who carries and keeps them, how the log calls them, and the forms that send them. */
const LOS_LEEN = [
  'src/domain/partido/plano.ts',
  'src/domain/campos.ts',
  'src/contract/',
  'src/server/db/',
  'src/server/importar/leer-partido.ts',
  'src/web/club/casillas/',
  'src/web/private/partidos/',
  'src/web/site/mi/resultados.tsx',
];

it('nobody else reads the flags of a match instead of its outcome', () => {
  const root = new URL('../', import.meta.url);
  const leen = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.') && !LOS_LEEN.some((lugar) => path.startsWith(lugar)))
    .filter((path) => INDICADOR.test(readFileSync(new URL(path, root), 'utf8')));
  expect(leen).toEqual([]);
});
