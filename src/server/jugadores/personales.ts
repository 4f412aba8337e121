import type { DatosPersonales } from '#contract/cuentas/personales.ts';
import { mensajes } from '#contract/mensajes.ts';
import { seDebe } from '#domain/partido/resultado.ts';
import { conOtroNombre, olvidado, SIN_NOMBRE } from '#domain/persona/olvidar.ts';
import { hechos } from '#domain/registro/hechos.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente, mismaVersion } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { olvidarMotivos } from '#server/db/tables/ajuste.ts';
import { borrarLoDeJugador } from '#server/db/tables/borrar.ts';
import { borrarCorreosDePareja } from '#server/db/tables/correo.ts';
import { borrarInvitacion } from '#server/db/tables/invitacion.ts';
import { leerFilaJugador, olvidarJugador } from '#server/db/tables/jugador.ts';
import { borrarConstancias, borrarOperaciones } from '#server/db/tables/operacion.ts';
import { cambiarObservaciones, partidoDeFila } from '#server/db/tables/partido.ts';
import { borrarRegistros, olvidarEnRegistro } from '#server/db/tables/registro.ts';
import { borrarSolicitud, soltarJugador } from '#server/db/tables/solicitud.ts';
import { Problema } from '#server/platform/errors.ts';
import {
  datosDe,
  filaDeJugador,
  incidenciasDe,
  invitacionesDe,
  lineasDePuntos,
  lineasSobre,
  lineasViejasCon,
  mencionesEnLaWeb,
  observacionesQueNombran,
  operacionesQueRecuerdan,
  type Persona,
  partidosDe,
  solicitudesPosibles,
} from './personales.queries.ts';

async function rastrosDe(db: Lector, persona: Persona) {
  const datos = await datosDe(db, persona);
  return {
    datos,
    lineas: await lineasSobre(db, persona.entradas),
    viejas: [...(await lineasViejasCon(db, datos)), ...(await lineasDePuntos(db, persona.entradas))],
    operaciones: await operacionesQueRecuerdan(db, persona, datos),
  };
}

type Rastros = Awaited<ReturnType<typeof rastrosDe>>;

async function resumenDe(db: Lector, persona: Persona, rastros: Rastros): Promise<DatosPersonales> {
  const { id, nombre, version, email, telefono, entradas } = persona;
  const partidos = await partidosDe(db, entradas);
  return {
    id,
    nombre,
    version,
    contacto: email !== null || telefono !== null,
    partidos: partidos.length,
    porJugar: partidos.filter((fila) => seDebe(partidoDeFila(fila))).length,
    incidencias: (await incidenciasDe(db, entradas)).length,
    lineas: rastros.lineas.length,
    viejas: rastros.viejas.length,
    operaciones: rastros.operaciones.length,
    solicitudes: await solicitudesPosibles(db, persona),
    menciones: await mencionesEnLaWeb(db, [nombre, persona.nombreDeportivo ?? '']),
  };
}

/** How much the club holds on a player. 404 when there is none; 409 when they were forgotten already. */
export async function verPersonales({ db }: BaseDatos, id: number): Promise<DatosPersonales> {
  const persona = recordada(existente(await filaDeJugador(db, id)));
  return resumenDe(db, persona, await rastrosDe(db, persona));
}

/** 409 for somebody whose data are gone, since every «Jugador» would look like the same person, and for two people. */
export function recordada(persona: Persona): Persona {
  if (persona.idPersona2 !== null) throw new Problema(409, mensajes.deCadaUno);
  if (olvidado(persona)) throw new Problema(409, mensajes.yaOlvidado);
  return persona;
}

/** The chosen ones, all of them among those that may be theirs: nobody deletes others' this way. */
async function borrarElegidas(tx: TxFirmada, persona: Persona, elegidas: readonly number[]): Promise<void> {
  const posibles = new Set((await solicitudesPosibles(tx.q, persona)).map(({ id }) => id));
  if (elegidas.some((id) => !posibles.has(id))) throw new Problema(409, mensajes.solicitudesCambiadas);
  for (const id of elegidas) await borrarSolicitud(tx, id);
}

/** Log, observations and what could be taken back no longer say who it was. */
async function borrarRastros(
  tx: TxFirmada,
  { entradas }: Persona,
  { datos, viejas, operaciones }: Rastros,
): Promise<void> {
  await olvidarEnRegistro(tx.q, entradas);
  await borrarRegistros(
    tx.q,
    viejas.map((linea) => linea.id),
  );
  for (const { id: partido, observaciones } of await observacionesQueNombran(tx.q, datos))
    await cambiarObservaciones(tx, partido, conOtroNombre(observaciones ?? '', datos, SIN_NOMBRE));
  await borrarOperaciones(tx.q, operaciones);
  await borrarConstancias(tx.q);
}

/** What others sent goes on without whom they said they enrolled with. */
async function borrarInvitaciones(tx: TxFirmada, persona: Persona): Promise<void> {
  for (const { idSolicitud } of await invitacionesDe(tx.q, persona)) {
    await borrarCorreosDePareja(tx, idSolicitud, 'todos');
    await borrarInvitacion(tx, idSolicitud);
  }
}

/** What is theirs as one of their players. */
async function olvidarEntrada(tx: TxFirmada, id: number): Promise<void> {
  await soltarJugador(tx, id);
  await borrarLoDeJugador(tx.q, id);
  await olvidarMotivos(tx, id);
}

/**
 * Forgets who a player is, in one transaction and for good: results stay, so that tables stand. Answers what
 * there was. 409 when somebody changed the player, or what was chosen, meanwhile. docs/reglas/datos-personales.md.
 */
export function borrarPersonales(
  base: BaseFirmada,
  id: number,
  { version, solicitudes }: { version: number; solicitudes: readonly number[] },
): Promise<DatosPersonales> {
  return base.transact(async (tx) => {
    tx.sinDeshacer();
    await tx.lock('jugador', [id]);
    const persona = recordada(existente(await filaDeJugador(tx.q, id)));
    mismaVersion(leerFilaJugador(persona), version);
    const rastros = await rastrosDe(tx.q, persona);
    const habia = await resumenDe(tx.q, persona, rastros);
    await borrarElegidas(tx, persona, solicitudes);
    await borrarInvitaciones(tx, persona);
    for (const cual of persona.entradas) await olvidarEntrada(tx, cual);
    await olvidarJugador(tx, persona, persona.entradas);
    await borrarRastros(tx, persona, rastros);
    await anotarHechos(tx, [hechos.olvida(id, solicitudes.length)]);
    return habia;
  });
}
