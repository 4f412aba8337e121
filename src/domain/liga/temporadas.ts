import { anioDe, type Dia } from '#domain/fecha.ts';
import type { Liga } from './liga.ts';

const PRIMERA_TEMPORADA = 2021;

/** Season years offered: 2021 to next calendar year. Spec §9; domain.md, "Names, divisions, seasons". */
export function temporadasOfrecidas(hoy: Dia): number[] {
  const ultima = Math.max(PRIMERA_TEMPORADA, anioDe(hoy) + 1);
  return Array.from({ length: ultima - PRIMERA_TEMPORADA + 1 }, (_, i) => PRIMERA_TEMPORADA + i);
}

/** How many times each pair meets on that day: 2 from `fechaIdaVuelta` on. domain.md, "Standings", Legs. */
export function vueltas(liga: Pick<Liga, 'idaVuelta' | 'fechaIdaVuelta'>, hoy: Dia): 1 | 2 {
  const empezada = liga.fechaIdaVuelta !== null && hoy >= liga.fechaIdaVuelta;
  return liga.idaVuelta && empezada ? 2 : 1;
}

/** How many times each pair meets over the whole league. domain.md, "Resolver división". */
export const vueltasTotales = (liga: Pick<Liga, 'idaVuelta'>): 1 | 2 => (liga.idaVuelta ? 2 : 1);

/** The same league a year later, open; the day of its second leg is for somebody to say. domain.md, "The whole season". */
export function siguienteTemporada<L extends Liga>(liga: L): Omit<L, 'id'> {
  const { id: _, ...copia } = liga;
  return { ...copia, estado: 'activa', anio: liga.anio + 1, fechaIdaVuelta: null };
}

/** What a new season starts from and what the old one becomes. */
type CambioTemporada<L extends Liga> = { nueva: Omit<L, 'id'>; anterior: L };

/**
 * The new league copies the old one, office fields included, and opens active; a `fechaIdaVuelta` already past
 * becomes null. The old one becomes inactive. domain.md, "Nueva temporada".
 */
export function nuevaTemporada<L extends Liga>(liga: L, hoy: Dia): CambioTemporada<L> {
  const { id: _, ...copia } = liga;
  const pasada = liga.fechaIdaVuelta !== null && liga.fechaIdaVuelta < hoy;
  const fechaIdaVuelta = pasada ? null : liga.fechaIdaVuelta;
  return { nueva: { ...copia, estado: 'activa', fechaIdaVuelta }, anterior: { ...liga, estado: 'inactiva' } };
}
