import { club } from '#club';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { relojDePared } from '#domain/fecha-zona.ts';

const enElClub = relojDePared(club.zonaHoraria);

/** The club's day of a moment in Unix seconds. */
export const diaDeNoticia = (dt: number): Dia => diaDe(enElClub(dt * 1000));
