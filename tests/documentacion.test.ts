import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { type Campo, esPersonal } from '#domain/campo.ts';
import { JUGADOR } from '#domain/campos.ts';
import { TIPOS_SOLICITUD } from '#domain/inscripcion/solicitud.ts';
import { CRITERIOS } from '#domain/liga/reglas.ts';
import { CLASES, TIPOS_LIGA } from '#domain/liga/tipos.ts';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const inFolder = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();

const DOCUMENTS = [...inFolder('*.md'), ...inFolder('docs/**/*.md')];
const CODE = inFolder('{src,tests,scripts,bench}/**/*.{ts,tsx,mjs,css}');
/** A document of the repository named in code, with the heading it means. */
const CITATION = /\b(docs\/[\w/-]+\.md)(?:#([\w-]+))?/g;

const LINK = /\]\((?!https?:)([^)#\s]+)(?:#[^)\s]*)?\)/g;
/** The page that a line of a list leads to. */
const ENTRY = /^(?:-|\d+\.) \[[^\]]+\]\(([^)]+)\)/gm;
/** A path of the repository between backquotes; with `*` it is a pattern. */
const PATH = /`((?:src|tests|docs|scripts|bench|despliegue|contenido)\/[^`\s]*)`/g;
/** Another one, told from any folder: `contract/liga/partidos.ts`, `db/tables/`. */
const FROM_ANYWHERE = /`((?:[\w.*-]+\/)+(?:[\w.*-]+\.(?:tsx?|mjs|css|md|json|html|sql))?)`/g;
/** The same in a comment, where nothing marks it. */
const IN_COMMENT = /^\s*(?:\/\*|\*|\/\/).*?(?<![\w./:@#-])((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|css))\b/gm;
/** Every backquoted name of a file of code, whatever folder it is told from. */
const FILE = /`(?:[\w.-]+\/)*([\w.-]+\.(?:tsx?|mjs))`/g;

const found = (document: string, pattern: RegExp): string[] =>
  [...read(document).matchAll(pattern)].map(([, what = '']) => what);

const isThere = (path: string): boolean =>
  path.includes('*') ? inFolder(path).length > 0 : existsSync(new URL(path, root));

const EVERYTHING = inFolder('{*,{src,tests,scripts,bench,docs,despliegue,contenido,public}/**/*}').map(
  (path) => `/${path}/`,
);

/** Whether some file or folder has a path that ends so. */
function isSomewhere(path: string): boolean {
  const end = `/${path.replace(/\/$/, '')}/`;
  if (!path.includes('*')) return EVERYTHING.some((one) => one.endsWith(end));
  const pattern = new RegExp(`${end.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return EVERYTHING.some((one) => pattern.test(one));
}

const PATHS = inFolder('{*,{src,tests,scripts,bench}/**/*}.{ts,tsx,mjs}');
const basenameOf = (path: string): string => path.split('/').at(-1) ?? '';
const FILES = new Set(PATHS.map(basenameOf));

test.each(DOCUMENTS)('%s links to and names what is there', (document) => {
  const links = found(document, LINK);
  expect(links.filter((link) => !existsSync(new URL(link, new URL(document, root))))).toEqual([]);
  expect(found(document, PATH).filter((path) => !isThere(path))).toEqual([]);
  expect(found(document, FROM_ANYWHERE).filter((path) => !isSomewhere(path))).toEqual([]);
  expect(found(document, FILE).filter((name) => !FILES.has(name))).toEqual([]);
});

/** A name without its folder, of a file that is there more than once. */
const SHARED = new Set(
  [...Map.groupBy(PATHS, basenameOf)].flatMap(([name, all]) => (all.length > 1 ? [name] : [])),
);

test.each(DOCUMENTS)('%s tells the folder of a file whose name another one has', (document) => {
  expect(found(document, /`([\w.-]+\.(?:tsx?|mjs))`/g).filter((name) => SHARED.has(name))).toEqual([]);
});

it('a path told from another folder has to be one', () => {
  expect(isSomewhere('contract/liga/partidos.ts')).toBe(true);
  expect(isSomewhere('private/partidos/*.tsx')).toBe(true);
  expect(isSomewhere('contract/partidos.ts')).toBe(false);
  expect(isSomewhere('act/liga/partidos.ts')).toBe(false);
});

it('what comments name is there', () => {
  const lost = CODE.flatMap((path) =>
    found(path, IN_COMMENT).flatMap((named) => (isSomewhere(named) ? [] : [`${path}: ${named}`])),
  );
  expect(lost).toEqual([]);
});

const anchorsOf = (document: string): string[] =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('what the code cites is in the repository, and has the heading it names', () => {
  const cited = CODE.flatMap((path) => [...read(path).matchAll(CITATION)].map((match) => ({ path, match })));
  expect(cited.length).toBeGreaterThan(20);
  const lost = cited.filter(
    ({ match: [, document = '', anchor] }) =>
      !isThere(document) || (anchor !== undefined && !anchorsOf(document).includes(anchor)),
  );
  expect(lost.map(({ path, match: [citation] }) => `${path}: ${citation}`)).toEqual([]);
});

/** What the product was specified with, which is no part of the repository. */
const NOT_HERE = /[Ss]pec §|\b(?:spec|domain|proposal|look|architecture)\.md/;

it('the code cites nothing that is not in the repository', () => {
  const here = 'tests/documentacion.test.ts';
  expect(CODE.filter((path) => path !== here && NOT_HERE.test(read(path)))).toEqual([]);
});

it('links and files are found in what the architecture says', () => {
  expect(found('docs/arquitectura.md', LINK)).not.toEqual([]);
  expect(found('docs/arquitectura.md', FILE)).not.toEqual([]);
});

const inCode = (names: readonly string[]): string[] => names.map((name) => `\`${name}\``);

/** What only says that it changed, in the log, is what nobody else should read. */
const GUARDED = Object.entries<Campo>(JUGADOR).flatMap(([campo, uno]) =>
  esPersonal(uno) || uno.oculto ? campo : [],
);

test.each([
  ['docs/reglas/ligas.md', TIPOS_LIGA.map((tipo) => CLASES[tipo].nombre)],
  ['docs/reglas/clasificacion.md', inCode(CRITERIOS)],
  ['docs/glosario.md', inCode(CRITERIOS)],
  ['docs/reglas/inscripciones.md', inCode(TIPOS_SOLICITUD)],
  ['docs/reglas/retencion.md', inCode(TIPOS_SOLICITUD)],
  ['docs/reglas/datos-personales.md', inCode(GUARDED)],
])('%s tells of every kind there is', (document, kinds) => {
  expect(kinds.filter((kind) => !read(document).includes(kind))).toEqual([]);
});

it('the glossary has one row a word', () => {
  const words = found('docs/glosario.md', /^\| (?!word|-)(.+?) \|/gm).flatMap((cell) => cell.split(', '));
  expect(words).toContain('tarjeta');
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});

test.each(['docs/guia', 'docs/decisiones', 'docs/reglas', 'docs/como'])(
  'the index of %s lists every page once',
  (folder) => {
    const pages = inFolder(`${folder}/*.md`).map((path) => path.slice(folder.length + 1));
    const listed = found(`${folder}/README.md`, ENTRY);
    expect(listed.toSorted()).toEqual(pages.filter((page) => page !== 'README.md'));
  },
);

it('decisions are numbered one after another, in the file and in its title', () => {
  const decisions = inFolder('docs/decisiones/0*.md');
  const numbers = decisions.map((path) => Number(path.split('/').at(-1)?.slice(0, 4)));
  expect(numbers).toEqual(decisions.map((_, i) => i + 1));
  for (const [i, path] of decisions.entries()) expect(read(path)).toMatch(new RegExp(`^# ${i + 1}\\. `));
});

it("the variables of the operator's guide are those the program reads", () => {
  const [table = ''] = /\| variable \|[\s\S]*?\n\n/.exec(read('docs/operaciones.md')) ?? [];
  const told = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  const asked = [...read('src/server/config.ts').matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(asked.length).toBeGreaterThan(15);
  expect(told.toSorted()).toEqual(asked.toSorted());
});
