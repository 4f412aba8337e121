import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { Encuentro } from '#contract/liga/seguimiento.ts';
import { type FechaHora, haPasado } from '#domain/fecha.ts';
import { motivoDeRetirado } from '#web/club/marcador.tsx';
import { estadoA, type PartidoVisto, vistoDePublico } from '#web/club/piezas/partido-visto.ts';

/** What the page of a match loads. */
export type DatosDePartido = { partido: PartidoPublico; encuentro: Encuentro; ahora: FechaHora };

/** Still to be played, and its time has not passed. */
export const estaPorVenir = ({ partido, encuentro: { duracion }, ahora }: DatosDePartido): boolean =>
  partido.ganador === null &&
  motivoDeRetirado(partido) === null &&
  !haPasado({ fecha: partido.fecha, duracion }, ahora);

export const vistoDe = ({ partido, encuentro: { duracion }, ahora }: DatosDePartido): PartidoVisto =>
  vistoDePublico(partido, estadoA({ fecha: partido.fecha, duracion }, ahora));
