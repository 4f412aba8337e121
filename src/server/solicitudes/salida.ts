import { randomUUID } from 'node:crypto';
import { rutas } from '#contract/rutas.ts';
import { inscripcionApi } from '#contract/solicitudes/inscripcion.ts';
import { esHoraDeAvisar } from '#domain/aviso/novedad.ts';
import { conEnlace } from '#domain/inscripcion/correo.ts';
import { conEnlaceDePareja } from '#domain/inscripcion/invitacion.ts';
import { conEnlacePersonal } from '#domain/persona/enlace-personal.ts';
import type { BaseDatos } from '#server/db/open.ts';
import {
  borrarAvisosDe,
  borrarCorreo,
  contextoDeEnlace,
  marcarEnviado,
  marcarFallo,
  tomarCorreo,
} from '#server/db/tables/correo.ts';
import { contextoDe } from '#server/db/tables/solicitud.ts';
import type { Fila } from '#server/db/types.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Seal } from '#server/platform/crypto/seal.ts';
import type { Mail, OutboxStore } from '#server/platform/services/mail.ts';
import { adjuntosDeCorreo, type CrearPdf } from './abierta.ts';
import { solicitudPorId } from './solicitudes.queries.ts';

/** Longer than a mail can take to leave; if its process dies, another one sends it after so long. */
const TURNO_MS = 120_000;

type SalidaDeps = {
  base: BaseDatos;
  reloj: Clock;
  sello: Seal;
  pdf: CrearPdf;
  publicUrl: string | null;
  /** Writes what a player is told; null when there is nothing left to tell. */
  aviso: (correo: Fila<'correo'>) => Promise<Mail | null>;
  turnoMs?: number;
};

function textoDe(
  { sello, publicUrl }: SalidaDeps,
  { texto, enlace, lleva }: Fila<'correo'>,
  { referencia }: Fila<'solicitud'>,
): string {
  if (enlace === null) return texto;
  const clave = Buffer.from(sello.open(enlace, contextoDe(referencia, 'enlace'))).toString('utf8');
  if (lleva === 'pareja') {
    if (publicUrl === null) throw new Error('There is no link to tell');
    return conEnlaceDePareja(texto, new URL(rutas.pareja(clave), publicUrl).href);
  }
  const path = inscripcionApi.copia.path.replace(':idEnvio', clave);
  return conEnlace(texto, publicUrl && new URL(path, publicUrl).href);
}

type Contenido = Pick<Mail, 'text' | 'attachments'>;

async function deSolicitud(deps: SalidaDeps, correo: Fila<'correo'>, id: number): Promise<Contenido> {
  const { base, sello, pdf } = deps;
  const guardada = await solicitudPorId(base.db, id);
  if (!guardada) throw new Error('Deleted meanwhile');
  const attachments = await adjuntosDeCorreo({ db: base.db, sello, pdf }, guardada, correo.lleva);
  return { text: textoDe(deps, correo, guardada), attachments };
}

function dePersona({ sello, publicUrl }: SalidaDeps, correo: Fila<'correo'>): Contenido {
  const { enlace, messageId, texto } = correo;
  if (enlace === null && correo.idJugador === null) return { text: texto, attachments: [] };
  if (enlace === null || publicUrl === null) throw new Error('There is no link to tell');
  const token = Buffer.from(sello.open(enlace, contextoDeEnlace(messageId))).toString('utf8');
  return { text: conEnlacePersonal(texto, new URL(rutas.mi(token), publicUrl).href), attachments: [] };
}

async function componer(deps: SalidaDeps, correo: Fila<'correo'>): Promise<Mail | null> {
  if (correo.lleva === 'aviso') return deps.aviso(correo);
  const { idSolicitud, messageId, para: to, responderA: replyTo, asunto: subject } = correo;
  const contenido =
    idSolicitud === null ? dePersona(deps, correo) : await deSolicitud(deps, correo, idSolicitud);
  return { messageId, to, replyTo, subject, ...contenido };
}

const SIEMPRE = ['nada', 'pdf', 'todo', 'pareja'] as const;

export function crearSalida(deps: SalidaDeps): OutboxStore<Mail> {
  const { base, reloj, turnoMs = TURNO_MS } = deps;
  const { db } = base;
  const dueno = randomUUID();
  return {
    claim: async () => {
      const ahora = reloj.now();
      const correo = await tomarCorreo(db, {
        dueno,
        ahora,
        hasta: ahora + turnoMs,
        lleva: esHoraDeAvisar(reloj.localTimeOf(ahora)) ? [...SIEMPRE, 'aviso'] : SIEMPRE,
      });
      if (!correo) return null;
      return { id: correo.id, attempt: correo.intentos, compose: () => componer(deps, correo) };
    },
    sent: async (id) => {
      await marcarEnviado(db, id, reloj.now());
      await borrarAvisosDe(db, id);
    },
    dropped: (id) => borrarCorreo(db, id),
    failed: (id, error, espera) =>
      marcarFallo(db, id, { error, proximo: espera === null ? null : reloj.now() + espera }),
  };
}
