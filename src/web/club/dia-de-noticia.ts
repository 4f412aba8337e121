import { type Dia, diaDe } from '#domain/fecha.ts';
import { enElClub } from './reloj.ts';

/** The club's day of a moment in Unix seconds. */
export const diaDeNoticia = (dt: number): Dia => diaDe(enElClub(dt * 1000));
