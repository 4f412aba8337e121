import { randomUUID } from 'node:crypto';
import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import { buzonDe, dominioDeCorreos } from '#contract/solicitudes/buzones.ts';
import {
  type Invitacion,
  invitacionApi,
  type ParejaDeSolicitud,
  parejaDeSolicitudApi,
} from '#contract/solicitudes/invitacion.ts';
import { CON_ENLACE } from '#domain/cuenta/cuenta.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import {
  caducidadDeInvitacion,
  cartaDePareja,
  estadoDeInvitacion,
  invitacionVale,
  limiteDeInvitaciones,
  quienInvita,
} from '#domain/inscripcion/invitacion.ts';
import { competicionDePareja } from '#domain/inscripcion/pareja.ts';
import { hechos } from '#domain/inscripcion/solicitud.ts';
import { destinoDe } from '#domain/inscripcion/tipos.ts';
import { jugadorPorId, tienePartidos } from '#server/db/lecturas/por-id.ts';
import type { Lector } from '#server/db/open.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, Firmar, TxFirmada } from '#server/db/registro/firma.ts';
import { comprobarSinPareja } from '#server/db/registro/jugador.ts';
import { hacerPareja } from '#server/db/registro/pareja.ts';
import { borrarCorreosDePareja, encolarCorreo } from '#server/db/tables/correo.ts';
import {
  borrarInvitacionesAntesDe,
  ponerCreados,
  ponerEnlaceDeInvitacion,
  responderInvitacion,
} from '#server/db/tables/invitacion.ts';
import { borrarJugador } from '#server/db/tables/jugador.ts';
import { cambiarSolicitud, contextoDe, leerCampos } from '#server/db/tables/solicitud.ts';
import type { Fila } from '#server/db/types.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { createToken, hashToken } from '#server/platform/crypto/password.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';
import { conAlta, type Hacer, segunQuien, sobre } from './sobre.ts';
import { creadosDe, estaHecha, invitacionDe, invitacionDeToken } from './solicitudes.queries.ts';
import type { SolicitudesDeps } from './solicitudes.ts';

type Publica = { base: BaseFirmada; reloj: Clock };

/** 404 when it is unknown, replaced or too old, all of them alike. */
async function laDelToken(db: Lector, reloj: Clock, token: string) {
  const invitacion = await invitacionDeToken(db, hashToken(token));
  if (!invitacion || !invitacionVale(invitacion.caduca, reloj.today()))
    throw new Problema(404, mensajes.invitacionMuerta);
  return invitacion;
}

type Leida = Awaited<ReturnType<typeof laDelToken>>;

function comoSeDice(
  { inscripcion, nombre, datos, deporte, caduca, respuesta }: Leida,
  hoy: string,
): Invitacion {
  return {
    quien: quienInvita({ inscripcion, nombre, datos: leerCampos(datos) }, hoy),
    liga: competicionDePareja(inscripcion, deporte),
    caduca: caduca ?? hoy,
    respuesta,
  };
}

/** It only reads: mail scanners open links. */
const verInvitacion = async ({ base, reloj }: Publica, token: string): Promise<Invitacion> =>
  comoSeDice(await laDelToken(base.db, reloj, token), reloj.today());

/** Noted once, and the desk has it to be read again; of who said no, to be handled too. */
async function anotarRespuesta(
  tx: TxFirmada,
  dicho: { idSolicitud: number; respuesta: 'si' | 'no'; respondida: number },
): Promise<void> {
  if (!(await responderInvitacion(tx, dicho))) return;
  const { idSolicitud, respuesta } = dicho;
  const confirma = respuesta === 'si';
  await cambiarSolicitud(tx, idSolicitud, { leida: false, ...(!confirma && { atendida: false }) });
  await anotarHechos(tx, [hechos.respondeInvitacion(idSolicitud, confirma)]);
}

/** The same again is answered the same; the other thing, 409. */
function responder(
  { base, reloj }: Publica,
  { token, confirma }: { token: string; confirma: boolean },
): Promise<Invitacion> {
  return base.transact(async (tx) => {
    const { idSolicitud } = await laDelToken(tx.q, reloj, token);
    const respuesta = confirma ? 'si' : 'no';
    await anotarRespuesta(tx, { idSolicitud, respuesta, respondida: seconds(reloj) });
    const despues = await laDelToken(tx.q, reloj, token);
    if (despues.respuesta !== respuesta)
      throw new Problema(409, mensajes.invitacionContestada(despues.respuesta === 'si'));
    return comoSeDice(despues, reloj.today());
  });
}

async function suInvitacion(tx: TxFirmada, { id }: Fila<'solicitud'>): Promise<Fila<'invitacion'>> {
  const invitacion = await invitacionDe(tx.q, id);
  if (!invitacion) throw new Problema(409, mensajes.sinPareja);
  return invitacion;
}

/** Why it cannot be mailed, or nothing. */
function comprobarQueSale(publicUrl: string | null): void {
  if (!club.mandaCorreos) throw new Problema(409, mensajes.invitacionSinServidor);
  if (publicUrl === null) throw new Problema(409, mensajes.invitacionSinDireccion);
}

type Mandado = { token: string; caduca: string; invitacion: Fila<'invitacion'> };

/** The token waits sealed in the outbox, and goes from there when the mail has left. */
async function encolarEnlace(
  tx: TxFirmada,
  { sello, reloj }: SolicitudesDeps,
  { id: idSolicitud, referencia, inscripcion, nombre, datos }: Fila<'solicitud'>,
  { token, caduca, invitacion }: Mandado,
): Promise<void> {
  const quien = quienInvita({ inscripcion, nombre, datos: leerCampos(datos) }, reloj.today());
  const liga = competicionDePareja(inscripcion, invitacion.deporte);
  const correo = {
    para: invitacion.email,
    responderA: inscripcion === null ? club.email : buzonDe(destinoDe(inscripcion)),
    ...cartaDePareja({ quien, liga, caduca: fechaCorta(caduca) }, club),
    lleva: 'pareja',
    enlace: sello.close(Buffer.from(token), contextoDe(referencia, 'enlace')),
    idSolicitud,
    idJugador: null,
    messageId: `<${randomUUID()}@${dominioDeCorreos()}>`,
  } as const;
  await encolarCorreo(tx, correo, reloj.now());
}

/** Another link, and the one there was is dead: mailed, or given to be told. 409: they have answered. */
const hacerEnlace =
  (deps: SolicitudesDeps, { token, mandar }: { token: string; mandar: boolean }): Hacer =>
  async (tx, guardada) => {
    const invitacion = await suInvitacion(tx, guardada);
    if (invitacion.respuesta !== null) throw new Problema(409, mensajes.parejaYaContesto(invitacion.nombre));
    const { id: idSolicitud } = guardada;
    const caduca = caducidadDeInvitacion(deps.reloj.today());
    await ponerEnlaceDeInvitacion(tx, { idSolicitud, tokenHash: hashToken(token), caduca });
    await borrarCorreosDePareja(tx, idSolicitud, 'porSalir');
    if (mandar) await encolarEnlace(tx, deps, guardada, { token, caduca, invitacion });
    await anotarHechos(tx, [hechos.invita(idSolicitud, mandar)]);
  };

/** Both as players, the pair, its link and its mark in one step. */
const pasarAPareja =
  ({ reloj }: SolicitudesDeps, { idLiga, personas, sinConfirmar }: ParejaDeSolicitud): Hacer =>
  async (tx, guardada) => {
    const invitacion = await suInvitacion(tx, guardada);
    const { id } = guardada;
    if (estaHecha(guardada, invitacion)) throw new Problema(409, mensajes.yaTieneJugador);
    const estado = estadoDeInvitacion(invitacion, reloj.today());
    if (estado === 'rechazada') throw new Problema(409, mensajes.parejaDijoQueNo(invitacion.nombre));
    if (estado !== 'confirmada' && !sinConfirmar)
      throw new Problema(409, mensajes.parejaSinConfirmar(invitacion.nombre));
    const { pareja, nuevos } = await hacerPareja(tx, { idLiga, personas });
    await ponerCreados(tx, id, [pareja.id, ...nuevos]);
    await cambiarSolicitud(tx, id, { idJugador: pareja.id, atendida: !conAlta(guardada) });
    await anotarHechos(tx, [hechos.asigna(id, pareja.id)]);
  };

/** Those made of it go, unless one of them plays by now: 409. */
async function borrarHecho(tx: TxFirmada, id: number): Promise<void> {
  const antes = await jugadorPorId(tx.q, id);
  if (!antes) return;
  await tx.lock('jugador', [id]);
  const deOtraLiga = !antes.esPareja && antes.idLiga !== null;
  if (deOtraLiga || (await tienePartidos(tx.q, { idJugador: id })))
    throw new Problema(409, mensajes.parejaYaJuega);
  await comprobarSinPareja(tx.q, antes);
  await anotar(tx, { entidad: 'jugador', antes, despues: null });
  await borrarJugador(tx, id);
}

/** Takes back the pair and whoever was made a player with it. */
const quitarPareja: Hacer = async (tx, guardada) => {
  const invitacion = await suInvitacion(tx, guardada);
  if (!estaHecha(guardada, invitacion)) throw new Problema(404, mensajes.noEncontrado);
  for (const id of creadosDe(invitacion)) await borrarHecho(tx, id);
  await ponerCreados(tx, guardada.id, null);
  await cambiarSolicitud(tx, guardada.id, { idJugador: null, atendida: false });
};

/** Of who did not confirm, the name and the e-mail are forgotten. docs/reglas/retencion.md */
export const purgarInvitaciones = ({ db }: BaseFirmada, reloj: Clock): Promise<void> =>
  borrarInvitacionesAntesDe(db, limiteDeInvitaciones(reloj.today()));

async function mandarOtro(
  deps: SolicitudesDeps,
  base: BaseFirmada,
  { id, mandar }: { id: number; mandar: boolean },
) {
  if (mandar) comprobarQueSale(deps.publicUrl);
  const token = createToken();
  const solicitud = await sobre(base, deps, { id }, hacerEnlace(deps, { token, mandar }));
  deps.avisar();
  return { token: mandar ? null : token, solicitud };
}

export function invitacionRoutes(route: Route, deps: SolicitudesDeps, de: Firmar): void {
  const publica = { base: de({ usuario: CON_ENLACE }), reloj: deps.reloj };
  route(invitacionApi.leer, ({ body }) => verInvitacion(publica, body.token));
  route(invitacionApi.responder, ({ body }) => responder(publica, body));
  route(parejaDeSolicitudApi.enlace, async ({ params: { id }, body, caller }) => {
    const { token, solicitud } = await mandarOtro(deps, de(caller), { id, ...body });
    return { token, solicitud: segunQuien(caller, solicitud) };
  });
  route(parejaDeSolicitudApi.crear, async ({ params: { id }, body, caller }) => {
    const como = { id, version: body.version };
    return segunQuien(caller, await sobre(de(caller), deps, como, pasarAPareja(deps, body)));
  });
  route(parejaDeSolicitudApi.quitar, async ({ params, caller }) =>
    segunQuien(caller, await sobre(de(caller), deps, params, quitarPareja)),
  );
}
