import {
  type Incidencia,
  type IncidenciaBuscar,
  type IncidenciaFila,
  type IncidenciaGuardada,
  type IncidenciaGuardar,
  incidenciasApi,
  type LesionadosGuardar,
} from '#contract/liga/incidencias.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Dia } from '#domain/fecha.ts';
import {
  alPeriodo,
  type Candidato,
  diasDe,
  finDe,
  type IncidenciaNueva,
  incidenciasDeLesionados,
  incidenciasNuevas,
  periodoDe,
} from '#domain/incidencia/incidencia.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { compararNombres } from '#domain/texto.ts';
import { conRotulo, DE_LIGA } from '#server/db/lecturas/de-liga.ts';
import { conPersona, seLlama } from '#server/db/lecturas/jugadores.ts';
import { hay, jugadorPorId } from '#server/db/lecturas/por-id.ts';
import { terminaDesde } from '#server/db/lecturas/quien-puede.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { campoInvalido, existente, mismaVersion, sinRepetir } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import {
  actualizarIncidencia,
  borrarIncidencia as borrar,
  insertarIncidencias,
} from '#server/db/tables/incidencia.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

async function listarDeJugador({ db }: BaseDatos, id: number): Promise<IncidenciaFila[]> {
  existente(await jugadorPorId(db, id));
  return incidenciasDeJugador(db, id);
}

/** 400, naming the field, when the league or the player does not exist or the player is not in the league. */
async function comprobarQuien(db: Lector, { idLiga, idJugador }: IncidenciaGuardar): Promise<void> {
  if (!(await hay(db, 'liga', idLiga))) throw campoInvalido('idLiga', mensajes.ligaInexistente);
  if (!(await hay(db, 'jugador', idJugador))) throw campoInvalido('idJugador', mensajes.jugadorInexistente);
  if (!(await estaInscrito(db, idLiga, idJugador)))
    throw campoInvalido('idJugador', mensajes.jugadorFueraDeLiga);
}

/** Whoever writes incidents of that league or player waits here. */
async function bloquear(tx: TxFirmada, { idLiga, idJugador }: IncidenciaGuardar): Promise<void> {
  await tx.lock('liga', [idLiga]);
  await tx.lock('jugador', [idJugador]);
}

const creada = (despues: Incidencia) => ({ entidad: 'incidencia', antes: null, despues }) as const;
const borrada = (antes: Incidencia) => ({ entidad: 'incidencia', antes, despues: null }) as const;

/** Inserts the days that are not noted yet; 409 when all are. */
async function crearDias(tx: TxFirmada, datos: IncidenciaGuardar): Promise<IncidenciaGuardada> {
  const { idLiga, idJugador, fecha, fecha2, motivo } = datos;
  const dias = diasDe({ fecha, hasta: null }, [fecha2, ...datos.dias]);
  const existentes = await incidenciasEntre(tx.q, [idLiga], dias[0] ?? fecha, dias.at(-1) ?? fecha);
  const nuevas = incidenciasNuevas([{ idLiga, idJugador }], dias, existentes, motivo);
  if (nuevas.length === 0) throw new Problema(409, mensajes.incidenciaRepetida);
  const creadas = (await insertarIncidencias(tx, nuevas)).sort((a, b) => a.id - b.id);
  await anotar(tx, ...creadas.map(creada));
  return { ...(creadas[0] as Incidencia), creadas: creadas.length };
}

/** Deletes the periods inside the new one; 409 when it is inside another. `propia`: the id being edited, 0 when new. */
async function absorber(tx: TxFirmada, nueva: IncidenciaNueva, propia: number): Promise<Incidencia[]> {
  const entre = await incidenciasEntre(tx.q, [nueva.idLiga], nueva.fecha, finDe(nueva));
  const { repetido, absorbidas } = alPeriodo(
    nueva,
    entre.filter(({ id }) => id !== propia),
  );
  if (repetido) throw new Problema(409, mensajes.incidenciaRepetida);
  for (const { id } of absorbidas) await borrar(tx, id);
  return absorbidas;
}

async function crearPeriodo(tx: TxFirmada, datos: IncidenciaGuardar): Promise<IncidenciaGuardada> {
  const { idLiga, idJugador, fecha, hasta, motivo } = datos;
  const nueva = { idLiga, idJugador, motivo, ...periodoDe(fecha, hasta) };
  const absorbidas = await absorber(tx, nueva, 0);
  const [despues] = (await insertarIncidencias(tx, [nueva])) as [Incidencia];
  await anotar(tx, ...absorbidas.map(borrada), creada(despues));
  return { ...despues, creadas: 1 };
}

async function crear(tx: TxFirmada, datos: IncidenciaGuardar): Promise<IncidenciaGuardada> {
  await comprobarQuien(tx.q, datos);
  return datos.hasta === null ? crearDias(tx, datos) : crearPeriodo(tx, datos);
}

async function reemplazar(tx: TxFirmada, id: number, datos: IncidenciaGuardar): Promise<IncidenciaGuardada> {
  const { version, fecha2, dias, fecha, hasta, ...resto } = datos;
  if (fecha2 !== null || dias.length > 0) throw campoInvalido('fecha2', mensajes.segundaFechaAlCrear);
  await tx.lock('incidencia', [id]);
  const antes = existente(await incidenciaPorId(tx.q, id));
  mismaVersion(antes, version);
  const nueva: IncidenciaNueva = { ...resto, ...periodoDe(fecha, hasta) };
  const cambiaDeQuien = antes.idLiga !== nueva.idLiga || antes.idJugador !== nueva.idJugador;
  if (cambiaDeQuien) await comprobarQuien(tx.q, datos);
  const absorbidas = await absorber(tx, nueva, id);
  const despues = await actualizarIncidencia(tx, id, nueva);
  await anotar(tx, ...absorbidas.map(borrada), { entidad: 'incidencia', antes, despues });
  return { ...despues, creadas: 0 };
}

/**
 * Creates (id 0) a period or loose days of a player, leaving out a day that already has its incident, or replaces
 * one. 409: nothing to create, the new days are taken, or somebody saved it before.
 */
function guardarIncidencia(
  base: BaseFirmada,
  id: number,
  datos: IncidenciaGuardar,
): Promise<IncidenciaGuardada> {
  return sinRepetir(mensajes.incidenciaRepetida, () =>
    base.transact(async (tx) => {
      await bloquear(tx, datos);
      return id === 0 ? crear(tx, datos) : reemplazar(tx, id, datos);
    }),
  );
}

function borrarIncidencia(base: BaseFirmada, id: number): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('incidencia', [id]);
    const antes = existente(await incidenciaPorId(tx.q, id));
    await anotar(tx, borrada(antes));
    await borrar(tx, id);
  });
}

/** Creates the incidents still missing of the injured on those days, and returns how many. Idempotent. */
function guardarLesionados(base: BaseFirmada, { tipo, fecha1, fecha2 }: LesionadosGuardar): Promise<number> {
  const dias = diasDe({ fecha: fecha1, hasta: null }, [fecha2]);
  return base.transact(async (tx) => {
    const ligas = await ligasActivasDe(tx.q, tipo);
    if (ligas.length === 0) return 0;
    await tx.lock('liga', ligas);
    const existentes = await incidenciasEntre(tx.q, ligas, dias[0] ?? fecha1, dias.at(-1) ?? fecha1);
    const nuevas = incidenciasDeLesionados(await candidatosDe(tx.q, ligas), dias, existentes);
    if (nuevas.length === 0) return 0;
    const creadas = await insertarIncidencias(tx, nuevas);
    await anotar(tx, ...creadas.map(creada));
    await anotarHechos(tx, [hechos.lesionados(creadas.length, tipo)]);
    return creadas.length;
  });
}

export function incidenciasRoutes(route: Route, base: BaseDatos, de: Firmar): void {
  route(incidenciasApi.deJugador, ({ params }) => listarDeJugador(base, params.id));
  route(incidenciasApi.buscar, ({ body }) => buscarIncidencias(base.db, body));
  route(incidenciasApi.lesionados, ({ body, caller }) => guardarLesionados(de(caller), body));
  route(incidenciasApi.leer, async ({ params }) => existente(await incidenciaPorId(base.db, params.id)));
  route(incidenciasApi.guardar, ({ params, body, caller }) => guardarIncidencia(de(caller), params.id, body));
  route(incidenciasApi.borrar, ({ params, caller }) => borrarIncidencia(de(caller), params.id));
}

const conNombres = (db: Lector) =>
  db
    .selectFrom('incidencia')
    .innerJoin('liga', 'liga.id', 'incidencia.idLiga')
    .innerJoin(conPersona('jugador'), 'jugador.id', 'incidencia.idJugador')
    .selectAll('incidencia')
    .select([...DE_LIGA, 'jugador.nombre as jugador'])
    .orderBy('incidencia.fecha', 'desc')
    .orderBy('incidencia.id');

const masNueva = (a: IncidenciaFila, b: IncidenciaFila): number => (a.fecha < b.fecha ? 1 : -1);

/** Newest first; those of a day by name. */
const porDiaYNombre = (a: IncidenciaFila, b: IncidenciaFila): number =>
  a.fecha === b.fecha ? compararNombres(a.jugador, b.jugador) || a.id - b.id : masNueva(a, b);

async function buscarIncidencias(db: Lector, filtro: IncidenciaBuscar): Promise<IncidenciaFila[]> {
  const { idLiga, jugador, fecha, desde } = filtro;
  let consulta = conNombres(db);
  if (idLiga !== null) consulta = consulta.where('incidencia.idLiga', '=', idLiga);
  if (fecha !== null)
    consulta = consulta.where('incidencia.fecha', '<=', fecha).where((eb) => terminaDesde(eb, fecha));
  if (desde !== null) consulta = consulta.where((eb) => terminaDesde(eb, desde));
  if (jugador !== null) consulta = consulta.where(seLlama('jugador.nombreBusqueda', jugador));
  return (await consulta.execute()).map((fila) => conRotulo(fila)).sort(porDiaYNombre);
}

async function incidenciasDeJugador(db: Lector, idJugador: number): Promise<IncidenciaFila[]> {
  const filas = await conNombres(db).where('incidencia.idJugador', '=', idJugador).execute();
  return filas.map((fila) => conRotulo(fila));
}

const incidenciaPorId = (db: Lector, id: number): Promise<Incidencia | undefined> =>
  db.selectFrom('incidencia').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether the player is, or was when it ended, on the roster of that league. */
async function estaInscrito(db: Lector, idLiga: number, idJugador: number): Promise<boolean> {
  const fila = await db
    .selectFrom('liga_jugador')
    .select('idJugador')
    .where('idLiga', '=', idLiga)
    .where('idJugador', '=', idJugador)
    .executeTakeFirst();
  return fila !== undefined;
}

const incidenciasEntre = (
  db: Lector,
  idsLiga: readonly number[],
  desde: Dia,
  hasta: Dia,
): Promise<Incidencia[]> =>
  db
    .selectFrom('incidencia')
    .selectAll()
    .where('idLiga', 'in', idsLiga)
    .where('fecha', '<=', hasta)
    .where((eb) => terminaDesde(eb, desde))
    .orderBy('id')
    .execute();

async function ligasActivasDe(db: Lector, tipo: TipoLiga): Promise<number[]> {
  const filas = await db
    .selectFrom('liga')
    .select('id')
    .where('tipo', '=', tipo)
    .where('estado', '=', 'activa')
    .orderBy('id')
    .execute();
  return filas.map(({ id }) => id);
}

async function candidatosDe(db: Lector, idsLiga: readonly number[]): Promise<Candidato[]> {
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'idLiga', 'estado'])
    .where('idLiga', 'in', idsLiga)
    .orderBy('id')
    .execute();
  return filas.flatMap(({ id, idLiga, estado }) =>
    idLiga === null ? [] : [{ idLiga, idJugador: id, estado }],
  );
}
