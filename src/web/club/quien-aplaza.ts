import type { PartidoPublico } from '#contract/clasificaciones.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { aplazadoPor } from '#domain/partido/resultado.ts';

/** The name of who asked to put off a match that is still to be played; null when nobody did. */
export function quienAplaza(partido: PartidoPublico): string | null {
  const lado = aplazadoPor(conSets(partido));
  return lado && (lado === 1 ? partido.jugador1Nombre : partido.jugador2Nombre);
}
