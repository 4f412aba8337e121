import type { Dia } from '#domain/fecha.ts';

/** A player of a league cannot play that day. Spec §3, "Incidencia". */
export type Incidencia = { id: number; idLiga: number; idJugador: number; fecha: Dia };
