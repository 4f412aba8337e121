import { nombreDivision } from './divisiones.ts';
import type { Liga, TipoLiga } from './liga.ts';

const NOMBRES: Record<TipoLiga, string> = {
  social: 'Liga Social',
  infantil: 'Liga Infantil',
  amistosos: 'Amistosos',
  playoff: 'Play-off',
};

/** "2024/25": the year in which the season starts and the last two digits of the next. */
export const nombreTemporada = (anio: number): string => `${anio}/${String(anio + 1).slice(-2)}`;

/** A league's name is made from its data, never typed. Spec §3, "Liga"; domain.md, "Names, divisions, seasons". */
export function nombreLiga({ tipo, division, anio }: Pick<Liga, 'tipo' | 'division' | 'anio'>): string {
  const temporada = nombreTemporada(anio);
  const deDivision = nombreDivision(tipo, division);
  return deDivision === null
    ? `${NOMBRES[tipo]} ${temporada}`
    : `${NOMBRES[tipo]} - ${deDivision} - ${temporada}`;
}
