import { DEPORTES, type Disciplina, esDeSiempre, MODOS, tituloDisciplina } from './deportes.ts';
import { type Competicion, type Liga, mismaCompeticion, nombreDivision } from './liga.ts';
import type { TipoLiga } from './tipos.ts';

/** Of a list of competitions in an address: their type, and sport and mode that are not those of always. */
export const claveCompeticion = ({ tipo, ...disciplina }: Competicion): string =>
  esDeSiempre(disciplina)
    ? tipo
    : [tipo, disciplina.deporte, ...(disciplina.modo === 'parejas' ? ['parejas'] : [])].join('-');

/** The competitions of some leagues of those types, each once and in order, and the one of always of each type. */
export const competicionesDe = <T extends TipoLiga>(
  ligas: readonly Competicion[],
  tipos: readonly T[],
): (Disciplina & { tipo: T })[] =>
  tipos.flatMap((tipo) =>
    DEPORTES.flatMap((deporte) => MODOS.map((modo) => ({ tipo, deporte, modo }))).filter(
      (una) => esDeSiempre(una) || ligas.some((liga) => mismaCompeticion(una, liga)),
    ),
  );

/** "2ª División", "Pádel por parejas, 2ª División": among leagues of every sport; null where they have no divisions. */
export function divisionConDeporte(liga: Competicion & Pick<Liga, 'division'>): string | null {
  const deDivision = nombreDivision(liga.tipo, liga.division);
  const disciplina = tituloDisciplina(liga);
  return deDivision === null || disciplina === null ? deDivision : `${disciplina}, ${deDivision}`;
}
