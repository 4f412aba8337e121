import { type Dia, diaDe, type FechaHora } from '#domain/fecha.ts';
import { enElClub } from '#web/club/reloj.ts';

/** The club's wall-clock time of a forecast, whatever the visitor's zone. */
export const cuando = (dt: number): FechaHora => enElClub(dt * 1000);

/** Forecasts by the club's day, in their order. */
export function porDia<T extends { dt: number }>(momentos: readonly T[]): [Dia, T[]][] {
  return [...Map.groupBy(momentos, ({ dt }) => diaDe(cuando(dt)))];
}
