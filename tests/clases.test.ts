import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TIPO_PRINCIPAL, TIPOS_LIGA } from '#domain/liga/tipos.ts';

const root = new URL('../', import.meta.url);

/** The record itself, data made up for the demonstration, and steps of the database already taken. */
const ALLOWED = /^src\/(?:domain\/liga\/tipos\.ts|server\/demo\/|server\/db\/migrations\/)|\.test\.tsx?$/;

const TYPE = new RegExp(`(['"\`])(?:${TIPOS_LIGA.join('|')})\\1`);

test('what depends on the type of a league is asked of src/domain/liga/tipos.ts', () => {
  const comparing = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !ALLOWED.test(path))
    .filter((path) => TYPE.test(readFileSync(new URL(path, root), 'utf8')));
  expect(comparing).toEqual([]);
});

/** The main type is the block as it is. */
const OTROS = TIPOS_LIGA.filter((tipo) => tipo !== TIPO_PRINCIPAL);

test.each(OTROS)('matches of a league of type %s have an edge of their own on the courts', (tipo) => {
  const sheet = readFileSync(new URL('src/web/club/calendario/calendario.module.css', root), 'utf8');
  expect(sheet).toContain(`.tipo[data-tipo="${tipo}"]`);
});
