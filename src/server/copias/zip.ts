import { Unzip, UnzipInflate, UnzipPassThrough, Zip, ZipDeflate } from 'fflate';

const NIVEL = 6;

/** A zip that grows: what is ready leaves with `tomar`. */
export class ZipCreciente {
  readonly #zip: Zip;
  #listos: Uint8Array[] = [];
  #error: Error | null = null;

  constructor() {
    this.#zip = new Zip((error, trozo) => {
      if (error) this.#error = error;
      else this.#listos.push(trozo);
    });
  }

  /** Opens a file; its text comes in pieces, and '' with `ultimo` closes it. */
  abrir(nombre: string): (texto: string, ultimo?: boolean) => void {
    const fichero = new ZipDeflate(nombre, { level: NIVEL });
    this.#zip.add(fichero);
    return (texto, ultimo = false) => fichero.push(Buffer.from(texto), ultimo);
  }

  anadir(nombre: string, texto: string): void {
    this.abrir(nombre)(texto, true);
  }

  cerrar(): void {
    this.#zip.end();
  }

  tomar(): Uint8Array[] {
    if (this.#error) throw this.#error;
    return this.#listos.splice(0);
  }
}

/** The longest line of a backup is a receipt of eight megabytes. */
const MAX_LINEA = 32 * 1024 * 1024;
/** So little is opened at once that no zip, however much it holds, fills the memory. */
const MAX_TROZO = 4 * 1024;

function* enTrozos(bytes: Uint8Array): Generator<Uint8Array> {
  for (let i = 0; i < bytes.length; i += MAX_TROZO) yield bytes.subarray(i, i + MAX_TROZO);
}

/** Bytes as they come, into whole lines; what is left at the end is one too. */
function porLineas(): (datos: Uint8Array, ultimo: boolean) => string[] {
  const decoder = new TextDecoder();
  let resto = '';
  return (datos, ultimo) => {
    const partes = (resto + decoder.decode(datos, { stream: !ultimo })).split('\n');
    resto = partes.pop() ?? '';
    if (resto.length > MAX_LINEA) throw new SyntaxError('A line without end');
    return ultimo && resto !== '' ? [...partes, resto] : partes;
  };
}

export type LineaDeZip = { fichero: string; linea: string };

/** Lines of the files of a zip, in their order; memory holds a piece at a time. Throws when it is not one. */
export async function* lineasDeZip(trozos: AsyncIterable<Uint8Array>): AsyncGenerator<LineaDeZip> {
  const listas: LineaDeZip[] = [];
  const unzip = new Unzip((fichero) => {
    const lineas = porLineas();
    fichero.ondata = (error, datos, ultimo) => {
      if (error) throw error;
      for (const linea of lineas(datos, ultimo)) listas.push({ fichero: fichero.name, linea });
    };
    fichero.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  for await (const bytes of trozos)
    for (const trozo of enTrozos(bytes)) {
      unzip.push(trozo);
      yield* listas.splice(0);
    }
  unzip.push(new Uint8Array(0), true);
  yield* listas.splice(0);
}
