import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** `copia-2026-11-21T10-30-00.zip`, with `.age` when it is encrypted: sorted by name they are sorted by age. */
const COPIA = /^copia-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.zip(\.age)?$/;
const A_MEDIAS = /^\.copia-.*\.parte$/;

const nombreDe = (momento: Date, cifrada: boolean): string =>
  `copia-${momento.toISOString().slice(0, 19).replaceAll(':', '-')}.zip${cifrada ? '.age' : ''}`;

export const copiasDe = (carpeta: string): string[] =>
  existsSync(carpeta)
    ? readdirSync(carpeta)
        .filter((nombre) => COPIA.test(nombre))
        .sort()
        .reverse()
        .map((nombre) => join(carpeta, nombre))
    : [];

async function escribir(fichero: FileHandle, trozos: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    for await (const trozo of trozos) await fichero.writeFile(trozo);
    await fichero.sync();
  } finally {
    await fichero.close();
  }
}

/** What another attempt left behind when the disk filled or the machine went down. */
function quitarMedias(carpeta: string): void {
  for (const nombre of readdirSync(carpeta)) if (A_MEDIAS.test(nombre)) rmSync(join(carpeta, nombre));
}

/**
 * Writes a copy into the folder and removes the oldest beyond `cuantas`. It has its name only once it is whole and on
 * the disk, and nothing is removed before: a copy that fails leaves the others as they were.
 */
export async function guardarEnCarpeta(
  carpeta: string,
  trozos: AsyncIterable<Uint8Array>,
  { cuantas, momento, cifrada = false }: { cuantas: number; momento: Date; cifrada?: boolean },
): Promise<string> {
  mkdirSync(carpeta, { recursive: true, mode: PRIVATE_FOLDER });
  quitarMedias(carpeta);
  const borrador = join(carpeta, `.copia-${randomUUID()}.parte`);
  try {
    await escribir(await open(borrador, 'wx', PRIVATE_FILE), trozos);
  } catch (error) {
    rmSync(borrador, { force: true });
    throw error;
  }
  const ruta = join(carpeta, nombreDe(momento, cifrada));
  renameSync(borrador, ruta);
  for (const vieja of copiasDe(carpeta).slice(cuantas)) rmSync(vieja);
  return ruta;
}
