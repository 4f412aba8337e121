import type { LigaGuardar } from '#contract/liga/ligas.ts';
import type { CAMPOS } from '#domain/campos.ts';
import type { Hecho } from '#domain/registro/hecho.ts';
import { type Cambio, lineaDeCambio } from '#domain/registro/linea.ts';
import type { DatosJugador } from '../tables/jugador.ts';
import type { DatosPartido } from '../tables/partido.ts';
import type { TxFirmada } from './firma.ts';

/** A field that is saved and has no place in the log does not compile. docs/como/anadir-campo.md */
type ConTodo<
  C extends {
    jugador: Record<keyof DatosJugador, unknown>;
    partido: Record<keyof DatosPartido, unknown>;
    liga: Record<keyof Omit<LigaGuardar, 'version'>, unknown>;
  },
> = keyof C;
type Registrada = ConTodo<typeof CAMPOS>;

/** Adds a line of the log for each thing done as a whole. The transaction writes the lines as it ends. */
export async function anotarHechos(tx: TxFirmada, hechos: readonly Hecho[]): Promise<void> {
  tx.lineas.push(...hechos);
}

/** Adds a line of the log for what changed, and none for what did not. The transaction writes the lines as it ends. */
export async function anotar(
  tx: TxFirmada,
  ...cambios: readonly (Cambio & { entidad: Registrada })[]
): Promise<void> {
  const lineas = cambios.map(lineaDeCambio).filter((linea) => linea !== null);
  // Erasing a person finds their lines by this id.
  if (lineas.some(({ entidad, idEntidad }) => entidad === 'jugador' && idEntidad === null))
    throw new Error('The log has to know which player it tells of');
  tx.lineas.push(...lineas);
}
