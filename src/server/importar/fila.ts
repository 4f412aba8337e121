import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { CeldaNoEntendida, FilaAMano, HojaAMano } from '#contract/liga/importar.ts';
import type { CampoDeHoja } from '#domain/hoja/columnas.ts';
import type { Fallo, Leido } from '#domain/hoja/persona.ts';

export type FilaEscrita = HojaAMano['filas'][number];

/** A row understood, with what is to be written; null: it is wrong, or there is nothing to write. */
export type Decidida<H> = FilaAMano & { hacer: H | null };

/** Gathers all that is wrong in a row, so that it is mended in one go. */
export class Fallos {
  readonly todos: CeldaNoEntendida[] = [];

  anadir(campo: CampoDeHoja, { mensaje, propuestas }: Fallo): null {
    this.todos.push({ campo, mensaje, propuestas: [...propuestas] });
    return null;
  }

  /** What the cell says; null once what is wrong with it is noted. */
  de<T>(campo: CampoDeHoja, leido: Leido<T>): T | null {
    return leido.bien ? leido.valor : this.anadir(campo, leido);
  }
}

const NADA = { detalle: '', avisos: [], posibles: [], idJugador: null, repite: null, hacer: null };

export const mala = (
  linea: number,
  titulo: string,
  { todos }: Fallos,
  resto: Partial<FilaAMano> = {},
): Decidida<never> => ({ ...NADA, linea, titulo, que: 'mala', fallos: todos, ...resto });

/** Rows between two rests: other requests are served meanwhile. */
const DESCANSO = 50;

/** Each row, in order: what comes after is told by what was before. */
export async function filaAFila<F, D>(filas: readonly F[], entender: (fila: F) => D): Promise<D[]> {
  const decididas: D[] = [];
  for (const fila of filas) {
    decididas.push(entender(fila));
    if (decididas.length % DESCANSO === 0) await setImmediate();
  }
  return decididas;
}

/** What importing those rows would do, in a few letters: whoever saw it can say it is that. */
export const huellaDe = (filas: readonly Decidida<unknown>[]): string =>
  createHash('sha256')
    .update(JSON.stringify(filas.map(({ linea, hacer }) => [linea, hacer])))
    .digest('base64url');
