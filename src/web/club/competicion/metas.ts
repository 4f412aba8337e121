import type { Necesita } from '#contract/liga/clasificaciones.ts';

const DE_QUEDARSE: readonly Necesita['meta'][] = ['salvado', 'sinDescenso'];

/** What is told first: the best that is in the player's own hands; where nothing is, the best wanted. */
export function principal(metas: readonly Necesita[]): Necesita | undefined {
  return metas.find(({ estado }) => estado === 'propio') ?? metas[0];
}

/** What is still wanted: not what is met already and, of whoever leads, not staying. With nothing left, the best met. */
export function porConseguir(metas: readonly Necesita[], esPrimero: boolean): Necesita[] {
  const quedan = metas.filter(
    ({ meta, estado }) => estado !== 'hecho' && !(esPrimero && DE_QUEDARSE.includes(meta)),
  );
  return quedan.length > 0 ? quedan : metas.slice(0, 1);
}
