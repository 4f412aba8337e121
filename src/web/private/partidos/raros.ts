import type { Partido } from '#contract/partidos.ts';
import type { Problema } from '#domain/problema.ts';
import { problemasDelMarcador } from '#web/club/casillas/problemas.ts';
import { guardarRaros, rarezasDelMarcador } from '#web/club/casillas/raros.tsx';
import { ORDEN } from '#web/club/casillas/teclas.ts';
import type { Listas } from './listas.ts';
import { nombresDe } from './resumen.ts';
import type { ValoresPartido } from './valores.ts';

type Ficha = { partido: Partido | null; listas: Listas };

/** What is odd in a score that is not stored yet: one that was saved so was asked about then. */
export function rarezasNuevas(valores: ValoresPartido, { partido, listas }: Ficha): Problema[] {
  if (partido && ORDEN.every((nombre) => valores[nombre] === partido[nombre])) return [];
  if (problemasDelMarcador(valores, undefined).errores.length > 0) return [];
  return rarezasDelMarcador(valores, listas.ligas.find(({ id }) => id === valores.idLiga)?.reglas);
}

/** Asks whether to save it; to review it is to go to its odd set. */
export function preguntarRaro(valores: ValoresPartido, ficha: Ficha): Promise<boolean> {
  const rarezas = rarezasNuevas(valores, ficha);
  const casilla = () => document.querySelector<HTMLElement>(`[name="${rarezas[0]?.path}"]`);
  const raro = { nombres: nombresDe(ficha.listas, valores), valores, rarezas };
  return guardarRaros(rarezas.length > 0 ? [raro] : [], () => casilla()?.focus());
}
