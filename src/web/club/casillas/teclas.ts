import { type Casilla, casilla, NUMEROS_SET, type NumeroSet } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';

/** The boxes in the order a score is said: both players of a set, then the next set. */
export const ORDEN: readonly Casilla[] = NUMEROS_SET.flatMap((n) => [casilla(1, n), casilla(2, n)]);

const LARGO_MAXIMO = 2;
const PRIMER_SET_A_DIEZ = 3;

/** Digits only, two at most. Spec §5, "Score boxes". */
export const soloDigitos = (texto: string): string => texto.replace(/\D/g, '').slice(0, LARGO_MAXIMO);

const partesDe = (nombre: Casilla): [Lado, NumeroSet] => [
  Number(nombre.slice(7, 8)) as Lado,
  Number(nombre.slice(-1)) as NumeroSet,
];

export const siguiente = (nombre: Casilla): Casilla | null => ORDEN[ORDEN.indexOf(nombre) + 1] ?? null;
export const anterior = (nombre: Casilla): Casilla | null => ORDEN[ORDEN.indexOf(nombre) - 1] ?? null;

/**
 * Whether what was typed is all there is to type. From the third set on a 1 may be the start of a super
 * tie-break, so it waits; before it, End and another digit still write a 10.
 */
export function estaCompleta(nombre: Casilla, texto: string): boolean {
  if (texto.length >= LARGO_MAXIMO) return true;
  const [, set] = partesDe(nombre);
  return texto.length === 1 && (texto !== '1' || set < PRIMER_SET_A_DIEZ);
}

/** Where the caret is: arrows leave the box only from its edge, and signs only once something is written. */
type Cursor = { alPrincipio: boolean; alFinal: boolean; trasEscribir: boolean };

const enElSet = (lado: Lado, set: number): Casilla | null =>
  NUMEROS_SET.includes(set as NumeroSet) ? casilla(lado, set as NumeroSet) : null;

/**
 * The box a key leads to, or null when it stays in this one. A hyphen typed as in 6-4 finds that the box has
 * moved on already; after a 1 that was waiting for another digit, it moves on.
 */
export function destinoDe(tecla: string, nombre: Casilla, cursor: Cursor): Casilla | null {
  const [lado, set] = partesDe(nombre);
  const otro: Lado = lado === 1 ? 2 : 1;
  const destinos: Record<string, Casilla | null> = {
    ArrowUp: lado === 2 ? enElSet(otro, set) : null,
    ArrowDown: lado === 1 ? enElSet(otro, set) : null,
    ArrowLeft: cursor.alPrincipio ? enElSet(lado, set - 1) : null,
    ArrowRight: cursor.alFinal ? enElSet(lado, set + 1) : null,
    '-': cursor.trasEscribir ? siguiente(nombre) : null,
    ' ': cursor.trasEscribir ? siguiente(nombre) : null,
  };
  return destinos[tecla] ?? null;
}
