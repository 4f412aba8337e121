import type { Kysely } from 'kysely';
import type { Contado, Dicho } from '#domain/partido/dicho.ts';
import type { Fila, Tablas } from '../types.ts';

type Guardado = Dicho & { idPartido: number };

export const leerFilaDicho = (fila: {
  idPartido: number;
  idJugador: number;
  contado: string | null;
  nota: string | null;
  dt: number;
}): Guardado => ({
  idPartido: fila.idPartido,
  idJugador: fila.idJugador,
  contado: fila.contado === null ? null : (JSON.parse(fila.contado) as Contado),
  nota: fila.nota,
  dt: Number(fila.dt),
});

export async function ponerDicho(q: Kysely<Tablas>, { contado, ...dicho }: Guardado): Promise<void> {
  const suyo = { ...dicho, contado: contado === null ? null : JSON.stringify(contado), vencido: 0 as const };
  const { idPartido: _p, idJugador: _j, ...cambia } = suyo;
  await q
    .insertInto('dicho')
    .values(suyo)
    .onConflict((oc) => oc.columns(['idPartido', 'idJugador']).doUpdateSet(cambia))
    .execute();
}

/** Marks it as confirmed by time. False when it was already: a result that staff undid is not published again. */
export async function vencerDicho(q: Kysely<Tablas>, idPartido: number, idJugador: number): Promise<boolean> {
  const { numUpdatedRows } = await q
    .updateTable('dicho')
    .set({ vencido: 1 })
    .where('idPartido', '=', idPartido)
    .where('idJugador', '=', idJugador)
    .where('vencido', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function quitarDicho(
  q: Kysely<Tablas>,
  { idPartido, idJugador }: Pick<Guardado, 'idPartido' | 'idJugador'>,
): Promise<void> {
  await q.deleteFrom('dicho').where('idPartido', '=', idPartido).where('idJugador', '=', idJugador).execute();
}

export async function borrarDichosDePartido(q: Kysely<Tablas>, idPartido: number): Promise<void> {
  await q.deleteFrom('dicho').where('idPartido', '=', idPartido).execute();
}

/** Idempotent. */
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
