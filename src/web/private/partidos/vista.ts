import type { PartidoFila } from '#contract/partidos.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { sinJugar } from '#domain/partido/ocupacion.ts';

const espera = (partido: PartidoFila): boolean => sinJugar(conSets(partido));

const porFecha = (a: PartidoFila, b: PartidoFila): number =>
  a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha);

/** What the list opens with: today's matches in their order, then the past ones without result, newest first. */
export function hoyYPendientes(partidos: readonly PartidoFila[], hoy: Dia): PartidoFila[] {
  const deHoy = partidos.filter(({ fecha }) => diaDe(fecha) === hoy).sort(porFecha);
  const pendientes = partidos.filter((partido) => diaDe(partido.fecha) < hoy && espera(partido));
  return [...deHoy, ...pendientes.sort((a, b) => porFecha(b, a))];
}
