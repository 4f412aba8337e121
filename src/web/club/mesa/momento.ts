import { type Dia, diaDe } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { enElClub } from '#web/club/reloj.ts';

const MS = 1000;

/** "21/11/2026 18:30" on the club's clock, of Unix seconds. */
export const momento = (dt: number): string => fechaCorta(enElClub(dt * MS));

/** The club's day of Unix seconds. */
export const diaDelMomento = (dt: number): Dia => diaDe(enElClub(dt * MS));

export const iso = (dt: number): string => new Date(dt * MS).toISOString();
