import { insertarCopiadas } from '#server/db/copia/escribir.ts';
import type { FilaCopiada } from '#server/db/copia/leer.ts';
import { COPIADAS, type Copiada } from '#server/db/copia/tablas.ts';
import type { TxFirmada } from '#server/db/firma.ts';
import { Told } from '#server/platform/told.ts';
import { esDeLosDatos, type Formas } from './forma.ts';
import { filaDe } from './linea.ts';
import { FIN, ficheroDe, SELLO } from './manifiesto.ts';
import { mensajes } from './mensajes.ts';
import type { LineaDeZip } from './zip.ts';

/** The backup cannot be restored; its message says why and what to do. Nothing has changed. */
export class CopiaRechazada extends Told {}

const TANDA = 500;
const POR_FICHERO = new Map(COPIADAS.map((copiada) => [ficheroDe(copiada), copiada]));

/** Files of one line, which are not rows. */
const SUELTOS: readonly string[] = [SELLO, FIN];

/** Null when it is no row, or one that nobody could read. */
function leida(linea: string): FilaCopiada | null {
  try {
    return filaDe(linea);
  } catch {
    return null;
  }
}

/** What comes out of the file: rows wait until there are enough of one table; the rest is kept. */
export class Entrada {
  readonly filas: Record<string, number> = {};
  readonly #tx: TxFirmada;
  readonly #formas: Formas;
  readonly #sueltas = new Map<string, string>();
  #actual: Copiada | null = null;
  #esperan: FilaCopiada[] = [];

  constructor(tx: TxFirmada, formas: Formas) {
    this.#tx = tx;
    this.#formas = formas;
  }

  async recibir({ fichero, linea }: LineaDeZip): Promise<void> {
    const copiada = POR_FICHERO.get(fichero);
    if (copiada) await this.#meter(copiada, this.#leer(copiada, linea));
    else if (SUELTOS.includes(fichero)) this.#sueltas.set(fichero, linea);
    else throw new CopiaRechazada(mensajes.noEsCopia);
  }

  #leer(copiada: Copiada, linea: string): FilaCopiada {
    const fila = leida(linea);
    if (fila && this.#formas.get(copiada)?.safeParse(fila).success) return fila;
    const cuantas = this.filas[copiada.tabla] ?? 0;
    throw new CopiaRechazada(mensajes.filaMala(ficheroDe(copiada), cuantas + 1));
  }

  async #meter(copiada: Copiada, fila: FilaCopiada): Promise<void> {
    if (this.#actual !== copiada || this.#esperan.length >= TANDA) await this.vaciar();
    this.#actual = copiada;
    this.#esperan.push(fila);
    this.filas[copiada.tabla] = (this.filas[copiada.tabla] ?? 0) + 1;
  }

  async vaciar(): Promise<void> {
    const filas = this.#esperan.splice(0);
    if (!this.#actual || filas.length === 0) return;
    try {
      await insertarCopiadas(this.#tx, this.#actual, filas);
    } catch (error) {
      if (!esDeLosDatos(error)) throw error;
      throw new CopiaRechazada(mensajes.filasQueNoCasan(ficheroDe(this.#actual)), { cause: error });
    }
  }

  suelta(fichero: string): string {
    const linea = this.#sueltas.get(fichero);
    if (linea === undefined) throw new CopiaRechazada(mensajes.incompleta);
    return linea;
  }
}
