import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from '@tailwindcss/node';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const inFolder = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const textOf = (node: Node): string | null => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return (node.value as { cooked: string }).cooked;
  return null;
};

const CLASS_ATTRIBUTE = /^(?:\w*[cC]lassNames?)$/;
const isCx = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && isNode(callee) && callee.name === 'cx';
const opensClasses = (node: Node): boolean =>
  isCx(node) ||
  (node.type === 'JSXAttribute' &&
    CLASS_ATTRIBUTE.test(String((node.name as { name?: string }).name)) &&
    node.value !== null);

/** Where a text is compared, looked up or handed to somebody else it is no class. */
const NOT_CLASSES = new Set(['BinaryExpression', 'MemberExpression', 'CallExpression']);

type Found = { classes: string[]; others: string[] };

/** The texts of a file that are put on as classes, and all its other texts. */
function textsOf(code: string): Found {
  const found: Found = { classes: [], others: [] };
  const walk = (node: Node, isClass: boolean): void => {
    const text = textOf(node);
    if (text !== null) (isClass ? found.classes : found.others).push(text);
    const inside = opensClasses(node) || (isClass && !NOT_CLASSES.has(node.type));
    for (const child of childrenOf(node)) walk(child, inside);
  };
  walk(parseSync('x.tsx', code, { lang: 'tsx' }).program as unknown as Node, false);
  return found;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const FILES = inFolder('src/web/**/*.tsx')
  .concat(inFolder('src/web/**/*.ts'))
  .filter((path) => !/\.test\.|\/dibujo\//.test(path))
  .map((path) => ({ path, ...textsOf(read(path)) }));

const WRITTEN = new Set(FILES.flatMap(({ classes, others }) => classes.concat(others)).flatMap(wordsOf));

/** As a selector says it. */
const escaped = (name: string): string => `.${name.replaceAll(/[^\w-]/g, '\\$&').replace(/^\d/, '\\3$& ')}`;

const DESK = fileURLToPath(new URL('src/web/ui/look/desk.css', root));
const compiler = await compile(readFileSync(DESK, 'utf8'), {
  base: fileURLToPath(new URL('.', new URL('src/web/ui/look/desk.css', root))),
  onDependency: () => undefined,
});
const SHEET = compiler.build([...WRITTEN]);

/** Whether the theme makes something of it. */
const isUtility = (name: string): boolean => SHEET.includes(escaped(name));

/** What only marks an element for another, and what the sheets without modules name. */
const MARK = /^(?:group|peer)(?:\/[a-z]+)?$/;
const NAMED = new Set(
  inFolder('src/web/**/*.css')
    .filter((path) => !path.includes('.module.'))
    .flatMap((path) => [...read(path).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
);
const isKnown = (name: string): boolean => isUtility(name) || MARK.test(name) || NAMED.has(name);

test('every class that is put on is one of the theme', () => {
  const unknown = FILES.flatMap(({ path, classes }) =>
    classes
      .flatMap(wordsOf)
      .filter((name) => !isKnown(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('no class brings a value of its own', () => {
  const own = FILES.flatMap(({ path, classes }) =>
    classes
      .flatMap(wordsOf)
      .filter((name) => /[[(]/.test(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(own).toEqual([]);
});

test('classes are written in className or in cx(), where these tests see them', () => {
  const hidden = FILES.flatMap(({ path, others }) =>
    others
      .filter((text) => wordsOf(text).length > 1 && text.includes('-') && wordsOf(text).every(isUtility))
      .map((text) => `${path}: ${text}`),
  );
  expect(hidden).toEqual([]);
});

/** What the sheet of visitors is not built from. */
const DE_LA_MESA = [...read('src/web/ui/look/site.css').matchAll(/@source not "\.\.\/\.\.\/([^*"]+)"/g)].map(
  ([, path = '']) => `src/web/${path}`,
);

/** What a file brings with it, by name or by path. */
const broughtBy = (path: string): string[] =>
  [...read(path).matchAll(/\bfrom '(#web|\.{1,2})(\/[^']+)'/g)].map(([, from, rest]) =>
    from === '#web'
      ? `src/web${rest}`
      : new URL(`${from}${rest}`, new URL(path, 'file:///')).pathname.slice(1),
  );

test('nothing that visitors see is put on classes that only the sheet of the desk has', () => {
  const seen = new Set(inFolder('src/web/site/**/*.tsx').filter((path) => !path.includes('.test.')));
  for (const path of seen)
    for (const one of broughtBy(path)) if (/\.tsx?$/.test(one) && !one.includes('.json')) seen.add(one);
  const outside = new Set(DE_LA_MESA.flatMap((one) => inFolder(`${one}{/**/*.{ts,tsx},}`)));
  const dressed = FILES.filter(({ path, classes }) => outside.has(path) && classes.length > 0);
  expect(dressed.length).toBeGreaterThan(20);
  expect(dressed.map(({ path }) => path).filter((path) => seen.has(path))).toEqual([]);
});
