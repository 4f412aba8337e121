import type {
  Incidencia,
  IncidenciaBuscar,
  IncidenciaFila,
  IncidenciaGuardada,
  IncidenciaGuardar,
  LesionadosGuardar,
} from '#contract/incidencias.ts';
import { mensajes } from '#contract/mensajes.ts';
import {
  diasDe,
  type IncidenciaNueva,
  incidenciasDeLesionados,
  incidenciasNuevas,
} from '#domain/incidencia/incidencia.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { anotar, anotarHechos } from '#server/db/anotar.ts';
import { campoInvalido, existente, mismaVersion, sinRepetir } from '#server/db/entidad.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/firma.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import {
  actualizarIncidencia,
  borrarIncidencia as borrar,
  insertarIncidencias,
} from '#server/db/tables/incidencia.ts';
import { Problema } from '#server/platform/errors.ts';
import {
  buscarIncidencias,
  candidatosDe,
  estaInscrito,
  incidenciaPorId,
  incidenciasDeJugador,
  incidenciasExistentes,
  jugadorPorId,
  ligaPorId,
  ligasActivasDe,
} from './incidencias.queries.ts';

export const listarIncidencias = ({ db }: BaseDatos, filtro: IncidenciaBuscar): Promise<IncidenciaFila[]> =>
  buscarIncidencias(db, filtro);

export async function listarDeJugador({ db }: BaseDatos, id: number): Promise<IncidenciaFila[]> {
  existente(await jugadorPorId(db, id));
  return incidenciasDeJugador(db, id);
}

export const leerIncidencia = async ({ db }: BaseDatos, id: number): Promise<Incidencia> =>
  existente(await incidenciaPorId(db, id));

/** 400, naming the field, when the league or the player does not exist or the player is not in the league. */
async function comprobarQuien(db: Lector, { idLiga, idJugador }: IncidenciaGuardar): Promise<void> {
  if (!(await ligaPorId(db, idLiga))) throw campoInvalido('idLiga', mensajes.ligaInexistente);
  if (!(await jugadorPorId(db, idJugador))) throw campoInvalido('idJugador', mensajes.jugadorInexistente);
  if (!(await estaInscrito(db, idLiga, idJugador)))
    throw campoInvalido('idJugador', mensajes.jugadorFueraDeLiga);
}

/** Whoever writes incidents of that league or player waits here. */
async function bloquear(tx: TxFirmada, { idLiga, idJugador }: IncidenciaGuardar): Promise<void> {
  await tx.lock('liga', [idLiga]);
  await tx.lock('jugador', [idJugador]);
}

/** The days that are missing; 409 when none is. */
async function crear(tx: TxFirmada, datos: IncidenciaGuardar): Promise<IncidenciaGuardada> {
  const { idLiga, idJugador, fecha, fecha2 } = datos;
  await comprobarQuien(tx.q, datos);
  const dias = diasDe(fecha, fecha2);
  const existentes = await incidenciasExistentes(tx.q, [idLiga], dias);
  const nuevas = incidenciasNuevas([{ idLiga, idJugador }], dias, existentes);
  if (nuevas.length === 0) throw new Problema(409, mensajes.incidenciaRepetida);
  const creadas = (await insertarIncidencias(tx, nuevas)).sort((a, b) => a.id - b.id);
  const cambios = creadas.map((despues) => ({ entidad: 'incidencia', antes: null, despues }) as const);
  await anotar(tx, ...cambios);
  return { ...(creadas[0] as Incidencia), creadas: creadas.length };
}

async function reemplazar(tx: TxFirmada, id: number, datos: IncidenciaGuardar): Promise<IncidenciaGuardada> {
  const { version, fecha2, ...nueva } = datos;
  if (fecha2 !== null) throw campoInvalido('fecha2', mensajes.segundaFechaAlCrear);
  await tx.lock('incidencia', [id]);
  const antes = existente(await incidenciaPorId(tx.q, id));
  mismaVersion(antes, version);
  const cambiaDeQuien = antes.idLiga !== nueva.idLiga || antes.idJugador !== nueva.idJugador;
  if (cambiaDeQuien) await comprobarQuien(tx.q, datos);
  const despues = await actualizarIncidencia(tx, id, nueva satisfies IncidenciaNueva);
  await anotar(tx, { entidad: 'incidencia', antes, despues });
  return { ...despues, creadas: 0 };
}

/**
 * Creates (id 0) one or two days of a player, leaving out a day that already has its incident, or replaces
 * one. 409: nothing to create, the new day is taken, or somebody saved it before.
 */
export function guardarIncidencia(
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

export function borrarIncidencia(base: BaseFirmada, id: number): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('incidencia', [id]);
    const antes = existente(await incidenciaPorId(tx.q, id));
    await anotar(tx, { entidad: 'incidencia', antes, despues: null });
    await borrar(tx, id);
  });
}

/**
 * Creates the incidents still missing, on those one or two days, of the injured players of the active leagues
 * of a type; answers how many. Again, it creates none.
 */
export function guardarLesionados(
  base: BaseFirmada,
  { tipo, fecha1, fecha2 }: LesionadosGuardar,
): Promise<number> {
  const dias = diasDe(fecha1, fecha2);
  return base.transact(async (tx) => {
    const ligas = await ligasActivasDe(tx.q, tipo);
    if (ligas.length === 0) return 0;
    await tx.lock('liga', ligas);
    const existentes = await incidenciasExistentes(tx.q, ligas, dias);
    const nuevas = incidenciasDeLesionados(await candidatosDe(tx.q, ligas), dias, existentes);
    if (nuevas.length === 0) return 0;
    const creadas = await insertarIncidencias(tx, nuevas);
    const cambios = creadas.map((despues) => ({ entidad: 'incidencia', antes: null, despues }) as const);
    await anotar(tx, ...cambios);
    await anotarHechos(tx, [hechos.lesionados(creadas.length, tipo)]);
    return creadas.length;
  });
}
