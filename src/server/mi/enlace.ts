import { randomUUID } from 'node:crypto';
import { club } from '#club';
import type { EnlacePersonal } from '#contract/cuentas/mi.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { buzonDe, dominioDeCorreos } from '#contract/solicitudes/buzones.ts';
import type { Dia } from '#domain/fecha.ts';
import { caducidadDeEnlacePersonal, cartaDeEnlace } from '#domain/persona/enlace-personal.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { suyosDe } from '#server/db/lecturas/jugadores.ts';
import { jugadorPorId } from '#server/db/lecturas/por-id.ts';
import { terminaDesde } from '#server/db/lecturas/quien-puede.ts';
import type { Lector } from '#server/db/open.ts';
import { deBit } from '#server/db/queries.ts';
import { anotar, anotarHechos } from '#server/db/registro/anotar.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { borrarCorreosPersonalesAntesDe, contextoDeEnlace, encolarCorreo } from '#server/db/tables/correo.ts';
import {
  borrarEnlacesPersonalesAntesDe,
  ponerEnlacePersonal,
  ponerNombrePropuesto,
  revocarEnlacePersonal,
} from '#server/db/tables/enlace-personal.ts';
import { ponerDePersona } from '#server/db/tables/jugador.ts';
import type { Clock } from '#server/platform/clock.ts';
import { createToken, hashToken } from '#server/platform/crypto/password.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { Problema } from '#server/platform/errors.ts';

const SIN_ENLACE = { enlace: null, avisos: true, nombrePropuesto: null } as const;

/** The link of a player as staff see it: never its token. */
export async function verEnlace(db: Lector, idJugador: number): Promise<EnlacePersonal> {
  existente(await jugadorPorId(db, idJugador));
  const fila = await enlaceDe(db, idJugador);
  const correo = await ultimoCorreoDe(db, idJugador);
  if (!fila) return { ...SIN_ENLACE, correo };
  const { tokenHash, creado, caduca, usado, avisos, nombrePropuesto } = fila;
  return {
    enlace: tokenHash === null ? null : { creado, caduca, usado },
    avisos: deBit(avisos),
    nombrePropuesto,
    correo,
  };
}

/** Under its player's lock, behind whoever is using the link. */
function conJugador<T>(
  base: BaseFirmada,
  id: number,
  hacer: (tx: TxFirmada, jugador: Jugador) => Promise<T>,
): Promise<T> {
  return base.transact(async (tx) => {
    await tx.lock('jugador', [id]);
    return hacer(tx, existente(await jugadorPorId(tx.q, id)));
  });
}

/** A new link, told this once; the one there was is dead. Of a pair each has their own: 409. */
export function crearEnlace(base: BaseFirmada, reloj: Clock, idJugador: number) {
  return conJugador(base, idJugador, async (tx, { esPareja }) => {
    if (esPareja) throw new Problema(409, mensajes.deCadaUno);
    const token = createToken();
    const caduca = caducidadDeEnlacePersonal(reloj.today());
    await ponerEnlacePersonal(tx.q, { idJugador, tokenHash: hashToken(token), creado: tx.autor.dt, caduca });
    await anotarHechos(tx, [hechos.daEnlacePersonal(idJugador)]);
    return { token, caduca };
  });
}

export function revocarEnlace(base: BaseFirmada, idJugador: number): Promise<EnlacePersonal> {
  return conJugador(base, idJugador, async (tx) => {
    if ((await enlaceDe(tx.q, idJugador))?.tokenHash) {
      await revocarEnlacePersonal(tx.q, idJugador);
      await anotarHechos(tx, [hechos.revocaEnlacePersonal(idJugador)]);
    }
    return verEnlace(tx.q, idJugador);
  });
}

type MandarDeps = { reloj: Clock; sello: Seal; publicUrl: string | null; avisar: () => void };

/** The token waits sealed in the outbox, and goes from there when the mail has left. */
export async function mandarEnlace(
  base: BaseFirmada,
  { reloj, sello, publicUrl, avisar }: MandarDeps,
  { idJugador, token }: { idJugador: number; token: string },
): Promise<EnlacePersonal> {
  if (!club.mandaCorreos) throw new Problema(409, mensajes.enlaceSinServidor);
  if (publicUrl === null) throw new Problema(409, mensajes.sinDireccionPublica);
  const visto = await conJugador(base, idJugador, async (tx) => {
    const { email } = existente(await jugadorPorId(tx.q, idJugador));
    if (email === null) throw new Problema(409, mensajes.jugadorSinEmail);
    if ((await enlaceDe(tx.q, idJugador))?.tokenHash !== hashToken(token))
      throw new Problema(409, mensajes.sinEnlacePersonal);
    const messageId = `<${randomUUID()}@${dominioDeCorreos()}>`;
    const correo = { para: email, responderA: buzonDe('competicion'), lleva: 'nada' as const };
    const enlace = sello.close(Buffer.from(token), contextoDeEnlace(messageId));
    const de = { idSolicitud: null, idJugador, messageId, enlace };
    await encolarCorreo(tx, { ...correo, ...cartaDeEnlace(club), ...de }, reloj.now());
    await anotarHechos(tx, [hechos.mandaEnlacePersonal(idJugador)]);
    return verEnlace(tx.q, idJugador);
  });
  avisar();
  return visto;
}

type Propuesta = { idJugador: number; nombre: string; aceptar: boolean };

/** What they propose to be called by becomes their name in public, or is forgotten. */
export function resolverNombre(
  base: BaseFirmada,
  { idJugador, nombre, aceptar }: Propuesta,
): Promise<EnlacePersonal> {
  return conJugador(base, idJugador, async (tx) => {
    if ((await enlaceDe(tx.q, idJugador))?.nombrePropuesto !== nombre)
      throw new Problema(409, mensajes.nombrePropuestoCambiado);
    await ponerNombrePropuesto(tx.q, idJugador, null);
    if (aceptar) {
      const antes = existente(await jugadorPorId(tx.q, idJugador));
      const despues = await ponerDePersona(tx, idJugador, { nombreDeportivo: nombre });
      await anotar(tx, { entidad: 'jugador', antes, despues });
    } else await anotarHechos(tx, [hechos.descartaNombre(idJugador)]);
    return verEnlace(tx.q, idJugador);
  });
}

const MES_MS = 30 * 24 * 3_600_000;

/** Links that ended, and the mails that took them. docs/reglas/retencion.md */
export async function purgarEnlaces({ db }: BaseFirmada, reloj: Clock): Promise<void> {
  await borrarEnlacesPersonalesAntesDe(db, reloj.today());
  await borrarCorreosPersonalesAntesDe(db, reloj.now() - MES_MS);
}

const enlaceDe = (db: Lector, idJugador: number) =>
  db.selectFrom('enlace_personal').selectAll().where('idJugador', '=', idJugador).executeTakeFirst();

export const movilesDe = (db: Lector, idJugador: number) =>
  db
    .selectFrom('movil')
    .select(['id', 'endpoint'])
    .where('idJugador', '=', idJugador)
    .orderBy('id')
    .execute();

/** As whomever they play. */
export const ausenciasDesde = async (db: Lector, idJugador: number, dia: Dia) =>
  db
    .selectFrom('incidencia')
    .selectAll()
    .where('idJugador', 'in', await suyosDe(db, idJugador))
    .where((eb) => terminaDesde(eb, dia))
    .orderBy('fecha')
    .orderBy('id')
    .execute();

async function ultimoCorreoDe(db: Lector, idJugador: number) {
  const fila = await db
    .selectFrom('correo')
    .select('estado')
    .where('idJugador', '=', idJugador)
    .where('lleva', 'not in', ['aviso', 'movil'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila?.estado ?? null;
}
