import type { Necesita } from '#contract/liga/futuro.ts';

const DE_QUEDARSE: readonly Necesita['meta'][] = ['salvado', 'sinDescenso'];

/** What is still wanted: not what is met already and, of whoever leads, not staying. With nothing left, the best met. */
export function porConseguir(metas: readonly Necesita[], esPrimero: boolean): Necesita[] {
  const quedan = metas.filter(
    ({ meta, estado }) => estado !== 'hecho' && !(esPrimero && DE_QUEDARSE.includes(meta)),
  );
  return quedan.length > 0 ? quedan : metas.slice(0, 1);
}
