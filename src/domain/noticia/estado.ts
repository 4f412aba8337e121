export const ESTADOS_NOTICIA = ['publicada', 'programada', 'retirada'] as const;
export type EstadoNoticia = (typeof ESTADOS_NOTICIA)[number];

/** What decides whether visitors see it; `dt` in Unix seconds. */
type Salida = { publicada: boolean; dt: number };

/**
 * A news item is out from its second on; before, it is scheduled; one that staff have taken down stays so
 * whatever its date. docs/reglas/contenidos.md.
 */
export function estadoDeNoticia({ publicada, dt }: Salida, ahora: number): EstadoNoticia {
  if (!publicada) return 'retirada';
  return dt <= ahora ? 'publicada' : 'programada';
}
