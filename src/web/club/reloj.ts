import { club } from '#club';
import type { Dia } from '#domain/fecha.ts';

const FORMATO = new Intl.DateTimeFormat('en-CA', { timeZone: club.zonaHoraria });

/** The day it is at the club, wherever the browser is. */
export const hoyDelClub = (): Dia => FORMATO.format(new Date());
