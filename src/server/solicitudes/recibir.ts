import { createHash, randomUUID } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { mensajes } from '#contract/mensajes.ts';
import { dominioDeCorreos } from '#contract/solicitudes/buzones.ts';
import { caducidadDeInvitacion } from '#domain/inscripcion/invitacion.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { type CorreoNuevo, encolarCorreo } from '#server/db/tables/correo.ts';
import { insertarInvitacion } from '#server/db/tables/invitacion.ts';
import { gastarCaptcha } from '#server/db/tables/programa.ts';
import {
  contextoDe,
  insertarAdjunto,
  insertarSolicitud,
  ponerAvisos,
  type Recibir,
  type SolicitudNueva,
  sellarCampos,
} from '#server/db/tables/solicitud.ts';
import type { Tx } from '#server/db/transact.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { type Captcha, CaptchaUnavailable, type Spent } from '#server/platform/crypto/captcha.ts';
import { createToken, hashToken } from '#server/platform/crypto/password.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import { Problema } from '#server/platform/errors.ts';
import { claveDeEnvio, envioPorClave, huellaDeEnvio } from './solicitudes.queries.ts';

const DIA_S = 24 * 3600;
const HORA_S = 3600;

/** Copies to one mailbox in a day, so that nobody fills a stranger's; and to all of them together in an hour. */
export type LimiteCopias = { porBuzon: number; porHora: number };
const LIMITE: LimiteCopias = { porBuzon: 10, porHora: 120 };

type Copias = {
  /** Counts one more copy to that address. Answers whether it may be sent. */
  caben(email: string): Promise<boolean>;
};

const ETIQUETA = /\+[^@]*(?=@)/;

/** ana+web@… is delivered to ana@…, in capitals or not. Addresses are not kept in clear. */
const buzonDe = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase().replace(ETIQUETA, '')).digest('base64url');

async function cabe(limitador: RateLimiterMemory, llave: string): Promise<boolean> {
  try {
    await limitador.consume(llave);
    return true;
  } catch (rechazo) {
    if (!(rechazo instanceof RateLimiterRes)) throw rechazo;
    return false;
  }
}

export function crearCopias(limite: Partial<LimiteCopias> = {}): Copias {
  const { porBuzon, porHora } = { ...LIMITE, ...limite };
  const deBuzon = new RateLimiterMemory({ points: porBuzon, duration: DIA_S });
  const deTodos = new RateLimiterMemory({ points: porHora, duration: HORA_S });
  return {
    caben: async (email) => (await cabe(deBuzon, buzonDe(email))) && (await cabe(deTodos, 'todos')),
  };
}

type RecibirDeps = {
  base: BaseDatos;
  reloj: Clock;
  captcha: Captcha;
  sello: Seal;
  copias: Copias;
  /** Whether a link can be mailed: there is how, and the address of the site is known. */
  mandaEnlaces: boolean;
  /** Tells whoever sends the mails that there are some. */
  avisar: () => void;
};

const CAPTCHA_REINTENTO_S = 30;

async function comprobar(captcha: Captcha, token: string | null | undefined, ip: string): Promise<Spent> {
  const gasto = await captcha.verify(token, ip).catch((error) => {
    if (!(error instanceof CaptchaUnavailable)) throw error;
    throw new Problema(503, mensajes.captchaNoDisponible, { retryAfter: CAPTCHA_REINTENTO_S });
  });
  if (!gasto) throw new Problema(422, mensajes.captchaNulo);
  return gasto;
}

function filaDe(nueva: SolicitudNueva, { reloj, sello }: RecibirDeps) {
  const { adjuntos: _, correos: __, copia: ___, pareja: ____, ...campos } = nueva;
  const referencia = randomUUID();
  return {
    ...campos,
    referencia,
    dt: seconds(reloj),
    dia: reloj.today(),
    banco: sellarCampos(sello, nueva.banco, contextoDe(referencia, 'banco')),
    salud: sellarCampos(sello, nueva.salud, contextoDe(referencia, 'salud')),
  };
}

type Guardada = { id: number; referencia: string; nueva: SolicitudNueva };

async function guardarAdjuntos(tx: Tx, sello: Seal, de: Guardada): Promise<void> {
  for (const adjunto of de.nueva.adjuntos) {
    const contenido = sello.close(adjunto.contenido, contextoDe(de.referencia, adjunto.clase));
    await insertarAdjunto(tx, de.id, { ...adjunto, contenido, bytes: adjunto.contenido.length });
  }
}

/** The key of its link is sealed while the mail waits. */
async function encolar(
  tx: Tx,
  { sello, reloj }: RecibirDeps,
  { correo: { clave, ...correo }, id: idSolicitud, referencia }: Guardada & { correo: CorreoNuevo },
): Promise<void> {
  const messageId = `<${randomUUID()}@${dominioDeCorreos()}>`;
  const enlace = clave ? sello.close(Buffer.from(clave), contextoDe(referencia, 'enlace')) : null;
  await encolarCorreo(tx, { ...correo, enlace, idSolicitud, idJugador: null, messageId }, reloj.now());
}

/** Copies are counted here, once it is known not to be a repetition; staff see that one was not sent. */
async function guardarCorreos(tx: Tx, deps: RecibirDeps, guardada: Guardada): Promise<void> {
  const { id, nueva } = guardada;
  const { correos, copia, avisos } = nueva;
  for (const correo of correos) await encolar(tx, deps, { ...guardada, correo });
  if (!copia) return;
  if (await deps.copias.caben(copia.para)) return encolar(tx, deps, { ...guardada, correo: copia });
  await ponerAvisos(tx, id, [...avisos, { path: 'email', message: mensajes.copiaSinMandar }]);
}

/** With whom they enrol. Without a mail there is no link, and the desk makes one: nobody fills a stranger's mailbox. */
async function guardarPareja(tx: Tx, deps: RecibirDeps, guardada: Guardada): Promise<void> {
  const { pareja } = guardada.nueva;
  if (pareja === null) return;
  const { carta, ...quien } = pareja;
  const seManda = deps.mandaEnlaces && (await deps.copias.caben(quien.email));
  const clave = seManda ? createToken() : null;
  await insertarInvitacion(tx, {
    ...quien,
    idSolicitud: guardada.id,
    tokenHash: clave && hashToken(clave),
    caduca: clave && caducidadDeInvitacion(deps.reloj.today()),
  });
  if (clave === null) return;
  const correo = { ...carta, para: quien.email, lleva: 'pareja', clave } as const;
  await encolar(tx, deps, { ...guardada, correo });
}

/** The key a submission came with, and what it is the key of. */
type Firma = { clave: string; huellaEnvio: string };
type Envio = { firma: Firma | null; gasto: Spent; nueva: SolicitudNueva };

/** Whether it came in before. 409 when something else did with the same key: it would be lost. */
async function yaLlego(q: Lector, firma: Firma | null): Promise<boolean> {
  const antes = firma && (await envioPorClave(q, firma.clave));
  if (!antes) return false;
  if (antes.huellaEnvio !== null && antes.huellaEnvio !== firma.huellaEnvio)
    throw new Problema(409, mensajes.otroConEsaClave);
  return true;
}

const SIN_FIRMA = { clave: null, huellaEnvio: null };

/** Everything of a submission, or nothing: itself, its files, its mails and the captcha it spends. */
async function guardar(deps: RecibirDeps, { firma, gasto, nueva }: Envio): Promise<void> {
  const fila = filaDe(nueva, deps);
  await deps.base.transact(async (tx) => {
    const id = await insertarSolicitud(tx, { ...fila, ...(firma ?? SIN_FIRMA) });
    if (id === null) return void (await yaLlego(tx.q, firma));
    if (!(await gastarCaptcha(tx, gasto.nonce, gasto.expiresAt)))
      throw new Problema(422, mensajes.captchaNulo);
    const guardada = { id, referencia: fila.referencia, nueva };
    await guardarAdjuntos(tx, deps.sello, guardada);
    await guardarCorreos(tx, deps, guardada);
    await guardarPareja(tx, deps, guardada);
  });
}

/**
 * How the three forms hand over what came in. Sent again with the same key it answers true and does nothing. 409: something
 * else came in with that key; 422: the captcha is missing, wrong, too old or already spent; 503: nobody can tell.
 */
export const crearRecibir =
  (deps: RecibirDeps): Recibir =>
  async ({ token, idEnvio, ip, contenido }, preparar) => {
    const firma = idEnvio
      ? { clave: claveDeEnvio(idEnvio), huellaEnvio: huellaDeEnvio(idEnvio, contenido) }
      : null;
    if (await yaLlego(deps.base.db, firma)) return true;
    const gasto = await comprobar(deps.captcha, token, ip);
    await guardar(deps, { firma, gasto, nueva: await preparar() });
    deps.avisar();
    return true;
  };
