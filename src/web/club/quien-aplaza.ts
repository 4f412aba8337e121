import type { PartidoPublico } from '#contract/clasificaciones.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { aplazadoPor, estaCancelado } from '#domain/partido/resultado.ts';

/** The name of who put off a match that is still to be played, or "el club"; null when nobody did. */
export function quienAplaza(partido: PartidoPublico): string | null {
  const quien = aplazadoPor(conSets(partido));
  if (quien === null || quien === 'club') return quien && 'el club';
  return partido[`jugador${quien}Nombre`];
}

/** Why what was arranged is not played then; null when it is. */
export function motivoDeRetirado(partido: PartidoPublico): string | null {
  if (estaCancelado(conSets(partido))) return 'No se juega: se ha cancelado.';
  const quien = quienAplaza(partido);
  return quien && `No se juega ese día: lo aplazó ${quien}.`;
}
