import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import {
  type LineaDeZip,
  leerManifiesto,
  leerSello,
  lineasDeZip,
  MANIFIESTO,
  type Manifiesto,
  mensajes,
  SELLO,
} from './formato.ts';
import { CopiaRechazada } from './restaurar.ts';

/** It is encrypted, and not with that passphrase. */
export class FraseMala extends CopiaRechazada {}

type Trozos = AsyncIterable<Uint8Array>;

/** How files of age begin, whoever made them. */
const MARCA = Buffer.from('age-encryption.org/');

/** The library's types are those of browsers. */
const comoStream = (trozos: Trozos) =>
  ReadableStream.from(trozos) as unknown as globalThis.ReadableStream<Uint8Array>;
const comoTrozos = (stream: globalThis.ReadableStream<Uint8Array>): Trozos => stream as unknown as Trozos;

/** The backup as an age file, which only the passphrase opens; without one, as it is. */
export async function* cifrar(trozos: Trozos, frase: string | null): AsyncGenerator<Uint8Array> {
  if (frase === null) return yield* trozos;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(frase);
  yield* comoTrozos(await encrypter.encrypt(comoStream(trozos)));
}

async function abrir(trozos: Trozos, frase: string): Promise<Trozos> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(frase);
  try {
    return comoTrozos(await decrypter.decrypt(comoStream(trozos)));
  } catch (error) {
    throw new FraseMala(mensajes.fraseEquivocada, { cause: error });
  }
}

/** What was cut or changed after it was encrypted. */
async function* enteros(trozos: Trozos): AsyncGenerator<Uint8Array> {
  try {
    yield* trozos;
  } catch (error) {
    throw new CopiaRechazada(mensajes.incompleta, { cause: error });
  }
}

async function* seguidos(primero: Uint8Array, resto: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield primero;
  for (let siguiente = await resto.next(); !siguiente.done; siguiente = await resto.next())
    yield siguiente.value;
}

/** A backup as it was before it was encrypted, if it was. Throws `CopiaRechazada` when the passphrase does not open it. */
export async function* descifrar(trozos: Trozos, frase: string | null): AsyncGenerator<Uint8Array> {
  const lector = trozos[Symbol.asyncIterator]();
  let inicio: Uint8Array = new Uint8Array(0);
  while (inicio.length < MARCA.length) {
    const { value, done } = await lector.next();
    if (done) break;
    inicio = Buffer.concat([inicio, value]);
  }
  const todo = seguidos(inicio, lector);
  if (!MARCA.equals(inicio.subarray(0, MARCA.length))) return yield* todo;
  if (frase === null) throw new FraseMala(mensajes.faltaFrase);
  yield* enteros(await abrir(todo, frase));
}

const CIFRAS = 22;

/** Which database it is, by its sealing key, which goes with its copies. It says nothing of the key. */
export const huellaDe = (sello: string): string =>
  createHash('sha256').update(`club-base:${sello}`).digest('base64url').slice(0, CIFRAS);

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
