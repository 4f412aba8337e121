import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figure } from '../support/figures.ts';

const root = new URL('../../', import.meta.url);
const document = readFileSync(new URL('docs/seguridad.md', root), 'utf8');

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has, in order; those of level 3 apart. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
};

const expected = Object.entries(SECTIONS).flatMap(([section, numbers]) =>
  numbers.map((n) => `${section}.${n}`),
);

/** `6.5.1–6.5.5` and `1.2.6, 1.2.7` one by one. */
function eachId(cell: string): string[] {
  return cell.split(', ').flatMap((part) => {
    const [first = '', last] = part.split('–');
    if (last === undefined) return [first];
    const section = first.slice(0, first.lastIndexOf('.'));
    const [from, to] = [first, last].map((id) => Number(id.split('.').at(-1)));
    return Array.from({ length: (to ?? 0) - (from ?? 0) + 1 }, (_, i) => `${section}.${(from ?? 0) + i}`);
  });
}

const rows = [...document.matchAll(/^\| (\d+\.\d+\.\d+[^|]*) \| ([^|]+) \| ([^|]+) \|$/gm)];

it('every requirement of levels 1 and 2 has its line, once', () => {
  const ids = rows.flatMap(([, cell = '']) => eachId(cell));
  expect(ids.toSorted()).toEqual(expected.toSorted());
  expect(expected).toHaveLength(253);
  figure('ASVS 5.0, levels 1 and 2: requirements with a line of their own', `${ids.length}`, '253');
});

it('every file that is named is there', () => {
  const named = [...document.matchAll(/`((?:src|tests|docs|scripts)\/[^`\s]*)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});

it('there are three deviations at most, and every line that says so means one of them', () => {
  const listed = [...document.matchAll(/^(\d)\. \*\*/gm)].map(([, number]) => Number(number));
  expect(listed).toEqual([1, 2, 3]);
  figure('ASVS 5.0: deviations', `${listed.length}`, '3 at most');
  for (const [, cell = '', , where = ''] of rows) {
    const [, number] = /deviation (\d)/.exec(where) ?? [];
    if (number === undefined) continue;
    expect(listed).toContain(Number(number));
    const text = document.split(`${number}. **`)[1]?.split(/\n\d\. \*\*|\n##/)[0] ?? '';
    for (const id of eachId(cell)) expect(text, `${id} in deviation ${number}`).toContain(id);
  }
});
