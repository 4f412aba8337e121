import { randomUUID } from 'node:crypto';
import { esHoraDeAvisar } from '#domain/aviso/novedad.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { borrarCorreo, marcarFallo, tomarCorreo } from '#server/db/tables/correo.ts';
import { borrarMovil } from '#server/db/tables/enlace-personal.ts';
import type { Fila } from '#server/db/types.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { OutboxStore } from '#server/platform/services/mail.ts';
import type { Pusher } from '#server/platform/services/push.ts';
import type { AvisoMovil } from './componer.ts';

/** Longer than one can take to leave; if its process dies, another one sends it after so long. */
const TURNO_MS = 30_000;

type Deps = {
  base: BaseDatos;
  reloj: Clock;
  /** Writes what a phone is told; null when there is nothing left to tell. */
  aviso: (correo: Fila<'correo'>) => Promise<AvisoMovil | null>;
};

/** What waits for phones, as the sender sees it. Nothing is kept of what left, nor of what was given up. */
export function crearSalidaMovil({ base: { db }, reloj, aviso }: Deps): OutboxStore<AvisoMovil> {
  const dueno = randomUUID();
  return {
    claim: async () => {
      const ahora = reloj.now();
      if (!esHoraDeAvisar(reloj.localTimeOf(ahora))) return null;
      const correo = await tomarCorreo(db, { dueno, ahora, hasta: ahora + TURNO_MS, lleva: ['movil'] });
      return correo ? { id: correo.id, attempt: correo.intentos, compose: () => aviso(correo) } : null;
    },
    sent: (id) => borrarCorreo(db, id),
    dropped: (id) => borrarCorreo(db, id),
    failed: (id, error, espera) =>
      espera === null ? borrarCorreo(db, id) : marcarFallo(db, id, { error, proximo: reloj.now() + espera }),
  };
}

/** A phone that is gone for good is forgotten, with all that waited for it. */
export const crearCartero = ({ db }: BaseDatos, { push }: Pusher) => ({
  send: async ({ idMovil, destino, datos }: AvisoMovil): Promise<void> => {
    if ((await push(destino, datos)) === 'gone') await borrarMovil(db, idMovil);
  },
});
