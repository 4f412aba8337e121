import type { TipoInscripcion } from './tipos.ts';

type Edades = readonly [desde: number, hasta: number];

const SIN_TOPE = Number.POSITIVE_INFINITY;

/** Years, both included: with eight one is of minitenis and of iniciación. What is not here is for any age. */
const EDADES: Partial<Record<TipoInscripcion, Edades>> = {
  escuelaminitenis: [5, 8],
  escuelainiciacion: [8, SIN_TOPE],
  escuelaadultos: [16, SIN_TOPE],
  ligainfantiltenis: [7, 16],
  ligasocialtenis: [16, SIN_TOPE],
  campusverano: [5, 14],
};

/** One in place of another; the first that fits. */
const SE_CAMBIAN: readonly (readonly TipoInscripcion[])[] = [
  ['escuelaminitenis', 'escuelaadultos', 'escuelainiciacion'],
  ['ligainfantiltenis', 'ligasocialtenis'],
];

/** "De 5 a 8 años", "Desde los 16 años"; '' for any. */
export function entreEdades(tipo: TipoInscripcion): string {
  const [desde, hasta] = EDADES[tipo] ?? [0, SIN_TOPE];
  if (hasta < SIN_TOPE) return `De ${desde} a ${hasta} años`;
  return desde > 0 ? `Desde los ${desde} años` : '';
}

export const encaja = (tipo: TipoInscripcion, edad: number): boolean => {
  const [desde, hasta] = EDADES[tipo] ?? [0, SIN_TOPE];
  return edad >= desde && edad <= hasta;
};

/** What fits that age in its place, of what is offered. */
export const enSuLugar = (
  tipo: TipoInscripcion,
  edad: number,
  ofrecidos: readonly TipoInscripcion[],
): TipoInscripcion | undefined =>
  SE_CAMBIAN.find((unos) => unos.includes(tipo))?.find((uno) => ofrecidos.includes(uno) && encaja(uno, edad));
