import { club } from '#club';
import type { Dia } from '#domain/fecha.ts';

const MS = 1000;

const DIA = new Intl.DateTimeFormat('en-CA', { timeZone: club.zonaHoraria });

const MOMENTO = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: club.zonaHoraria,
});

/** "21/11/2026, 18:30" on the club's clock, of Unix seconds. */
export const momento = (dt: number): string => MOMENTO.format(dt * MS);

/** The club's day of Unix seconds. */
export const diaDe = (dt: number): Dia => DIA.format(dt * MS);

export const iso = (dt: number): string => new Date(dt * MS).toISOString();
