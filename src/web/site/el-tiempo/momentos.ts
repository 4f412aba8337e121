import { club } from '#club';
import { type Dia, diaDe, type FechaHora } from '#domain/fecha.ts';
import { relojDePared } from '#domain/fecha-zona.ts';

const reloj = relojDePared(club.zonaHoraria);

/** The club's wall-clock time of a forecast, whatever the visitor's zone. */
export const cuando = (dt: number): FechaHora => reloj(dt * 1000);

/** Forecasts by the club's day, in their order. */
export function porDia<T extends { dt: number }>(momentos: readonly T[]): [Dia, T[]][] {
  return [...Map.groupBy(momentos, ({ dt }) => diaDe(cuando(dt)))];
}
