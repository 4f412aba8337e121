import { type Colocada, equidadDe } from './colocada.ts';
import type { Escenario } from './escenario.ts';

/** Objectives are whole numbers: nearer than this is equal. */
export const CASI_UNO = 0.99;

/**
 * Worth of a line beside fairness: in a club above all the fairness there is, so that one model settles
 * both. Where it is not (see `sinMasLineas`) one more line is asked for on its own.
 */
export const PESO_LINEA = 2000;

/** The least a line gains: one for each of its players. */
const GANANCIA_MINIMA = 2;

/** Whether that bound of lines and fairness together leaves no room for one line more. */
export const sinMasLineas = (cota: number, lineas: number): boolean =>
  cota < (PESO_LINEA + GANANCIA_MINIMA) * (lineas + 1) - CASI_UNO;

/** How much better the first is: by lines and, when they are as many, by fairness. */
export function ventajaDe(esc: Escenario, una: readonly Colocada[], otra: readonly Colocada[]): number {
  return una.length - otra.length || valorDe(esc, una) - valorDe(esc, otra);
}

/** Lines and fairness as one number, which is what the models maximise. */
export const valorDe = (esc: Escenario, colocadas: readonly Colocada[]): number =>
  PESO_LINEA * colocadas.length +
  equidadDe(
    esc,
    colocadas.map(({ pareja }) => pareja),
  );
