import { type Colocada, equidadDe } from './colocada.ts';
import type { Escenario } from './escenario.ts';

/**
 * Worth of a line beside fairness. Not a proof that lines come first: when lines fall short of their
 * bound, one more line is asked for on its own.
 */
export const PESO_LINEA = 200;

/** Objectives are whole numbers: nearer than this is equal. */
export const CASI_UNO = 0.99;

/** Lines and fairness as one number, which is what the models maximise. */
export const valorDe = (esc: Escenario, colocadas: readonly Colocada[]): number =>
  PESO_LINEA * colocadas.length +
  equidadDe(
    esc,
    colocadas.map(({ pareja }) => pareja),
  );
