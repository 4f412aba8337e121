import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepararCarpeta } from './carpeta.ts';

let aparte: string;
let carpeta: string;

beforeEach(() => {
  aparte = mkdtempSync(join(tmpdir(), 'club-carpeta-'));
  carpeta = join(aparte, 'datos');
});
afterEach(() => rmSync(aparte, { recursive: true, force: true }));

const modo = (ruta: string): string => (statSync(ruta).mode & 0o777).toString(8);

function preparar(donde = carpeta): string[] {
  const avisos: string[] = [];
  prepararCarpeta(donde, (aviso) => avisos.push(aviso));
  return avisos;
}

/** What an older program left, started by hand. */
function llenar(): void {
  mkdirSync(join(carpeta, 'secretos'), { recursive: true });
  for (const nombre of [
    'club.sqlite',
    'club.sqlite-wal',
    'servidor.log',
    'servidor.log.1',
    'secretos/sello',
    'notas.txt',
  ])
    writeFileSync(join(carpeta, nombre), 'x');
  for (const nombre of readdirSync(carpeta, { recursive: true, encoding: 'utf8' }))
    chmodSync(join(carpeta, nombre), statSync(join(carpeta, nombre)).isDirectory() ? 0o755 : 0o644);
  chmodSync(carpeta, 0o755);
}

it('is made for its owner only, without a word, also inside another that is not there', () => {
  expect(preparar(join(carpeta, 'del', 'club'))).toEqual([]);
  expect(modo(join(carpeta, 'del', 'club'))).toBe('700');
});

it('one that others could read is shut with the files of the program, and that is said once', () => {
  llenar();
  expect(preparar()).toEqual([
    expect.stringContaining(`podían leer ${carpeta} (permisos 0755): ahora es solo`),
  ]);
  expect([carpeta, join(carpeta, 'secretos')].map(modo)).toEqual(['700', '700']);
  const suyos = ['club.sqlite', 'club.sqlite-wal', 'servidor.log', 'servidor.log.1', 'secretos/sello'];
  expect(suyos.map((nombre) => modo(join(carpeta, nombre)))).toEqual(suyos.map(() => '600'));
  expect(modo(join(carpeta, 'notas.txt'))).toBe('644');
  expect(preparar()).toEqual([]);
});

it('one of everybody, as /tmp is, stays as it is, and is told', () => {
  mkdirSync(carpeta);
  chmodSync(carpeta, 0o1777);
  expect(preparar()).toEqual([expect.stringMatching(/ATENCIÓN: .* es una carpeta de todos .*DATA_DIR/)]);
  expect(modo(carpeta)).toBe('777');
});

it('a file in its place is told in a sentence', () => {
  writeFileSync(carpeta, '');
  expect(() => preparar()).toThrow(`No se puede usar ${carpeta}: no es una carpeta.`);
  expect(() => preparar(join(carpeta, 'x'))).toThrow('no es una carpeta');
});

it('a database that was there and is empty now is not taken for a new one', () => {
  preparar();
  writeFileSync(join(carpeta, 'club.sqlite'), '', { mode: 0o600 });
  expect(preparar()).toEqual([]);
  mkdirSync(join(carpeta, 'secretos'), { mode: 0o700 });
  writeFileSync(join(carpeta, 'secretos', 'sello'), 'x', { mode: 0o600 });
  expect(() => preparar()).toThrow(/está vacía y aquí hubo una.*restaura la última copia/);
});
