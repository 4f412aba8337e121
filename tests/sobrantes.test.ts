import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const inFolder = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();

const CODE = new Map(
  inFolder('{src,scripts}/**/*.{ts,tsx,mjs}')
    .filter((path) => !path.includes('.test.'))
    .map((path) => [path, read(path)]),
);

const wordsOf = (text: string): Set<string> => new Set(text.match(/[\w-]+/g));

/** Whether that name is said in any of those texts. */
const isSaid = (name: string, texts: readonly string[]): boolean =>
  texts.some((text) => wordsOf(text).has(name));

/** In which files of the product each word is said. */
const SAID_IN = new Map<string, Set<string>>();
for (const [path, text] of CODE)
  for (const word of wordsOf(text)) SAID_IN.set(word, (SAID_IN.get(word) ?? new Set()).add(path));

const isSaidOutside = (path: string, name: string): boolean =>
  [...(SAID_IN.get(name) ?? [])].some((one) => one !== path);

/** Classes of somebody else: the editor's own, those of the texts of the site, and the kinds of toasts. */
const FOREIGN =
  /^(?:mantine-|ProseMirror-|selectedCell$|pasos$|destacado$|dos-columnas$|tabla$|cifras$|junto$|cuenta$|izquierda$|derecha$|warning$)/;

const classesOf = (sheet: string): string[] => {
  const rules = read(sheet).replace(/\/\*[\s\S]*?\*\//g, '');
  const names = [...rules.matchAll(/\.([a-zA-Z][\w-]*)(?=[^{};]*\{)/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !FOREIGN.test(name));
};

const SHEETS = inFolder('src/**/*.module.css');

test.each(SHEETS)('%s has no class that nobody wears', (sheet) => {
  const wearers = [...CODE.values()].filter((text) => text.includes(`/${basename(sheet)}'`));
  expect(wearers).not.toEqual([]);
  expect(classesOf(sheet).filter((name) => !isSaid(name, wearers))).toEqual([]);
});

test.each(inFolder('src/**/{mensajes,*-mensajes}.ts'))('%s has no sentence that nobody says', (path) => {
  const names = [...read(path).matchAll(/^ {2}(\w+)(?:: |\()/gm)].map(([, name = '']) => name);
  expect(names.filter((name) => !isSaidOutside(path, name))).toEqual([]);
});

/** What React Router and the tools ask of a module by its name. */
const BY_CONVENTION =
  /^(?:meta|links|loader|clientLoader|shouldRevalidate|Layout|ErrorBoundary|HydrateFallback|parametersOf|fillContext|streamTimeout|__vitePreload)$/;

test('no function, value or type is exported that no other file names', () => {
  const tests = inFolder('{tests,bench}/**/*.{ts,tsx}').concat(inFolder('{src,*}/**/*.test.{ts,tsx}'));
  const outside = wordsOf([...tests, ...inFolder('*.{ts,json}')].map(read).join('\n'));
  const alone = [...CODE].flatMap(([path, text]) =>
    [...text.matchAll(/^export (?:async )?(?:function\*?|const|class|type) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !BY_CONVENTION.test(name) && !outside.has(name) && !isSaidOutside(path, name))
      .map((name) => `${path}: ${name}`),
  );
  expect(alone).toEqual([]);
});
