import type { FilaHorario } from '#contract/horarios.ts';
import { TIPOS_LIGA, type TipoLiga } from '#domain/liga/liga.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { estaAplazado, estaDecidido } from '#domain/partido/resultado.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import { partidosDesde } from './horarios.queries.ts';

/** Grown-ups' friendlies and play-offs are part of the social schedule. api.md, `horarios/proximos`. */
const INCLUIDOS: Partial<Record<TipoLiga, readonly TipoLiga[]>> = {
  social: ['social', 'amistosos', 'playoff'],
};

const tiposDe = (tipo: TipoLiga | undefined): readonly TipoLiga[] =>
  tipo === undefined ? TIPOS_LIGA : (INCLUIDOS[tipo] ?? [tipo]);

const estaPorJugar = (partido: Partido): boolean =>
  !partido.sintetico && !estaDecidido(partido) && !estaAplazado(partido);

/** What is still to be played from today on, in order of time. */
export async function proximosPartidos(
  { db }: BaseDatos,
  reloj: Clock,
  tipo: TipoLiga | undefined,
): Promise<FilaHorario[]> {
  const programados = await partidosDesde(db, tiposDe(tipo), reloj.today());
  return programados
    .filter(({ partido }) => estaPorJugar(partido))
    .map(({ fila }) => ({ ...fila, weather: null }));
}
