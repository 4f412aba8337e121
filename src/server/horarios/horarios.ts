import { club } from '#club';
import type { FilaHorario } from '#contract/horarios.ts';
import type { Dia } from '#domain/fecha.ts';
import { type TipoLiga, tiposDelHorario } from '#domain/liga/tipos.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { conLigas, leerProgramado, type Programado } from '#server/db/lecturas/partidos-con-nombres.ts';
import { filaParaTodos, nombresDe } from '#server/db/lecturas/resultados.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';

/** Matches of leagues of those types, over or not, from that day on, whatever their result, in order of time. */
async function partidosDesde(db: Lector, tipos: readonly TipoLiga[], dia: Dia): Promise<Programado[]> {
  const filas = await conLigas(db)
    .where('partido.fecha', '>=', `${dia}T00:00`)
    .where('liga.tipo', 'in', tipos)
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(leerProgramado);
}

export type Dependencias = { base: BaseDatos; reloj: Clock; meteo: LeerMeteo };

/** What is still to be played from today on, in order of time, each with the forecast there is for it. */
export async function proximosPartidos(
  { base: { db }, reloj, meteo }: Dependencias,
  tipo: TipoLiga | undefined,
): Promise<FilaHorario[]> {
  const programados = await partidosDesde(db, tiposDelHorario(tipo), reloj.today());
  const weatherDe = meteoPara(meteo(), club.zonaHoraria);
  const porJugar = programados.filter(({ partido }) => estaPorJugar(partido));
  const enPublico = await nombresDe(db, porJugar);
  return porJugar.map(({ fila }) => ({ ...filaParaTodos(fila, enPublico), weather: weatherDe(fila.fecha) }));
}
