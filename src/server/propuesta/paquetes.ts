import type { DatosPropuesta, LineaPropuesta } from '#domain/propuesta/datos.ts';
import { comoPartido, type FilaPropuesta } from './fila-partido.ts';

/** What the matches are asked for: everything else of the proposal. */
type Cabecera = {
  datos: Omit<DatosPropuesta, 'partidos'>;
  nombresLiga: [id: number, nombre: string][];
  /** Lines of an earlier answer to start from; none to start anew. */
  desde: LineaPropuesta[];
};

/**
 * The input of a proposal as text in bytes, which cross to the thread by changing hands: nothing is
 * copied, and no side ever writes or reads it all in one go but the thread itself.
 */
export type Paquetes = { cabecera: Uint8Array; partidos: Uint8Array[] };

/** Each call has its own buffer, so that it can be given away. */
export const escribir = (valor: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(valor));

const leer = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

export const empaquetarFilas = (filas: readonly FilaPropuesta[]): Uint8Array => escribir(filas);

export const empaquetarCabecera = (cabecera: Cabecera): Uint8Array => escribir(cabecera);

/** In the thread: the matches once each, though those of the playing days may have come twice. */
export function desempaquetar({ cabecera, partidos }: Paquetes): Cabecera & { datos: DatosPropuesta } {
  const filas = partidos.flatMap((paquete) => leer(paquete) as FilaPropuesta[]);
  const unicas = new Map(filas.map((fila) => [fila.id, fila]));
  const { datos, ...resto } = leer(cabecera) as Cabecera;
  return { ...resto, datos: { ...datos, partidos: [...unicas.values()].map(comoPartido) } };
}
