import { club } from '#club';
import type { FilaHorario } from '#contract/horarios.ts';
import { TIPOS_LIGA, type TipoLiga } from '#domain/liga/liga.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
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

export type Dependencias = { base: BaseDatos; reloj: Clock; meteo: LeerMeteo };

/** What is still to be played from today on, in order of time, each with the forecast there is for it. */
export async function proximosPartidos(
  { base: { db }, reloj, meteo }: Dependencias,
  tipo: TipoLiga | undefined,
): Promise<FilaHorario[]> {
  const programados = await partidosDesde(db, tiposDe(tipo), reloj.today());
  const weatherDe = meteoPara(meteo(), club.zonaHoraria);
  return programados
    .filter(({ partido }) => estaPorJugar(partido))
    .map(({ fila }) => ({ ...fila, weather: weatherDe(fila.fecha) }));
}
