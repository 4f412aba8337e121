import { nombreDivision } from './divisiones.ts';
import type { Liga } from './liga.ts';
import { mensajes } from './mensajes.ts';

/** "2024/25": the year in which the season starts and the last two digits of the next. */
export const nombreTemporada = (anio: number): string => `${anio}/${String(anio + 1).slice(-2)}`;

/** A league's name is made from its data, never typed. Spec §3, "Liga"; domain.md, "Names, divisions, seasons". */
export function nombreLiga({ tipo, division, anio }: Pick<Liga, 'tipo' | 'division' | 'anio'>): string {
  const temporada = nombreTemporada(anio);
  const deDivision = nombreDivision(tipo, division);
  return deDivision === null
    ? `${mensajes.tipo[tipo]} ${temporada}`
    : `${mensajes.tipo[tipo]} - ${deDivision} - ${temporada}`;
}

type ConEstado = Pick<Liga, 'tipo' | 'division' | 'anio' | 'estado'>;

/** The name where leagues that go on and others appear together: the latter say so. Spec §4, "League and court status". */
export const rotuloLiga = (liga: ConEstado): string =>
  liga.estado === 'inactiva' ? `${nombreLiga(liga)} (${mensajes.inactiva})` : nombreLiga(liga);
