import { club } from '#club';
import { type Dia, diaDe, type FechaHora } from '#domain/fecha.ts';
import { relojDePared } from '#domain/fecha-zona.ts';

/** What the clock on the club's wall shows at an instant, wherever the browser or the server is. */
export const enElClub = relojDePared(club.zonaHoraria);

/** What time it is at the club. */
export const ahoraDelClub = (): FechaHora => enElClub(Date.now());

/** The day it is at the club. */
export const hoyDelClub = (): Dia => diaDe(ahoraDelClub());

/** The club's day of a moment in Unix seconds. */
export const diaDeNoticia = (dt: number): Dia => diaDe(enElClub(dt * 1000));
