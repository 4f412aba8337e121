import type { JugadorFila } from '#contract/jugadores.ts';
import type { Liga } from '#contract/ligas.ts';
import type { Pista } from '#contract/pistas.ts';
import type { Dia } from '#domain/fecha.ts';

/** What a match points at, and who cannot play on each day. */
export type Listas = {
  ligas: readonly Liga[];
  pistas: readonly Pista[];
  jugadores: readonly JugadorFila[];
  ausentes: Readonly<Record<Dia, readonly number[]>>;
};
