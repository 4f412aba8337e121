import { club } from '#club';
import type { FilaHorario } from '#contract/horarios.ts';
import { type TipoLiga, tiposDelHorario } from '#domain/liga/liga.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import { partidosDesde } from './horarios.queries.ts';

export type Dependencias = { base: BaseDatos; reloj: Clock; meteo: LeerMeteo };

/** What is still to be played from today on, in order of time, each with the forecast there is for it. */
export async function proximosPartidos(
  { base: { db }, reloj, meteo }: Dependencias,
  tipo: TipoLiga | undefined,
): Promise<FilaHorario[]> {
  const programados = await partidosDesde(db, tiposDelHorario(tipo), reloj.today());
  const weatherDe = meteoPara(meteo(), club.zonaHoraria);
  return programados
    .filter(({ partido }) => estaPorJugar(partido))
    .map(({ fila }) => ({ ...fila, weather: weatherDe(fila.fecha) }));
}
