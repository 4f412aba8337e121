import {
  type Casilla,
  casilla,
  MARCADOR_VACIO,
  type MarcadorPlano,
  marcadorPorNoPresentado,
  NUMEROS_SET,
  planoDe,
} from '#domain/partido/marcador.ts';
import type { Indicadores, Lado } from '#domain/partido/partido.ts';

/** What is scored of a match: its twelve boxes and its flags. */
export type ConMarcador = MarcadorPlano & Indicadores;

const CASILLAS: readonly Casilla[] = NUMEROS_SET.flatMap((n) => [casilla(1, n), casilla(2, n)]);

const cajasDe = (valores: MarcadorPlano): MarcadorPlano =>
  Object.fromEntries(CASILLAS.map((nombre) => [nombre, valores[nombre]])) as MarcadorPlano;

/**
 * Ticking a player's no-show writes 0-0 against 6-6 and empties sets 3 to 6; unticking it brings back what was
 * written before, or empty boxes. Spec §4, "Match scoring".
 */
export function marcarNoPresenta<V extends ConMarcador>(
  valores: V,
  lado: Lado,
  marcado: boolean,
  antes: MarcadorPlano | null,
): V {
  const marcador = marcado ? planoDe(marcadorPorNoPresentado(lado)) : (antes ?? planoDe(MARCADOR_VACIO));
  return { ...valores, ...marcador, [`jugador${lado}NoPresenta`]: marcado };
}

/** The boxes as they are, to be brought back; with a no-show they say nothing of their own. */
export const marcadorEscrito = (valores: ConMarcador): MarcadorPlano | null =>
  valores.jugador1NoPresenta || valores.jugador2NoPresenta ? null : cajasDe(valores);

/** The set a box belongs to, 1 to 6. */
export const setDe = (nombre: Casilla): number => Number(nombre.slice(-1));

/** The player a box belongs to. */
export const ladoDe = (nombre: Casilla): Lado => (nombre.startsWith('jugador1') ? 1 : 2);
