import { type EstadoJugador, estaFuera } from '#domain/liga/liga.ts';

type Fila = { puntos: number; estado: EstadoJugador; enLiga: boolean; desempate: object | null };

/** Why a row stands before the next one: a tie-break, its points, or that the other is out of the league. */
type MotivoDeLugar = 'desempate' | 'puntos' | 'fuera';

/**
 * Answers "¿por qué va por delante?" also where nothing had to be broken; null where there is nothing to say: the
 * last one, and rows of a league that does not classify. Who is eliminated, or left the league, goes after all
 * others whatever the points.
 */
export function motivoDeLugar(fila: Fila, siguiente: Fila | undefined): MotivoDeLugar | null {
  if (!siguiente) return null;
  if (fila.desempate) return 'desempate';
  if (estaFuera(siguiente) && !estaFuera(fila)) return 'fuera';
  return siguiente.puntos === fila.puntos ? null : 'puntos';
}
