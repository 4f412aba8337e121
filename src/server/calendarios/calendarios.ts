import { club } from '#club';
import { tiposPublicos } from '#contract/club/ofrecido.ts';
import {
  type Calendario,
  type Cita,
  type CitaBorrada,
  type ClaseCalendario,
  calendariosApi,
} from '#contract/liga/horarios.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import { rotuloLiga } from '#domain/liga/liga.ts';
import { meteoPara } from '#domain/meteo/meteo-para.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { estaAplazado, nadieLoDebe } from '#domain/partido/resultado.ts';
import { suyosDe } from '#server/db/lecturas/jugadores.ts';
import { type EnPublico, leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import {
  conLigasPublicas,
  filaParaTodos,
  leerProgramado,
  type Programado,
} from '#server/db/lecturas/partidos.ts';
import { quienJuega, quienSuple } from '#server/db/lecturas/por-id.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { throughBatches } from '#server/db/queries.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { Fila } from '#server/db/types.ts';
import { readRow } from '#server/db/undo/rows.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';

type Dependencias = { base: BaseDatos; reloj: Clock; meteo: LeerMeteo };

/** What is told of the past: who has a calendar open sees what was played lately, and what was taken off it. */
const DIAS_ATRAS = 60;

const COLUMNAS: Record<ClaseCalendario, Columnas> = {
  /** Also those they play for one of a pair. */
  jugador: ['idJugador1', 'idJugador2', 'suplente1', 'suplente2'],
  division: ['idLiga'],
  pista: ['idPista'],
  partido: ['id'],
};

function estadoDe({ partido }: Versionado): Cita['estado'] {
  const { que } = partido.desenlace;
  if (que === 'anulado' || que === 'ningunoPresentado') return que;
  if (nadieLoDebe(partido)) return 'cancelado';
  return estaAplazado(partido) ? 'aplazado' : 'puesto';
}

type ConMeteo = Pick<Dependencias, 'meteo' | 'reloj'> & { enPublico: EnPublico };

function citasDe(todos: readonly Versionado[], { meteo, reloj, enPublico }: ConMeteo): Cita[] {
  const weatherDe = meteoPara(meteo(), club.zonaHoraria);
  const hoy = `${reloj.today()}T00:00`;
  return todos.map((uno) => {
    const { fecha } = uno.fila;
    const porVenir = estaPorJugar(uno.partido) && fecha >= hoy;
    return {
      ...filaParaTodos(uno.fila, enPublico),
      version: uno.version,
      estado: estadoDe(uno),
      weather: porVenir ? weatherDe(fecha) : null,
    };
  });
}

/** A single match is told whenever it was played. */
async function leer(deps: Dependencias, clase: ClaseCalendario | 'club', de: De | null) {
  const { base, reloj } = deps;
  const dia = sumarDias(reloj.today(), -DIAS_ATRAS);
  const todos = await citasDesde(base.db, de, clase === 'partido' ? null : dia);
  const borradas = clase === 'partido' ? [] : await borradasDesde(base.db, de, dia);
  const enPublico = await leerNombresPublicos(base.db);
  return { citas: citasDe(todos, { ...deps, enPublico }), borradas, enPublico };
}

/** What the calendar is called where it is subscribed to. Throws 404 when there is nothing with that id. */
const NOMBRES: Record<ClaseCalendario, (db: Lector, id: number, enPublico: EnPublico) => Promise<string>> = {
  jugador: async (db, id, enPublico) =>
    `Partidos de ${enPublico.nombre(id, existente((await quienJuega(db, id)) ?? (await quienSuple(db, id))).nombre)}`,
  division: async (db, id) => existente(await nombreDeLiga(db, id)),
  pista: async (db, id) => `Pista ${existente(await pistaPorId(db, id)).nombre}`,
  partido: async () => club.nombre,
};

async function calendarioDe(
  deps: Dependencias,
  { clase, id }: { clase: ClaseCalendario; id: number },
): Promise<Calendario> {
  const ids = clase === 'jugador' ? await suyosDe(deps.base.db, id) : [id];
  const { enPublico, ...partes } = await leer(deps, clase, { columnas: COLUMNAS[clase], ids });
  if (clase === 'partido') existente(partes.citas[0]);
  return { nombre: await NOMBRES[clase](deps.base.db, id, enPublico), ...partes };
}

async function calendarioDelClub(deps: Dependencias): Promise<Calendario> {
  const { citas, borradas } = await leer(deps, 'club', null);
  return { nombre: `Partidos · ${club.nombre}`, citas, borradas };
}

type Versionado = Programado & { version: number };

type Columnas = readonly (
  | 'id'
  | 'idJugador1'
  | 'idJugador2'
  | 'suplente1'
  | 'suplente2'
  | 'idLiga'
  | 'idPista'
)[];
type De = { columnas: Columnas; ids: readonly number[] };

async function citasDesde(db: Lector, de: De | null, dia: Dia | null): Promise<Versionado[]> {
  let consulta = conLigasPublicas(db).where('partido.sintetico', '=', 0);
  if (dia !== null) consulta = consulta.where('partido.fecha', '>=', `${dia}T00:00`);
  if (de !== null)
    consulta = consulta.where((eb) =>
      eb.or(de.columnas.map((columna) => eb(`partido.${columna}`, 'in', de.ids))),
    );
  const filas = await consulta.orderBy('partido.fecha').orderBy('partido.id').execute();
  return filas.map((fila) => ({ ...leerProgramado(fila), version: fila.version }));
}

async function existentes(db: Lector, ids: readonly number[]): Promise<Set<number>> {
  const filas = await throughBatches(ids, (batch) =>
    db.selectFrom('partido').select('id').where('id', 'in', batch).orderBy('id').execute(),
  );
  return new Set(filas.map(({ id }) => id));
}

const esDe = (partido: Fila<'partido'>, de: De | null): boolean =>
  de === null || de.columnas.some((columna) => de.ids.includes(partido[columna] ?? 0));

/** Deleted matches of that calendar as they last were, from what undo keeps. docs/reglas/deshacer.md */
async function borradasDesde(db: Lector, de: De | null, dia: Dia): Promise<CitaBorrada[]> {
  const filas = await db
    .selectFrom('operacion_fila')
    .select('antes')
    .where('tabla', '=', 'partido')
    .where('despues', 'is', null)
    .orderBy('idOperacion')
    .orderBy('orden')
    .execute();
  const partidos = filas
    .flatMap(({ antes }) => (antes === null ? [] : [readRow(antes) as Fila<'partido'>]))
    .filter((partido) => partido.fecha >= dia && partido.sintetico === 0 && esDe(partido, de));
  const hay = await existentes(
    db,
    partidos.map(({ id }) => id),
  );
  const ultimos = new Map(partidos.map((partido) => [partido.id, partido]));
  return [...ultimos.values()]
    .filter(({ id }) => !hay.has(id))
    .map(({ id, version, fecha, duracion }) => ({ id, version, fecha, duracion }));
}

async function nombreDeLiga(db: Lector, id: number): Promise<string | undefined> {
  const fila = await db
    .selectFrom('liga')
    .select(['tipo', 'deporte', 'modo', 'division', 'anio', 'ciclo', 'estado'])
    .where('id', '=', id)
    .where('tipo', 'in', tiposPublicos())
    .executeTakeFirst();
  return fila && rotuloLiga(fila);
}

const pistaPorId = (db: Lector, id: number) =>
  db.selectFrom('pista').select('nombre').where('id', '=', id).executeTakeFirst();

export function calendariosRoutes(route: Route, dependencias: Dependencias): void {
  route(calendariosApi.club, () => calendarioDelClub(dependencias));
  route(calendariosApi.de, ({ params }) => calendarioDe(dependencias, params));
}
