import { type Liga, TIPOS_LIGA, type TipoLiga } from './liga.ts';
import { mensajes } from './mensajes.ts';

const NUMERADAS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const PROMOCION = 0;

const DIVISIONES: Record<TipoLiga, readonly number[]> = {
  social: NUMERADAS,
  infantil: [...NUMERADAS, PROMOCION],
  amistosos: [0],
  playoff: [0],
};

/** Divisions a league of that type may have, best level first. Spec §9; domain.md, "Names, divisions, seasons". */
export const divisionesDe = (tipo: TipoLiga): readonly number[] => DIVISIONES[tipo];

/** "2ª División", "Promoción", or null where the division is not shown. domain.md, "Names, divisions, seasons". */
export function nombreDivision(tipo: TipoLiga, division: number): string | null {
  if (tipo === 'amistosos' || tipo === 'playoff') return null;
  return division === PROMOCION ? mensajes.promocion : mensajes.division(division);
}

/** The higher the number, the lower the level; Promoción is below all. */
const profundidad = (division: number): number =>
  division === PROMOCION ? Number.MAX_SAFE_INTEGER : division;

type ConDivision = Pick<Liga, 'division'>;

/** Orders leagues of one type and year from the top level down. domain.md, "Names, divisions, seasons". */
export const compararNivel = (a: ConDivision, b: ConDivision): number =>
  profundidad(a.division) - profundidad(b.division);

type ParaLista = Pick<Liga, 'id' | 'tipo' | 'anio' | 'division'>;

/** Orders any leagues for a list: by type, newest season first, then by level. */
export function compararLigas(a: ParaLista, b: ParaLista): number {
  const porTipo = TIPOS_LIGA.indexOf(a.tipo) - TIPOS_LIGA.indexOf(b.tipo);
  return porTipo || b.anio - a.anio || compararNivel(a, b) || a.id - b.id;
}
