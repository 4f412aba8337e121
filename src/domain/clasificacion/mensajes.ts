import type { Desempate } from './fila.ts';

const puntosEn = (puntos: number): string => `${puntos} ${puntos === 1 ? 'punto' : 'puntos'}`;

/** Texts of the standings that the user reads. */
export const mensajes = {
  partidoResolucion: 'Partido de resolución',
  vaPorDelante: (rival: string) => `Va por delante de ${rival}`,
  empatanDos: (puntos: number) => `empatan a ${puntosEn(puntos)}`,
  empatanVarios: (n: number, puntos: number) => `hay ${n} jugadores empatados a ${puntosEn(puntos)}`,
  porNombre: 'igualan en todo y van por orden alfabético',
  directo: (propio: string, ajeno: string) => `ganó más partidos entre los dos (${propio} a ${ajeno})`,
  menosWo: (propio: string, ajeno: string) => `ha faltado a menos partidos (${propio} frente a ${ajeno})`,
  diferencia: (de: Desempate['criterio'], propio: string, ajeno: string) =>
    `tiene mejor diferencia de ${de} (${propio} frente a ${ajeno})`,
  porcentaje: (de: Desempate['criterio'], propio: string, ajeno: string) =>
    `tiene mejor porcentaje de ${de} (${propio} frente a ${ajeno})`,
} as const;
