import type { Dia } from '#domain/fecha.ts';
import type { IncidenciaNueva } from '#domain/incidencia/incidencia.ts';
import type { EstadoJugador } from '#domain/liga/liga.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { DatosLiga } from '#server/db/tables/liga.ts';

/** Ids in this folder are provisional, from 1; the database gives the real ones when they are saved. */
export type Persona = {
  id: number;
  nombre: string;
  email: string;
  telefono: string;
  /** The higher, the better they play: what results come from. */
  fuerza: number;
  estado: EstadoJugador;
  idLiga: number | null;
  disponibleAmistosos: boolean;
};

export type LigaDemo = DatosLiga & {
  id: number;
  /** Ids of its players. */
  plantilla: number[];
  /** Days of the week it is played on, 0 Sunday to 6 Saturday. */
  dias: readonly number[];
};

export type PartidoDemo = Partido & { observaciones: string | null };

export type PistaDemo = { id: number; nombre: string };

/** The whole fictional season, before it has been saved. */
export type Demo = {
  pistas: readonly PistaDemo[];
  personas: readonly Persona[];
  ligas: readonly LigaDemo[];
  partidos: readonly PartidoDemo[];
  incidencias: readonly IncidenciaNueva[];
};

/** A pair still to be played; `vuelta` is 2 in the second leg. */
export type Encuentro = { idJugador1: number; idJugador2: number; vuelta: 1 | 2 };

/** First and last day of something, both included. */
export type Plazo = { desde: Dia; hasta: Dia };
