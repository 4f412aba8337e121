import type { Dia } from '#domain/fecha.ts';
import type { Reglas } from './reglas.ts';

/** Spec §3: social and infantil are managed in the private area; the other two are only shown. */
export const TIPOS_LIGA = ['social', 'infantil', 'amistosos', 'playoff'] as const;
export type TipoLiga = (typeof TIPOS_LIGA)[number];

export const esTipoLiga = (texto: string): texto is TipoLiga =>
  (TIPOS_LIGA as readonly string[]).includes(texto);

/** Whose matches a schedule tells: grown-ups' friendlies and play-offs are part of the social one; none is all. */
export function tiposDelHorario(tipo: TipoLiga | undefined): readonly TipoLiga[] {
  if (tipo === undefined) return TIPOS_LIGA;
  return tipo === 'social' ? ['social', 'amistosos', 'playoff'] : [tipo];
}

export const ESTADOS_LIGA = ['activa', 'inactiva'] as const;
export type EstadoLiga = (typeof ESTADOS_LIGA)[number];

/** Match durations in minutes. Spec §9. */
export const DURACIONES = [60, 75, 90, 120] as const;
export type Duracion = (typeof DURACIONES)[number];

/** A league as the rules see it; the office's own fields (manager, notices) stay outside. */
export type Liga = {
  id: number;
  tipo: TipoLiga;
  estado: EstadoLiga;
  /** 0 is "Promoción" in infantil; amistosos and playoff are always 0. Spec §9. */
  division: number;
  /** Year in which the season starts. */
  anio: number;
  idaVuelta: boolean;
  /** Day from which the second leg may be played; null when not yet decided. */
  fechaIdaVuelta: Dia | null;
  reglas: Reglas;
};
