import type { Kysely } from 'kysely';
import type { Tx } from '../transact.ts';
import type { Tablas } from '../types.ts';

/** Spends a captcha. Answers false when it was spent before. `caduca` in Unix seconds. */
export async function gastarCaptcha(tx: Tx, nonce: string, caduca: number): Promise<boolean> {
  const fila = await tx.q
    .insertInto('captcha_usado')
    .values({ nonce, caduca })
    .onConflict((oc) => oc.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return fila !== undefined;
}

/** Those that nobody could use again anyway. */
export async function borrarCaptchasCaducados(db: Kysely<Tablas>, ahora: number): Promise<void> {
  await db.deleteFrom('captcha_usado').where('caduca', '<', ahora).execute();
}
