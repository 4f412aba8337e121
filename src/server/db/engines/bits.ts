import type { Bit } from '../types.ts';

export const aBit = (valor: boolean): Bit => (valor ? 1 : 0);
export const deBit = (bit: number): boolean => bit === 1;

type ConBits<T, K extends keyof T> = { [P in keyof T]: P extends K ? Bit : T[P] };
type ConBooleanos<T, K extends keyof T> = { [P in keyof T]: P extends K ? boolean : T[P] };

function convertir<T extends object>(objeto: T, claves: readonly (keyof T)[], f: (v: never) => unknown): T {
  const copia = { ...objeto };
  for (const clave of claves) copia[clave] = f(objeto[clave] as never) as T[keyof T];
  return copia;
}

/** A copy with those booleans as the engines store them. */
export const conBits = <T extends object, K extends keyof T>(objeto: T, claves: readonly K[]) =>
  convertir(objeto, claves, aBit) as ConBits<T, K>;

export const conBooleanos = <T extends object, K extends keyof T>(fila: T, claves: readonly K[]) =>
  convertir(fila, claves, deBit) as ConBooleanos<T, K>;
