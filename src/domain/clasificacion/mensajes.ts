import type { Criterio } from '#domain/liga/reglas.ts';
import type { Desempate } from './fila.ts';

const IGUALES: Record<Criterio, string> = {
  directo: 'en partidos entre los dos',
  sets: 'en sets',
  juegos: 'en juegos',
  menosWo: 'en incomparecencias',
};

const LISTA = new Intl.ListFormat('es');

const puntosEn = (puntos: number): string => `${puntos} ${puntos === 1 ? 'punto' : 'puntos'}`;

/** Texts of the standings that the user reads. */
export const mensajes = {
  partidoResolucion: 'Partido de resolución',
  vaPorDelante: (rival: string) => `Va por delante de ${rival}`,
  empatanDos: (puntos: number, iguales: readonly Criterio[]) =>
    `empatan ${LISTA.format([`a ${puntosEn(puntos)}`, ...iguales.map((uno) => IGUALES[uno])])}`,
  empatanVarios: (n: number, puntos: number) => `hay ${n} jugadores empatados a ${puntosEn(puntos)}`,
  igualaCon: (rival: string, iguales: readonly Criterio[]) =>
    `iguala con ${rival} ${LISTA.format(iguales.map((uno) => IGUALES[uno]))}`,
  porNombre: 'igualan en todo y van por orden alfabético',
  directo: (propio: string, ajeno: string) => `ganó más partidos entre los dos (${propio} a ${ajeno})`,
  menosWo: (propio: string, ajeno: string) => `ha faltado a menos partidos (${propio} frente a ${ajeno})`,
  diferencia: (de: Desempate['criterio'], propio: string, ajeno: string) =>
    `tiene mejor diferencia de ${de} (${propio} frente a ${ajeno})`,
  porcentaje: (de: Desempate['criterio'], propio: string, ajeno: string) =>
    `tiene mejor porcentaje de ${de} (${propio} frente a ${ajeno})`,
} as const;
