/** Spec §4, "Player status": lesion is shown Lesionado, eliminado is shown Eliminado. */
export const ESTADOS_JUGADOR = ['activo', 'lesion', 'eliminado'] as const;
export type EstadoJugador = (typeof ESTADOS_JUGADOR)[number];

/** A player as a league sees them. */
export type JugadorLiga = {
  id: number;
  nombre: string;
  estado: EstadoJugador;
  /** On the league's roster; false when the player left it and is known only from matches. */
  enLiga: boolean;
};

/** Eliminated players, and those who left the league, go after all others. domain.md, "Standings". */
export const estaFuera = ({ estado, enLiga }: Pick<JugadorLiga, 'estado' | 'enLiga'>): boolean =>
  estado === 'eliminado' || !enLiga;
