import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const web = new URL('../../', import.meta.url);
const screens = globSync('**/*.tsx', { cwd: web }).map(
  (path) => [path, readFileSync(new URL(path, web), 'utf8')] as const,
);

/** Hidden words are read as a block, with a space around: a sign beside it would be read apart from its word. */
const HIDDEN = /<span className="visually-hidden">(?:\{')?([^<]*?)(?:'\})?<\/span>/g;
const BADLY_BEGUN = /^\s*[:;,.!?)»]/;
const BADLY_ENDED = /[(«¿¡]\s*$/;

it('hidden words neither begin nor end where a sign is left alone', () => {
  const found = screens.flatMap(([path, text]) =>
    [...text.matchAll(HIDDEN)].map(({ 0: whole, 1: words = '', index }) => {
      const [before, after] = [text.slice(0, index), text.slice(index + whole.length)];
      const isBad =
        BADLY_BEGUN.test(words) ||
        BADLY_ENDED.test(words) ||
        BADLY_ENDED.test(before.slice(-1)) ||
        /^[:,.!?»]/.test(after);
      return { where: `${path}: ${whole}`, isBad };
    }),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ isBad }) => isBad)).toEqual([]);
});
