import type { Kysely } from 'kysely';
import { aBit } from '../queries.ts';
import type { Fila, Tablas } from '../types.ts';

type Suya = Pick<Fila<'peticion'>, 'idPartido' | 'idJugador'>;

/** In the place of the one they made when the match was on another day. */
export async function ponerPeticion(
  q: Kysely<Tablas>,
  { idPartido, idJugador, ...peticion }: Omit<Fila<'peticion'>, 'denegada'>,
): Promise<void> {
  const nueva = { ...peticion, denegada: aBit(false) };
  await q
    .insertInto('peticion')
    .values({ idPartido, idJugador, ...nueva })
    .onConflict((oc) => oc.columns(['idPartido', 'idJugador']).doUpdateSet(nueva))
    .execute();
}

export async function quitarPeticion(q: Kysely<Tablas>, { idPartido, idJugador }: Suya): Promise<void> {
  await q
    .deleteFrom('peticion')
    .where('idPartido', '=', idPartido)
    .where('idJugador', '=', idJugador)
    .execute();
}

export async function denegarPeticion(q: Kysely<Tablas>, { idPartido, idJugador }: Suya): Promise<void> {
  await q
    .updateTable('peticion')
    .set({ denegada: 1 })
    .where('idPartido', '=', idPartido)
    .where('idJugador', '=', idJugador)
    .execute();
}

/** The last one of each match: what came before it cannot be taken back any more. */
export async function ponerActo(q: Kysely<Tablas>, acto: Fila<'acto_de_enlace'>): Promise<void> {
  const { idPartido: _, ...suyo } = acto;
  await q
    .insertInto('acto_de_enlace')
    .values(acto)
    .onConflict((oc) => oc.column('idPartido').doUpdateSet(suyo))
    .execute();
}

export async function borrarActo(q: Kysely<Tablas>, idPartido: number): Promise<void> {
  await q.deleteFrom('acto_de_enlace').where('idPartido', '=', idPartido).execute();
}
