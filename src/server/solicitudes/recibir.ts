import { createHash, randomUUID } from 'node:crypto';
import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { gastarCaptcha } from '#server/db/tables/captcha-usado.ts';
import { type CorreoNuevo, encolarCorreo } from '#server/db/tables/correo.ts';
import {
  insertarAdjunto,
  insertarSolicitud,
  type Recibir,
  type SolicitudNueva,
} from '#server/db/tables/solicitud.ts';
import type { Tx } from '#server/db/transact.ts';
import { type Captcha, CaptchaUnavailable, type Spent } from '#server/platform/captcha.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/problema.ts';
import type { Seal } from '#server/platform/seal.ts';
import type { Copias } from './copias.ts';
import { contextoDe, sellarCampos } from './sellado.ts';
import { idPorClave } from './solicitudes.queries.ts';

type RecibirDeps = {
  base: BaseDatos;
  reloj: Clock;
  captcha: Captcha;
  sello: Seal;
  copias: Copias;
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
  const { adjuntos: _, correo: __, copia: ___, ...campos } = nueva;
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

async function guardarAdjuntos(
  tx: Tx,
  sello: Seal,
  de: { id: number; referencia: string; nueva: SolicitudNueva },
): Promise<void> {
  for (const adjunto of de.nueva.adjuntos) {
    const contenido = sello.close(adjunto.contenido, contextoDe(de.referencia, adjunto.clase));
    await insertarAdjunto(tx, de.id, { ...adjunto, contenido, bytes: adjunto.contenido.length });
  }
}

/** Counted here, once it is known not to be a repetition. */
async function copiaDe({ copias }: RecibirDeps, { copia }: SolicitudNueva): Promise<CorreoNuevo | null> {
  return copia && (await copias.caben(copia.para)) ? copia : null;
}

async function guardarCorreos(
  tx: Tx,
  deps: RecibirDeps,
  { id: idSolicitud, nueva }: { id: number; nueva: SolicitudNueva },
): Promise<void> {
  for (const correo of [nueva.correo, await copiaDe(deps, nueva)]) {
    const messageId = `<${randomUUID()}@${club.dominio}>`;
    if (correo) await encolarCorreo(tx, { ...correo, idSolicitud, messageId }, deps.reloj.now());
  }
}

type Envio = { clave: string | null; gasto: Spent; nueva: SolicitudNueva };

/** Everything of a submission, or nothing: itself, its files, its mails and the captcha it spends. */
async function guardar(deps: RecibirDeps, { clave, gasto, nueva }: Envio): Promise<void> {
  const fila = filaDe(nueva, deps);
  await deps.base.transact(async (tx) => {
    const id = await insertarSolicitud(tx, { ...fila, clave });
    if (id === null) return;
    if (!(await gastarCaptcha(tx, gasto.nonce, gasto.expiresAt)))
      throw new Problema(422, mensajes.captchaNulo);
    await guardarAdjuntos(tx, deps.sello, { id, referencia: fila.referencia, nueva });
    await guardarCorreos(tx, deps, { id, nueva });
  });
}

const hash = (texto: string): string => createHash('sha256').update(texto).digest('base64url');

/**
 * How the three forms hand over what came in. Sent again with the same key it answers true and does nothing.
 * 422: the captcha is missing, wrong, too old or already spent; 503: nobody can tell.
 */
export const crearRecibir =
  (deps: RecibirDeps): Recibir =>
  async ({ token, idEnvio, ip }, preparar) => {
    const clave = idEnvio ? hash(idEnvio) : null;
    if (clave && (await idPorClave(deps.base.db, clave)) !== null) return true;
    const gasto = await comprobar(deps.captcha, token, ip);
    await guardar(deps, { clave, gasto, nueva: await preparar() });
    deps.avisar();
    return true;
  };
