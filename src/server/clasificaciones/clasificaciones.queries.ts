import { tiposPublicos } from '#contract/club/ofrecido.ts';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { rutas } from '#contract/rutas.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import {
  type ConNombreDeLiga,
  compararLigas,
  type EstadoJugador,
  nombreLiga,
  rotuloLiga,
} from '#domain/liga/liga.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { estaAplazado, ganadorDe } from '#domain/partido/resultado.ts';
import { cuentasDe } from '#domain/partido/veredicto.ts';
import { SIN_RIVAL } from '#server/db/lecturas/aplazados.ts';
import { loJuega } from '#server/db/lecturas/desenlace.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import type { Nombrado } from '#server/db/lecturas/nombres-publicos.ts';
import { conLiga, conLigasPublicas, leerProgramado, type Programado } from '#server/db/lecturas/partidos.ts';
import type { Lector } from '#server/db/open.ts';
import { leerReglas } from '#server/db/tables/liga.ts';
import { leerFilaPartido, type Suplencias } from '#server/db/tables/partido.ts';

/** Of leagues that the club has. */
const conEstados = (db: Lector) =>
  conLiga(db)
    .select(['liga.reglas', 'j1.estado as jugador1Estado', 'j2.estado as jugador2Estado'])
    .select(SIN_RIVAL.as('seFue'))
    .where('liga.tipo', 'in', tiposPublicos());

type FilaLeida = Awaited<ReturnType<ReturnType<typeof conEstados>['execute']>>[number];

/** A match with the names and states of its players as they are, which not everybody may read. */
export type PartidoLeido = Omit<
  PartidoPublico,
  'jugador1Infantil' | 'jugador2Infantil' | 'jugador1Estado' | 'jugador2Estado'
> & { jugador1Estado: EstadoJugador; jugador2Estado: EstadoJugador } & Suplencias;

function aLeido({
  jugador1: jugador1Nombre,
  jugador2: jugador2Nombre,
  seFue,
  ...fila
}: FilaLeida): PartidoLeido {
  const partido = leerFilaPartido(fila);
  const resultado = conDesenlace(partido);
  const { sets } = cuentasDe(resultado, leerReglas(fila.reglas));
  return {
    ...fila,
    ...partido,
    jugador1Nombre,
    jugador2Nombre,
    liga: nombreLiga(fila),
    jugador1Sets: sets[0],
    jugador2Sets: sets[1],
    ganador: ganadorDe(resultado),
    ...(Number(seFue) === 1 && estaAplazado(resultado) && { sinRival: true }),
  };
}

export async function partidoPorId(db: Lector, id: number): Promise<PartidoLeido | undefined> {
  const fila = await conEstados(db).where('partido.id', '=', id).executeTakeFirst();
  return fila && aLeido(fila);
}

/** A leg that nobody had arranged, annulled: there is no match to tell of. docs/reglas/consecuencias.md */
const seAnuloSinEstar = (partido: PartidoLeido): boolean =>
  partido.sintetico && conDesenlace(partido).desenlace.que === 'anulado';

/** Newest first. Of two leagues of one name, the one that is over says so. */
export async function partidosDeJugador(db: Lector, id: number): Promise<PartidoLeido[]> {
  const filas = await conEstados(db)
    .where(loJuega(id))
    .orderBy('partido.fecha', 'desc')
    .orderBy('partido.id', 'desc')
    .execute();
  const nombres = Map.groupBy(filas, nombreLiga);
  const repetido = (fila: FilaLeida): boolean =>
    (nombres.get(nombreLiga(fila)) ?? []).some(({ idLiga }) => idLiga !== fila.idLiga);
  return filas
    .map((fila) => (repetido(fila) ? { ...aLeido(fila), liga: rotuloLiga(fila) } : aLeido(fila)))
    .filter((partido) => !seAnuloSinEstar(partido));
}

/** The day of the last match of each league that is over; one by one, each a step of an index. */
export async function ultimosDias(db: Lector): Promise<Map<number, Dia>> {
  const filas = await db
    .selectFrom('liga')
    .select((eb) => [
      'liga.id',
      eb
        .selectFrom('partido')
        .select(({ fn }) => fn.max('partido.fecha').as('fecha'))
        .whereRef('partido.idLiga', '=', 'liga.id')
        .as('ultimo'),
    ])
    .where('liga.estado', '=', 'inactiva')
    .orderBy('liga.id')
    .execute();
  return new Map(filas.flatMap(({ id, ultimo }) => (ultimo ? [[id, diaDe(ultimo)] as const] : [])));
}

export async function programadoPorId(db: Lector, id: number): Promise<Programado | undefined> {
  const fila = await conLigasPublicas(db).where('partido.id', '=', id).executeTakeFirst();
  return fila && leerProgramado(fila);
}

type DeLigasPublicas = ReturnType<typeof conLigasPublicas>;

async function enOrden(consulta: DeLigasPublicas, orden: 'asc' | 'desc' = 'asc'): Promise<Programado[]> {
  const filas = await consulta.orderBy('partido.fecha', orden).orderBy('partido.id', orden).execute();
  return filas.map(leerProgramado);
}

const deUno = (db: Lector, id: number): DeLigasPublicas => conLigasPublicas(db).where(loJuega(id));

export const partidosEntre = (db: Lector, uno: number, otro: number): Promise<Programado[]> =>
  enOrden(deUno(db, uno).where(loJuega(otro)), 'desc');

export const partidosDeUno = (db: Lector, id: number): Promise<Programado[]> => enOrden(deUno(db, id));

export const partidosDeUnoDesde = (db: Lector, id: number, dia: Dia): Promise<Programado[]> =>
  enOrden(deUno(db, id).where('partido.fecha', '>=', `${dia}T00:00`));

export const programadosDeLiga = (db: Lector, idLiga: number): Promise<Programado[]> =>
  enOrden(conLigasPublicas(db).where('partido.idLiga', '=', idLiga));

export const tipoDeLiga = (db: Lector, id: number) =>
  db
    .selectFrom('liga')
    .select('tipo')
    .where('id', '=', id)
    .where('tipo', 'in', tiposPublicos())
    .executeTakeFirst();

type EnLiga = ConNombreDeLiga & { id: number; jugadores: Nombrado[] };

const plantillaDe = (db: Lector, idLiga: number): Promise<Nombrado[]> =>
  db
    .selectFrom('liga_jugador')
    .innerJoin(conPersona('jugador'), 'jugador.id', 'liga_jugador.idJugador')
    .select(['jugador.id', 'jugador.nombre'])
    .where('liga_jugador.idLiga', '=', idLiga)
    .orderBy('jugador.id')
    .execute();

/** Who is on the roster of each active league, from the top level down; league by league, each a step of an index. */
export async function plantillasActivas(db: Lector): Promise<EnLiga[]> {
  const ligas = await db
    .selectFrom('liga')
    .select(['id', 'tipo', 'deporte', 'modo', 'division', 'anio', 'ciclo'])
    .where('estado', '=', 'activa')
    .where('tipo', 'in', tiposPublicos())
    .orderBy('id')
    .execute();
  return Promise.all(
    ligas.sort(compararLigas).map(async (liga) => ({ ...liga, jugadores: await plantillaDe(db, liga.id) })),
  );
}

/** The page of the news item that is out and leads to a match, the newest; `ahora` in Unix seconds. */
export async function noticiaDePartido(db: Lector, id: number, ahora: number): Promise<string | null> {
  const noticia = await db
    .selectFrom('noticia')
    .select(['id', 'title'])
    .where('link', '=', rutas.partido(id))
    .where('publicada', '=', 1)
    .where('dt', '<=', ahora)
    .orderBy('dt', 'desc')
    .executeTakeFirst();
  return noticia ? rutas.noticia(noticia) : null;
}
