import type { Tabla } from '#domain/clasificacion/tabla.ts';
import type { Dia } from '#domain/fecha.ts';

/** What is printed about a league's standings. */
export type HojaClasificacion = {
  liga: string;
  tabla: Pick<Tabla, 'clasificaciones' | 'cruces'>;
};

export type PartidoImpreso = {
  hora: string;
  pista: string | null;
  jugadores: [string, string];
  liga: string;
};

/** The matches of one day, in order of time. */
export type JornadaImpresa = { dia: Dia; partidos: PartidoImpreso[] };

export type Cuerpo =
  | { clase: 'clasificacion'; hojas: HojaClasificacion[] }
  | { clase: 'horarios'; jornadas: JornadaImpresa[] };

/** Everything a sheet for the board needs; plain data, so that it can cross to another thread. */
export type Impreso = {
  titulo: string;
  /** The day it is printed. */
  hoy: Dia;
  cuerpo: Cuerpo;
};
