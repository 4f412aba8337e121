import type { Kysely } from 'kysely';
import type { Fila, Tablas } from '../types.ts';

/** Pressing twice is pressing once. */
export async function ponerHoraPosible(q: Kysely<Tablas>, hora: Fila<'hora_posible'>): Promise<void> {
  await q
    .insertInto('hora_posible')
    .values(hora)
    .onConflict((oc) => oc.doNothing())
    .execute();
}

type Suya = Pick<Fila<'hora_posible'>, 'idPartido' | 'idJugador' | 'fecha'>;

export async function quitarHoraPosible(
  q: Kysely<Tablas>,
  { idPartido, idJugador, fecha }: Suya,
): Promise<void> {
  await q
    .deleteFrom('hora_posible')
    .where('idPartido', '=', idPartido)
    .where('idJugador', '=', idJugador)
    .where('fecha', '=', fecha)
    .execute();
}

export async function borrarHorasDePartido(q: Kysely<Tablas>, idPartido: number): Promise<void> {
  await q.deleteFrom('hora_posible').where('idPartido', '=', idPartido).execute();
}

export async function borrarHorasDe(q: Kysely<Tablas>, idJugador: number): Promise<void> {
  await q.deleteFrom('hora_posible').where('idJugador', '=', idJugador).execute();
}

/** Those that have passed. */
export async function borrarHorasAntesDe(q: Kysely<Tablas>, fecha: string): Promise<void> {
  await q.deleteFrom('hora_posible').where('fecha', '<', fecha).execute();
}
