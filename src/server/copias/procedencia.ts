import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { descifrar, FraseMala } from './cifrado.ts';
import { leerManifiesto, leerSello, MANIFIESTO, type Manifiesto, SELLO } from './manifiesto.ts';
import { type LineaDeZip, lineasDeZip } from './zip.ts';

const CIFRAS = 22;

/**
 * Which database that is: its sealing key is made once, goes with its copies and comes back with them, so a club that
 * moves to another machine or engine goes on being the same. It says nothing of the key.
 */
export const huellaDe = (sello: string): string =>
  createHash('sha256').update(`club-base:${sello}`).digest('base64url').slice(0, CIFRAS);

/** What a copy says of itself. */
export type Procedencia = Pick<Manifiesto, 'club' | 'fecha' | 'filas'> & { base: string };

async function leer(lineas: AsyncIterable<LineaDeZip>): Promise<Procedencia | null> {
  let manifiesto: Manifiesto | null = null;
  for await (const { fichero, linea } of lineas) {
    if (fichero === MANIFIESTO) manifiesto = leerManifiesto(linea);
    if (manifiesto?.base) return { ...manifiesto, base: manifiesto.base };
    // A copy from before the manifest told it.
    if (manifiesto && fichero === SELLO) return { ...manifiesto, base: huellaDe(leerSello(linea)) };
  }
  return null;
}

/** Where the copy in that file comes from; null when it is no copy, or is not whole. Throws `FraseMala`. */
export async function procedenciaDe(ruta: string, frase: string | null = null): Promise<Procedencia | null> {
  try {
    return await leer(lineasDeZip(descifrar(createReadStream(ruta), frase)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== undefined || error instanceof FraseMala) throw error;
    return null;
  }
}
