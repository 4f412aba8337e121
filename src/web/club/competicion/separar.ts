import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { type FechaHora, haPasado } from '#domain/fecha.ts';

/** What is over stays in the answer until somebody tells how it ended. */
export const separar = (filas: readonly FilaHorario[], ahora: FechaHora) => ({
  quedan: filas.filter((fila) => !haPasado(fila, ahora)),
  pasados: filas.filter((fila) => haPasado(fila, ahora)),
});

/** One of the schedule, in a list of results, which tell neither its weather nor how long it is to last. One that was begun brings its score. */
export function sinMarcador(fila: FilaHorario): FilaResultado {
  const { weather, duracion, idLiga, nombreLiga, sets = [], ...vista } = fila;
  return { ...vista, sets, ausente: null, retirado: null, ganador: null };
}
