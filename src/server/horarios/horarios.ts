import { sql } from 'kysely';
import { club } from '#club';
import type { Answer } from '#contract/endpoint.ts';
import { type Cerrado, type FilaHorario, type Hoy, horariosApi } from '#contract/liga/horarios.ts';
import { resultadosApi } from '#contract/liga/resultados.ts';
import { pistasDe } from '#domain/clausura/clausura.ts';
import { type Dia, diaDe, sumarDias } from '#domain/fecha.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import { type TipoLiga, tiposDelHorario } from '#domain/liga/tipos.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { notaDeSuspension } from '#domain/partido/suspension.ts';
import { tienePalabras } from '#domain/texto.ts';
import { leerClausuras } from '#server/db/lecturas/clausuras.ts';
import { LO_APLAZO_EL_CLUB, PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import { leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import {
  comoResultado,
  conLigasPublicas,
  filaParaTodos,
  leerProgramado,
  type Programado,
} from '#server/db/lecturas/partidos.ts';
import { nombresDe } from '#server/db/lecturas/por-id.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { versionDeDatos } from '#server/db/queries.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';

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

type Dependencias = { base: BaseDatos; reloj: Clock; meteo: LeerMeteo };

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

/** What is shut from today on, with the names of its courts; nothing of courts that are gone. */
async function clausurasPublicas({ base: { db }, reloj }: Dependencias): Promise<Cerrado[]> {
  const clausuras = await leerClausuras(db, { desde: reloj.today() });
  const nombres = clausuras.length > 0 ? await nombresDe(db, 'pista') : new Map<number, string>();
  return clausuras
    .map(({ id: _, version: __, ...una }) => ({ ...una, pistas: pistasDe(una, nombres) }))
    .filter(({ pistas }) => pistas?.length !== 0);
}

export function horariosRoutes(route: Route, dependencias: Dependencias): void {
  route(horariosApi.hoy, () => hoyEnElClub(dependencias));
  route(horariosApi.clausuras, () => clausurasPublicas(dependencias));
  route(horariosApi.proximos, ({ query }) => proximosPartidos(dependencias, query.tipo));
  route(resultadosApi.porDias, ({ query }) => resultadosPorDias(dependencias.base, query));
}

/** How far back an answer looks from the last day on which somebody played; further for one player. */
const DIAS_ATRAS = 30;
const DIAS_ATRAS_DE_UNO = 150;

const DIAS = 7;
const ULTIMO_DIA: Dia = '2100-12-31';

type Pedido = {
  tipo?: TipoLiga | undefined;
  deporte?: Deporte | undefined;
  idLiga?: number | undefined;
  nombre?: string | undefined;
  hasta?: Dia | undefined;
  dias?: number | undefined;
};

/** The last days with results up to one, newest first, each in order of time, and from which day to go on. */
async function resultadosPorDias(
  { db }: BaseDatos,
  { tipo, deporte, idLiga, nombre = '', hasta: pedido = ULTIMO_DIA, dias = DIAS }: Pedido,
): Promise<Answer<typeof resultadosApi.porDias>> {
  const cuales = { tipos: tiposDelHorario(tipo), deporte, idLiga };
  const hasta = await ultimoDiaConResultado(db, cuales, sumarDias(pedido, 1));
  if (hasta === null) return { partidos: [], anterior: null };
  const desde = sumarDias(hasta, nombre === '' ? -DIAS_ATRAS : -DIAS_ATRAS_DE_UNO);
  const jugados = await partidosJugados(db, cuales, { desde, hasta });
  const enPublico = await leerNombresPublicos(db);
  const filas = jugados
    .map((uno) => comoResultado(uno, enPublico))
    .filter(({ jugador1, jugador2 }) => [jugador1, jugador2].some((uno) => tienePalabras(uno, nombre)));
  const porDia = [...Map.groupBy(filas, ({ fecha }) => diaDe(fecha))].reverse();
  const siguiente = porDia[dias]?.[0] ?? (await ultimoDiaConResultado(db, cuales, desde));
  return { partidos: porDia.slice(0, dias).flatMap(([, suyos]) => suyos), anterior: siguiente };
}

type Cuales = Pick<Pedido, 'deporte' | 'idLiga'> & { tipos: readonly TipoLiga[] };

/** The day of the last result of those leagues before that one, or null; league by league, each a step of an index. */
async function ultimoDiaConResultado(
  db: Lector,
  { tipos, deporte, idLiga }: Cuales,
  antesDe: Dia,
): Promise<Dia | null> {
  const ligas = await db
    .selectFrom('liga')
    .select((eb) =>
      eb
        .selectFrom('partido')
        .select(({ fn }) => fn.max('partido.fecha').as('fecha'))
        .whereRef('partido.idLiga', '=', 'liga.id')
        .where('partido.fecha', '<', `${antesDe}T00:00`)
        .where('partido.sintetico', '=', 0)
        .where(PARTIDOS.estaDecidido)
        .as('ultimo'),
    )
    .where('liga.tipo', 'in', tipos)
    .$if(deporte !== undefined, (consulta) => consulta.where('liga.deporte', '=', deporte ?? 'tenis'))
    .$if(idLiga !== undefined, (consulta) => consulta.where('liga.id', '=', idLiga ?? 0))
    .orderBy('liga.id')
    .execute();
  const dias = ligas.flatMap(({ ultimo }) => (ultimo ? [diaDe(ultimo)] : []));
  return dias.sort().at(-1) ?? null;
}

/** What was played in those leagues between two days, both included, in order of time. */
async function partidosJugados(
  db: Lector,
  { tipos, deporte, idLiga }: Cuales,
  { desde, hasta }: { desde: Dia; hasta: Dia },
): Promise<Programado[]> {
  const filas = await conLigasPublicas(db)
    .where('partido.fecha', '>=', `${desde}T00:00`)
    .where('partido.fecha', '<=', `${hasta}T23:59`)
    .where('liga.tipo', 'in', tipos)
    .where('partido.sintetico', '=', 0)
    .where(PARTIDOS.estaDecidido)
    .$if(deporte !== undefined, (consulta) => consulta.where('liga.deporte', '=', deporte ?? 'tenis'))
    .$if(idLiga !== undefined, (consulta) => consulta.where('partido.idLiga', '=', idLiga ?? 0))
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(leerProgramado);
}
