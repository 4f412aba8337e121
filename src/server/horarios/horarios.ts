import { sql } from 'kysely';
import { club } from '#club';
import { type FilaHorario, type Hoy, horariosApi } from '#contract/liga/horarios.ts';
import { resultadosApi } from '#contract/liga/resultados.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { type TipoLiga, tiposDelHorario } from '#domain/liga/tipos.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { notaDeSuspension } from '#domain/partido/suspension.ts';
import { LO_APLAZO_EL_CLUB, PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import { leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import {
  conLigasPublicas,
  filaParaTodos,
  leerProgramado,
  type Programado,
} from '#server/db/lecturas/partidos.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { versionDeDatos } from '#server/db/queries.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { resultadosPorDias } from './resultados.ts';

/** Matches of leagues of those types, over or not, from that day on, whatever their result, in order of time. */
async function partidosDesde(db: Lector, tipos: readonly TipoLiga[], dia: Dia): Promise<Programado[]> {
  const filas = await conLigasPublicas(db)
    .where('partido.fecha', '>=', `${dia}T00:00`)
    .where('liga.tipo', 'in', tipos)
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(leerProgramado);
}

export type Dependencias = { base: BaseDatos; reloj: Clock; meteo: LeerMeteo };

/** What is still to be played from today on, in order of time, each with the forecast there is for it. */
async function proximosPartidos(
  { base: { db }, reloj, meteo }: Dependencias,
  tipo: TipoLiga | undefined,
): Promise<FilaHorario[]> {
  const programados = await partidosDesde(db, tiposDelHorario(tipo), reloj.today());
  const weatherDe = meteoPara(meteo(), club.zonaHoraria);
  const porJugar = programados.filter(({ partido }) => estaPorJugar(partido));
  const enPublico = await leerNombresPublicos(db);
  return porJugar.map(({ fila }) => ({ ...filaParaTodos(fila, enPublico), weather: weatherDe(fila.fecha) }));
}

/** Put off by the club and still of that day, or gone to another with the note that says from which. */
async function suspendidosDe(db: Lector, dia: Dia): Promise<number> {
  const { cuantos } = await db
    .selectFrom('partido')
    .select(({ fn }) => fn.countAll().as('cuantos'))
    .where('fecha', '>=', `${dia}T00:00`)
    .where(sql<boolean>`not ${PARTIDOS.nadieLoDebe}`)
    .where((eb) =>
      eb.or([
        eb.and([LO_APLAZO_EL_CLUB, eb('fecha', '<', `${sumarDias(dia, 1)}T00:00`)]),
        eb('observaciones', 'like', `%${notaDeSuspension(dia)}%`),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(cuantos);
}

async function hoyEnElClub({ base: { db }, reloj }: Dependencias): Promise<Hoy> {
  const dia = reloj.today();
  const version = await versionDeDatos(db);
  return { dia, suspendidos: await suspendidosDe(db, dia), version };
}

export function horariosRoutes(route: Route, dependencias: Dependencias): void {
  route(horariosApi.hoy, () => hoyEnElClub(dependencias));
  route(horariosApi.proximos, ({ query }) => proximosPartidos(dependencias, query.tipo));
  route(resultadosApi.porDias, ({ query }) => resultadosPorDias(dependencias.base, query));
}
