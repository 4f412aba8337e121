import type { Kysely } from 'kysely';
import type { Dia } from '#domain/fecha.ts';
import type { Tx } from '../transact.ts';
import type { Fila, Tablas } from '../types.ts';

type Nueva = Pick<
  Fila<'invitacion'>,
  'idSolicitud' | 'nombre' | 'email' | 'deporte' | 'tokenHash' | 'caduca'
>;

export async function insertarInvitacion({ q }: Tx, nueva: Nueva): Promise<void> {
  await q
    .insertInto('invitacion')
    .values({ ...nueva, respuesta: null, respondida: null, creados: null })
    .execute();
}

/** Another link; the one there was is dead, and so are the mails that had not left with it. */
export async function ponerEnlaceDeInvitacion(
  { q }: Tx,
  { idSolicitud, ...enlace }: { idSolicitud: number; tokenHash: string; caduca: Dia },
): Promise<void> {
  await q.updateTable('invitacion').set(enlace).where('idSolicitud', '=', idSolicitud).execute();
}

/** Answered once: says whether it was this time. */
export async function responderInvitacion(
  { q }: Tx,
  { idSolicitud, ...dicho }: { idSolicitud: number; respuesta: 'si' | 'no'; respondida: number },
): Promise<boolean> {
  const filas = await q
    .updateTable('invitacion')
    .set(dicho)
    .where('idSolicitud', '=', idSolicitud)
    .where('respuesta', 'is', null)
    .returning('idSolicitud')
    .execute();
  return filas.length > 0;
}

export async function ponerCreados(
  { q }: Tx,
  idSolicitud: number,
  creados: readonly number[] | null,
): Promise<void> {
  await q
    .updateTable('invitacion')
    .set({ creados: creados && JSON.stringify(creados) })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
}

/** Of whom somebody enrolled with and is to be forgotten. */
export async function borrarInvitacion({ q }: Tx, idSolicitud: number): Promise<void> {
  await q.deleteFrom('invitacion').where('idSolicitud', '=', idSolicitud).execute();
}

/** Those that ended before that day and nobody confirmed, and the ones received before it that never had a link. */
export async function borrarInvitacionesAntesDe(q: Kysely<Tablas>, dia: Dia): Promise<void> {
  const deAntes = q.selectFrom('solicitud').select('id').where('dia', '<', dia);
  await q
    .deleteFrom('invitacion')
    .where((eb) => eb.or([eb('respuesta', 'is', null), eb('respuesta', '=', 'no')]))
    .where((eb) =>
      eb.or([eb('caduca', '<', dia), eb.and([eb('caduca', 'is', null), eb('idSolicitud', 'in', deAntes)])]),
    )
    .execute();
}
