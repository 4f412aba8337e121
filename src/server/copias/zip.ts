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

export type LineaDeZip = { fichero: string; linea: string };

/** Lines of the files of a zip, in their order; memory holds a piece at a time. Throws when it is not one. */
export async function* lineasDeZip(trozos: AsyncIterable<Uint8Array>): AsyncGenerator<LineaDeZip> {
  const listas: LineaDeZip[] = [];
  const unzip = new Unzip((fichero) => {
    const decoder = new TextDecoder();
    let resto = '';
    fichero.ondata = (error, datos, ultimo) => {
      if (error) throw error;
      const partes = (resto + decoder.decode(datos, { stream: !ultimo })).split('\n');
      resto = partes.pop() ?? '';
      if (ultimo && resto !== '') partes.push(resto);
      listas.push(...partes.map((linea) => ({ fichero: fichero.name, linea })));
    };
    fichero.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  for await (const trozo of trozos) {
    unzip.push(trozo);
    yield* listas.splice(0);
  }
  unzip.push(new Uint8Array(0), true);
  yield* listas.splice(0);
}
