import { mensajes } from '#contract/mensajes.ts';
import { juega } from '#domain/partido/partido.ts';
import { enlacePersonalVale } from '#domain/persona/enlace-personal.ts';
import type { Clock } from '#server/platform/clock.ts';
import { hashToken } from '#server/platform/crypto/password.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Lector } from '../open.ts';
import type { BaseFirmada, TxFirmada } from '../registro/firma.ts';
import type { Fila } from '../types.ts';
import { suyosDe } from './jugadores.ts';
import { partidoPorId } from './por-id.ts';

export type Enlace = Fila<'enlace_personal'>;

/** Whose link it is. 404 when it is unknown, withdrawn, replaced or too old, all of them alike. */
export async function enlaceDeToken(db: Lector, reloj: Pick<Clock, 'today'>, token: string): Promise<Enlace> {
  const enlace = await db
    .selectFrom('enlace_personal')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!enlace || !enlacePersonalVale(enlace.caduca, reloj.today()))
    throw new Problema(404, mensajes.enlacePersonalMuerto);
  return enlace;
}

type Deps = { base: BaseFirmada; reloj: Clock };

/** As whom they play that match; as the one of the link, if in none. */
async function comoJuegan(db: Lector, idJugador: number, idPartido: number): Promise<number> {
  const partido = await partidoPorId(db, idPartido);
  const suyos = await suyosDe(db, idJugador);
  return suyos.find((id) => partido && juega(partido, id)) ?? idJugador;
}

/**
 * A write about a match, of whoever holds that link, as whom they play it: it waits for who is withdrawing it, and for who
 * writes the match.
 */
export async function conPartidoDeEnlace<T>(
  { base, reloj }: Deps,
  { token, id }: { token: string; id: number },
  hacer: (tx: TxFirmada, idJugador: number) => Promise<T>,
): Promise<T> {
  const { idJugador } = await enlaceDeToken(base.db, reloj, token);
  return base.transact(async (tx) => {
    await tx.lock('jugador', [idJugador]);
    await tx.lock('partido', [id]);
    const suyo = await enlaceDeToken(tx.q, reloj, token);
    return hacer(tx, await comoJuegan(tx.q, suyo.idJugador, id));
  });
}
