import { club } from '#club';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { enElClub } from '#web/club/reloj.ts';

const MS = 1000;

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
export const diaDelMomento = (dt: number): Dia => diaDe(enElClub(dt * MS));

export const iso = (dt: number): string => new Date(dt * MS).toISOString();
