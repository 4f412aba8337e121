const DIA_S = 86_400;

/** Days a clock that jumped ahead has to be seen going on before what depends on its word is deleted. */
const DIAS_DE_DUDA = 7;

/** A club that nobody opens for a while is no jump. */
const SALTO_S = DIAS_DE_DUDA * DIA_S;

/** When the clock was last believed, and since when it says what is doubted, in Unix seconds. */
export type Visto = { visto: number; salto: number | null };

/**
 * Whether a clock may be believed by who deletes what is old, and what is to be remembered of it. One that is more than
 * a week ahead of when it was last believed is doubted for a week: the program was off meanwhile, or the clock is wrong
 * and somebody has the time to put it right. One that goes back deletes less: it is believed. docs/reglas/retencion.md.
 */
export function juzgarReloj({ visto, salto }: Visto, ahora: number): Visto & { fiable: boolean } {
  const creido = { visto: ahora, salto: null, fiable: true };
  if (ahora - visto <= SALTO_S) return creido;
  // One that went back since, to another moment that is still too far ahead, is doubted anew.
  if (salto === null || ahora < salto) return { visto, salto: ahora, fiable: false };
  return ahora - salto >= SALTO_S ? creido : { visto, salto, fiable: false };
}
