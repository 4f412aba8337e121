import type { Kysely } from 'kysely';
import type { FilaNueva, Tablas } from '../types.ts';

/** A phone, a tablet and a computer, and the family's; the oldest gives way. */
const MAX_MOVILES = 5;

/** That player is told there from now on. */
export async function ponerMovil(q: Kysely<Tablas>, movil: FilaNueva<'movil'>): Promise<void> {
  const { p256dh, auth, creado, idJugador } = movil;
  await q
    .insertInto('movil')
    .values(movil)
    .onConflict((oc) => oc.columns(['idJugador', 'endpoint']).doUpdateSet({ p256dh, auth, creado }))
    .execute();
  const suyos = await q
    .selectFrom('movil')
    .select('id')
    .where('idJugador', '=', idJugador)
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc')
    .execute();
  for (const { id } of suyos.slice(MAX_MOVILES)) await borrarMovil(q, id);
}

/** With what was going to be told there. */
export async function borrarMovil(q: Kysely<Tablas>, id: number): Promise<void> {
  await q.deleteFrom('movil').where('id', '=', id).execute();
}

export async function borrarMovilesDe(q: Kysely<Tablas>, idJugador: number): Promise<void> {
  await q.deleteFrom('movil').where('idJugador', '=', idJugador).execute();
}

/** Those of links that are no longer there. */
export async function borrarMovilesSinEnlace(q: Kysely<Tablas>): Promise<void> {
  await q
    .deleteFrom('movil')
    .where('idJugador', 'not in', (eb) =>
      eb.selectFrom('enlace_personal').select('idJugador').where('tokenHash', 'is not', null),
    )
    .execute();
}
