import type { EstadoJugador } from '#domain/liga/liga.ts';
import type { Criterio, Medida } from '#domain/liga/reglas.ts';

export const ZONAS = ['ascenso', 'promocionAscenso', 'promocionDescenso', 'descenso'] as const;
export type Zona = (typeof ZONAS)[number];

/** Why a row stands before the next one when both have the same points. */
export type Desempate = {
  /** `nombre`: no criterion separates them. */
  criterio: Criterio | 'nombre';
  idRival: number;
  rival: string;
  puntos: number;
  /** How many were still tied when the criterion was applied. */
  empatados: number;
  enPuntos: number;
  /** In what else they are equal, in the order in which it was seen. */
  iguales: readonly Criterio[];
  /** How sets and games were compared; null for the other criteria. */
  medida: Medida | null;
  /** Wins, difference, share (0 to 1) or no-shows lost, by criterion; null for `nombre`. */
  valor: number | null;
  valorRival: number | null;
};

/** "1 punto", "7 puntos". */
export const puntosDe = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);

export type Recuento = {
  puntos: number;
  partidosJugados: number;
  partidosGanados: number;
  setsGanados: number;
  setsPerdidos: number;
  juegosGanados: number;
  juegosPerdidos: number;
  woGanados: number;
  woPerdidos: number;
  aplazados: number;
  aplazadosTotal: number;
  incidencias: number;
};

export type FilaSinOrden = Recuento & {
  idJugador: number;
  jugador: string;
  estado: EstadoJugador;
  /** Still on the roster: who left goes after all others. */
  enLiga: boolean;
};

export type FilaClasificacion = FilaSinOrden & {
  zona: Zona | null;
  desempate: Desempate | null;
  /** No criterion separates this row from another one: they are in order of name. */
  empatado: boolean;
};

/** −2 is shown as 0, −1 as 1; null on the diagonal. */
export type FilaCruces = {
  pos: number;
  idJugador: number;
  jugador: string;
  estado: EstadoJugador;
  cruces: (number | null)[];
  /** Sets won in the only match, where pairs meet once: none of either if one did not turn up; null: not played, or more than one. */
  sets: (number | null)[];
};
