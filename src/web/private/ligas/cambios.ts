import type { Liga } from '#contract/ligas.ts';
import type { Cambio } from '#contract/partidos.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import type { ValoresLiga } from './valores.ts';

/** Other hours may leave out matches that are already arranged; hours upside down are an error, told as such. */
export function cambiosDe(liga: Liga | null, valores: ValoresLiga): Cambio[] {
  if (liga === null) return [];
  const [antes, despues] = [horarioDe(liga), horarioDe(valores)];
  const acorta = despues.inicio > antes.inicio || despues.fin < antes.fin;
  return acorta && despues.inicio < despues.fin ? [{ tipo: 'horario', idLiga: liga.id, antes, despues }] : [];
}
