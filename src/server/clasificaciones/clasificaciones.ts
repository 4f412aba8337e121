import { seOfreceLiga } from '#contract/club/ofrecido.ts';
import {
  type ClasificacionPublica,
  clasificacionesApi,
  futuroApi,
  type LigaPublica,
  type LigaTerminada,
  type PartidoPublico,
} from '#contract/liga/clasificaciones.ts';
import { seguimientoApi } from '#contract/liga/seguimiento.ts';
import { tablaDe } from '#domain/clasificacion/tabla.ts';
import { finDeCiclo } from '#domain/liga/ciclo.ts';
import { compararLigas, type EstadoJugador, estadoPublico } from '#domain/liga/liga.ts';
import { esDeMenores, type TipoLiga } from '#domain/liga/tipos.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { loAplazaUnJugador } from '#domain/partido/resultado.ts';
import { notaDeMenores } from '#domain/persona/mensajes.ts';
import {
  type EnPublico,
  leerNombresPublicos,
  type Nombrado,
  tablaEnPublico,
} from '#server/db/lecturas/nombres-publicos.ts';
import { nombresDe, quienJuega } from '#server/db/lecturas/por-id.ts';
import { datosDeTablaPublica, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import type { Suplencias } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import {
  type PartidoLeido,
  partidoPorId,
  partidosDeJugador,
  ultimosDias,
} from './clasificaciones.queries.ts';
import { noSePresento, unidas } from './entre-dos.ts';
import { futuroDeLiga, type Previsor, queNecesita, simulableDe } from './futuro.ts';
import { verGeneral } from './general.ts';
import { parejasDe } from './parejas.ts';
import {
  buscarEnPublico,
  caraACara,
  cuadroDeLiga,
  type Dependencias,
  evolucionDeLiga,
  fichaDeJugador,
  marchaDeLiga,
  verEncuentro,
} from './seguimiento.ts';

const ligasQueHay = async (db: Lector): Promise<LigaLeida[]> =>
  (await todasLasLigas(db)).filter(({ tipo }) => seOfreceLiga(tipo));

async function ligasPublicas({ db }: BaseDatos, tipo: TipoLiga | undefined): Promise<LigaPublica[]> {
  const ligas = await ligasQueHay(db);
  return ligas
    .filter((liga) => liga.estado === 'activa' && (tipo === undefined || liga.tipo === tipo))
    .sort(compararLigas)
    .map((liga) => ({ ...liga, acaba: finDeCiclo(liga) ?? undefined }));
}

/** Leagues that were played and are over, of a type or of all: newest season first, then by level, then the latest. */
async function ligasTerminadas({ db }: BaseDatos, tipo: TipoLiga | undefined): Promise<LigaTerminada[]> {
  const [ligas, ultimos] = await Promise.all([ligasQueHay(db), ultimosDias(db)]);
  const ordenadas = ligas
    .filter((liga) => liga.estado === 'inactiva' && (tipo === undefined || liga.tipo === tipo))
    .sort(compararLigas);
  return ordenadas.flatMap((liga) => {
    const hasta = ultimos.get(liga.id);
    return hasta ? [{ ...liga, hasta }] : [];
  });
}

const conEstadoPublico = <F extends { estado: EstadoJugador }>(fila: F) => ({
  ...fila,
  estado: estadoPublico(fila.estado),
});

/** Standings and crossings of a league, computed from its matches. 404 when there is no such league. */
async function verClasificacion(
  { db }: BaseDatos,
  reloj: Clock,
  idLiga: number,
): Promise<ClasificacionPublica> {
  const datos = existente(await datosDeTablaPublica(db, idLiga));
  const infantil = esDeMenores(datos.liga.tipo);
  const enPublico = await leerNombresPublicos(db);
  const nota = infantil ? notaDeMenores(enPublico.completos) : null;
  const tabla = tablaDe(tablaEnPublico(datos, enPublico), reloj.today(), enPublico.nombre);
  return {
    ...tabla,
    clasificaciones: tabla.clasificaciones.map(conEstadoPublico),
    cruces: tabla.cruces.map(conEstadoPublico),
    nota,
  };
}

const jugadoresDe = (partido: PartidoLeido): [Nombrado, Nombrado] => [
  { id: partido.idJugador1, nombre: partido.jugador1Nombre },
  { id: partido.idJugador2, nombre: partido.jugador2Nombre },
];

function paraTodos(partido: PartidoLeido, enPublico: EnPublico): PartidoPublico {
  const [uno, dos] = jugadoresDe(partido);
  return {
    ...partido,
    jugador1Nombre: enPublico.nombre(uno.id, uno.nombre),
    jugador2Nombre: enPublico.nombre(dos.id, dos.nombre),
    jugador1Estado: estadoPublico(partido.jugador1Estado),
    jugador2Estado: estadoPublico(partido.jugador2Estado),
    jugador1Infantil: enPublico.esMenor(uno.id),
    jugador2Infantil: enPublico.esMenor(dos.id),
    observaciones: loAplazaUnJugador(conDesenlace(partido))
      ? null
      : enPublico.texto(partido.observaciones, uno, dos),
  };
}

/** A player's matches, newest first. 404 when there is no such player, or is in no league nor match: nothing of them is public. */
async function historialDeJugador({ db }: BaseDatos, id: number) {
  const { nombre } = existente(await quienJuega(db, id));
  const partidos = await partidosDeJugador(db, id);
  const enPublico = await leerNombresPublicos(db);
  return {
    nombre: enPublico.nombre(id, nombre),
    menor: enPublico.esMenor(id),
    losDos: [...enPublico.losDos(id)],
    parejas: await parejasDe(db, id, enPublico),
    partidos: partidos.map((partido) => {
      const suyo = paraTodos(partido, enPublico);
      const [uno, otro] = jugadoresDe(partido).map((jugador, lado) =>
        jugador.id === id ? '' : [suyo.jugador1Nombre, suyo.jugador2Nombre][lado],
      );
      const falto = noSePresento(conDesenlace(partido), uno ?? '', otro ?? '');
      return { ...suyo, observaciones: unidas(falto, suyo.observaciones) };
    }),
  };
}

/** Who plays for one of a pair, and for whom, as in public. */
async function suplentesDe(db: Lector, { suplente1, suplido1, suplente2, suplido2 }: Suplencias) {
  const pares = [
    [suplente1, suplido1],
    [suplente2, suplido2],
  ].flatMap(([juega, por]) => (juega == null || por == null ? [] : [{ juega, por }]));
  if (pares.length === 0) return undefined;
  const nombres = await nombresDe(
    db,
    'jugador',
    pares.flatMap(({ juega, por }) => [juega, por]),
  );
  const { nombre } = await leerNombresPublicos(db);
  const publico = (id: number): string => nombre(id, nombres.get(id) ?? '');
  return pares.map(({ juega, por }) => ({ juega: publico(juega), por: publico(por) }));
}

async function verPartido({ db }: BaseDatos, id: number): Promise<PartidoPublico> {
  const partido = existente(await partidoPorId(db, id));
  const suplentes = await suplentesDe(db, partido);
  return { ...paraTodos(partido, await leerNombresPublicos(db)), suplentes };
}

export function clasificacionesRoutes(route: Route, base: BaseDatos, reloj: Clock): void {
  route(clasificacionesApi.ligas, ({ query }) => ligasPublicas(base, query.tipo));
  route(clasificacionesApi.terminadas, ({ query }) => ligasTerminadas(base, query.tipo));
  route(clasificacionesApi.ver, ({ query }) => verClasificacion(base, reloj, query.idLiga));
  route(clasificacionesApi.general, ({ query }) => verGeneral(base, reloj, query.idLiga));
  route(clasificacionesApi.jugador, ({ params }) => historialDeJugador(base, params.id));
  route(clasificacionesApi.partido, ({ params }) => verPartido(base, params.id));
}

export function futuroRoutes(route: Route, base: BaseDatos, previsor: Previsor): void {
  route(futuroApi.zonas, ({ query }) => futuroDeLiga(base, previsor, query.idLiga));
  route(futuroApi.necesita, ({ query }) => queNecesita(base, previsor, query));
  route(futuroApi.simulador, ({ query }) => simulableDe(base, query.idLiga));
}

export function seguimientoRoutes(route: Route, dependencias: Dependencias): void {
  const { base } = dependencias;
  route(seguimientoApi.marcha, ({ query }) => marchaDeLiga(base, query.idLiga));
  route(seguimientoApi.evolucion, ({ query }) => evolucionDeLiga(dependencias, query.idLiga));
  route(seguimientoApi.cuadro, ({ query }) => cuadroDeLiga(dependencias, query.idLiga));
  route(seguimientoApi.encuentro, ({ params }) => verEncuentro(dependencias, params.id));
  route(seguimientoApi.caraACara, ({ query }) => caraACara(dependencias, query));
  route(seguimientoApi.ficha, ({ params }) => fichaDeJugador(dependencias, params.id));
  route(seguimientoApi.buscar, ({ query }) => buscarEnPublico(dependencias, query.nombre ?? ''));
}
