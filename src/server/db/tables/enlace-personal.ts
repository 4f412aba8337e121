import type { Kysely } from 'kysely';
import type { Dia } from '#domain/fecha.ts';
import { aBit, inBatches } from '../queries.ts';
import type { Fila, FilaNueva, Tablas } from '../types.ts';

type Nuevo = Pick<Fila<'enlace_personal'>, 'idJugador' | 'creado' | 'caduca'> & { tokenHash: string };

/** The one link of a player; the one they had is dead from then on. What they chose stays, and so do their phones. */
export async function ponerEnlacePersonal(q: Kysely<Tablas>, enlace: Nuevo): Promise<void> {
  const { idJugador: _, ...suyo } = enlace;
  await q
    .insertInto('enlace_personal')
    .values({ ...enlace, usado: null, nombrePropuesto: null })
    .onConflict((oc) => oc.column('idJugador').doUpdateSet({ ...suyo, usado: null }))
    .execute();
}

const suyo = (q: Kysely<Tablas>, idJugador: number) =>
  q.updateTable('enlace_personal').where('idJugador', '=', idJugador);

export async function revocarEnlacePersonal(q: Kysely<Tablas>, idJugador: number): Promise<void> {
  await suyo(q, idJugador).set({ tokenHash: null }).execute();
  await borrarMovilesDe(q, idJugador);
}

/** Its use does not move the data version: nothing that is read publicly hangs on it. */
export async function tocarEnlacePersonal(
  q: Kysely<Tablas>,
  idJugador: number,
  usado: number,
): Promise<void> {
  await suyo(q, idJugador).set({ usado }).execute();
}

/** As whichever of their players they say it. */
export async function ponerAvisosPersonales(
  q: Kysely<Tablas>,
  idJugador: number,
  avisos: boolean,
): Promise<void> {
  const otros = q
    .selectFrom('jugador')
    .innerJoin('jugador as otro', 'otro.idPersona', 'jugador.idPersona')
    .select('otro.id')
    .where('jugador.id', '=', idJugador)
    .where('jugador.idPersona2', 'is', null)
    .where('otro.idPersona2', 'is', null);
  await q
    .updateTable('enlace_personal')
    .set({ avisos: aBit(avisos) })
    .where((eb) => eb.or([eb('idJugador', '=', idJugador), eb('idJugador', 'in', otros)]))
    .execute();
}

type Preferencia = { idJugador: number; avisos: boolean; hoy: Dia; ahora: number };

/** Of anybody: who never had a link has a row without one from then on. */
export async function ponerAvisosDe(
  q: Kysely<Tablas>,
  { idJugador, avisos, hoy, ahora }: Preferencia,
): Promise<void> {
  const sinEnlace = { tokenHash: null, creado: ahora, caduca: hoy, usado: null, nombrePropuesto: null };
  await q
    .insertInto('enlace_personal')
    .values({ idJugador, ...sinEnlace, avisos: aBit(avisos) })
    .onConflict((oc) => oc.column('idJugador').doUpdateSet({ avisos: aBit(avisos) }))
    .execute();
  await ponerAvisosPersonales(q, idJugador, avisos);
}

/** Players who were brought back go on without notices; their link is gone. */
export async function devolverNegativas(
  q: Kysely<Tablas>,
  negativas: readonly Pick<Fila<'enlace_personal'>, 'idJugador' | 'creado' | 'caduca'>[],
): Promise<void> {
  const sinEnlace = { tokenHash: null, usado: null, nombrePropuesto: null, avisos: aBit(false) };
  for (const batch of inBatches(negativas.map((una) => ({ ...una, ...sinEnlace }))))
    await q.insertInto('enlace_personal').values(batch).execute();
}

export async function ponerNombrePropuesto(
  q: Kysely<Tablas>,
  idJugador: number,
  nombrePropuesto: string | null,
): Promise<void> {
  await suyo(q, idJugador).set({ nombrePropuesto }).execute();
}

/** Those that ended before that day. Who wants no notices goes on without them, and of their link nothing is left. */
export async function borrarEnlacesPersonalesAntesDe(q: Kysely<Tablas>, dia: Dia): Promise<void> {
  await q.deleteFrom('enlace_personal').where('caduca', '<', dia).where('avisos', '=', 1).execute();
  await q
    .updateTable('enlace_personal')
    .set({ tokenHash: null, usado: null, nombrePropuesto: null })
    .where('caduca', '<', dia)
    .where((eb) => eb.or([eb('tokenHash', 'is not', null), eb('nombrePropuesto', 'is not', null)]))
    .execute();
  await borrarMovilesSinEnlace(q);
}

/** A phone, a tablet and a computer, and the family's; the oldest gives way. */
const MAX_MOVILES = 5;

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

async function borrarMovilesDe(q: Kysely<Tablas>, idJugador: number): Promise<void> {
  await q.deleteFrom('movil').where('idJugador', '=', idJugador).execute();
}

/** Those of links that are no longer there. */
async function borrarMovilesSinEnlace(q: Kysely<Tablas>): Promise<void> {
  await q
    .deleteFrom('movil')
    .where('idJugador', 'not in', (eb) =>
      eb.selectFrom('enlace_personal').select('idJugador').where('tokenHash', 'is not', null),
    )
    .execute();
}
