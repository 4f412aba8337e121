import { mensajes } from '#contract/mensajes.ts';
import type {
  Partido,
  PartidoBuscado,
  PartidoEncontrado,
  PartidoGuardado,
  PartidoGuardar,
} from '#contract/partidos.ts';
import type { Dia } from '#domain/fecha.ts';
import { rotuloLiga } from '#domain/liga/liga.ts';
import { empiezaFueraDePaso } from '#domain/partido/cita.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { conSets, normalizar, planoDe } from '#domain/partido/marcador.ts';
import { mensajes as dePartido } from '#domain/partido/mensajes.ts';
import { anotar } from '#server/db/anotar.ts';
import { anteriorDe, campoInvalido, existente, mismaVersion } from '#server/db/entidad.ts';
import type { BaseFirmada } from '#server/db/firma.ts';
import { ausenciasPorDia } from '#server/db/lecturas/ausencias.ts';
import { todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos } from '#server/db/open.ts';
import {
  actualizarPartido,
  borrarPartido as borrar,
  type DatosPartido,
  insertarPartido,
} from '#server/db/tables/partido.ts';
import type { Tx } from '#server/db/transact.ts';
import { Problema } from '#server/platform/problema.ts';
import { avisosDelGuardado, comprobarOcupacion, leerEntorno } from './comprobar.ts';
import { buscarPartidos, partidoPorId } from './partidos.queries.ts';

/** Those of a league that is over say so beside its name. */
export async function listarPartidos(
  { db }: BaseDatos,
  filtro: PartidoBuscado,
  hoy: Dia,
): Promise<PartidoEncontrado[]> {
  const [filas, ligas] = await Promise.all([buscarPartidos(db, filtro, hoy), todasLasLigas(db)]);
  const rotulos = new Map(ligas.map((liga) => [liga.id, rotuloLiga(liga)]));
  return filas.map((fila) => ({ ...fila, liga: rotulos.get(fila.idLiga) ?? fila.liga }));
}

export const leerPartido = async ({ db }: BaseDatos, id: number): Promise<Partido> =>
  existente(await partidoPorId(db, id));

export const leerIncidencias = ({ db }: BaseDatos) => ausenciasPorDia(db);

/** Refuses what the score rules call an error; each one is named by its field. domain.md, "A match". */
function comprobarMarcador(datos: DatosPartido): void {
  const errors = erroresDe(conSets(datos));
  const [unico] = errors;
  if (!unico) return;
  throw new Problema(400, errors.length === 1 ? unico.message : mensajes.datosInvalidos, { errors });
}

/** The score as it is stored: a no-show is 0-0 against 6-6 whatever was sent. */
const normalizados = (datos: DatosPartido): DatosPartido => ({
  ...datos,
  ...planoDe(normalizar(conSets(datos)).sets),
});

/** Everybody who could take the same court or players, or delete what the match needs, waits here. */
async function bloquear(tx: Tx, id: number, datos: DatosPartido): Promise<void> {
  await tx.lock('liga', [datos.idLiga]);
  await tx.lock('pista', [datos.idPista]);
  await tx.lock('jugador', [datos.idJugador1, datos.idJugador2]);
  await tx.lock('partido', [id || null]);
}

/**
 * Creates (id 0) or replaces a match, and tells what looks unusual in it. 400: a score without sense.
 * 409: its court or a player is taken at that time, or somebody saved it before.
 */
export function guardarPartido(
  base: BaseFirmada,
  id: number,
  { version, ...enviados }: PartidoGuardar,
): Promise<PartidoGuardado> {
  comprobarMarcador(enviados);
  const datos = normalizados(enviados);
  return base.transact(async (tx) => {
    await bloquear(tx, id, datos);
    const antes = await anteriorDe(id, () => partidoPorId(tx.q, id));
    mismaVersion(antes, version);
    if (empiezaFueraDePaso(datos, antes)) throw campoInvalido('fecha', dePartido.fueraDePaso);
    const entorno = await leerEntorno(tx.q, datos, antes);
    await comprobarOcupacion(tx.q, id, datos, entorno.nombres);
    const partido = antes ? await actualizarPartido(tx, id, datos) : await insertarPartido(tx, datos);
    await anotar(tx, { entidad: 'partido', antes, despues: partido });
    return { ...partido, avisos: await avisosDelGuardado(tx.q, partido, entorno) };
  });
}

export function borrarPartido(base: BaseFirmada, id: number): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('partido', [id]);
    const antes = existente(await partidoPorId(tx.q, id));
    await anotar(tx, { entidad: 'partido', antes, despues: null });
    await borrar(tx, id);
  });
}
