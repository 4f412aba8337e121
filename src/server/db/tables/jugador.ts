import type { Jugador, JugadorGuardar } from '#contract/jugadores.ts';
import type { EstadoLiga } from '#domain/liga/liga.ts';
import { TIPOS_DE_MENORES } from '#domain/liga/tipos.ts';
import { abreviado } from '#domain/persona/nombre-publico.ts';
import { CAMPOS_JUGADOR, type CampoJugador } from '#domain/registro/campos.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { inBatches } from '../batches.ts';
import { conBits, conBooleanos } from '../bits.ts';
import { nombresCompletos } from '../lecturas/nombres-publicos.ts';
import type { Tx } from '../transact.ts';
import type { Fila, FilaNueva } from '../types.ts';

export type DatosJugador = Omit<JugadorGuardar, 'version'>;

const BOOLEANOS = ['disponibleAmistosos'] as const;

export const leerFilaJugador = ({ nombreBusqueda: _, ...fila }: Fila<'jugador'>): Jugador =>
  conBooleanos(fila, BOOLEANOS);

const aFila = (datos: DatosJugador) => ({
  ...conBits(datos, BOOLEANOS),
  nombreBusqueda: normalizarTexto(datos.nombre),
});

export async function insertarJugador(tx: Tx, datos: DatosJugador): Promise<Jugador> {
  const fila = await tx.q.insertInto('jugador').values(aFila(datos)).returningAll().executeTakeFirstOrThrow();
  await inscribir(tx, fila.id, datos.idLiga);
  return leerFilaJugador(fila);
}

/** Many at once; answers the saved players in any order. */
export async function insertarJugadores(tx: Tx, todos: readonly DatosJugador[]): Promise<Jugador[]> {
  const filas: Fila<'jugador'>[] = [];
  for (const batch of inBatches(todos))
    filas.push(...(await tx.q.insertInto('jugador').values(batch.map(aFila)).returningAll().execute()));
  await inscribirJugadores(
    tx,
    filas.flatMap(({ id, idLiga }) => (idLiga === null ? [] : [{ idLiga, idJugador: id }])),
  );
  return filas.map(leerFilaJugador);
}

/** Adds to the rosters of those leagues, without moving anybody. */
export async function inscribirJugadores(
  tx: Tx,
  inscritos: readonly FilaNueva<'liga_jugador'>[],
): Promise<void> {
  for (const batch of inBatches(inscritos))
    await tx.q
      .insertInto('liga_jugador')
      .values(batch)
      .onConflict((oc) => oc.doNothing())
      .execute();
}

/**
 * A player who changes league by hand leaves the roster of the old one; matches stay. A league that is over
 * keeps its roster. docs/reglas/clasificacion.md
 */
export async function actualizarJugador(tx: Tx, anterior: Jugador, datos: DatosJugador): Promise<Jugador> {
  const { id } = anterior;
  const nombreDeportivo = datos.nombreDeportivo ?? (await queSigue(tx, anterior, datos));
  const fila = await tx.q
    .updateTable('jugador')
    .set((eb) => ({ ...aFila({ ...datos, nombreDeportivo }), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (anterior.idLiga !== null && anterior.idLiga !== datos.idLiga)
    await desinscribir(tx, id, anterior.idLiga);
  await inscribir(tx, id, datos.idLiga);
  return leerFilaJugador(fila);
}

const esInfantil = async (tx: Tx, id: number | null, estado: EstadoLiga[]): Promise<boolean> =>
  (await tx.q
    .selectFrom('liga')
    .select('id')
    .where('id', '=', id)
    .where('tipo', 'in', TIPOS_DE_MENORES)
    .where('estado', 'in', estado)
    .executeTakeFirst()) !== undefined;

/**
 * Who goes from a league of children to none or to another type leaves its roster, and nothing else would tell that they
 * are minors: they go on with the name they had in public. docs/reglas/datos-personales.md.
 */
async function queSigue(tx: Tx, anterior: Jugador, { nombre, idLiga }: DatosJugador): Promise<string | null> {
  if (anterior.idLiga === null || anterior.idLiga === idLiga) return null;
  if (!(await esInfantil(tx, anterior.idLiga, ['activa']))) return null;
  const sigue = await esInfantil(tx, idLiga, ['activa', 'inactiva']);
  return sigue || (await nombresCompletos(tx.q)) ? null : abreviado(nombre);
}

async function inscribir(tx: Tx, idJugador: number, idLiga: number | null): Promise<void> {
  if (idLiga !== null) await inscribirJugadores(tx, [{ idLiga, idJugador }]);
}

async function desinscribir(tx: Tx, idJugador: number, idLiga: number): Promise<void> {
  await tx.q
    .deleteFrom('liga_jugador')
    .where('idJugador', '=', idJugador)
    .where('idLiga', 'in', (q) =>
      q.selectFrom('liga').select('id').where('id', '=', idLiga).where('estado', '=', 'activa'),
    )
    .execute();
}

/** Everybody of a league enters the roster of another one and plays there; the old roster stays as it was. */
export async function moverJugadores(tx: Tx, deLiga: number, aLiga: number): Promise<number> {
  const movidos = await tx.q
    .updateTable('jugador')
    .set((eb) => ({ idLiga: aLiga, version: eb('version', '+', 1) }))
    .where('idLiga', '=', deLiga)
    .returning('id')
    .execute();
  await inscribirJugadores(
    tx,
    movidos.map(({ id }) => ({ idLiga: aLiga, idJugador: id })),
  );
  return movidos.length;
}

/** They enter the roster of that league and play there, whatever their state was: who comes back is active again. */
export async function llevarJugadores(
  tx: Tx,
  jugadores: readonly { id: number; vuelve: boolean }[],
  idLiga: number,
): Promise<void> {
  for (const vuelve of [false, true])
    for (const batch of inBatches(jugadores.filter((uno) => uno.vuelve === vuelve)))
      await tx.q
        .updateTable('jugador')
        .set((eb) => ({
          idLiga,
          ...(vuelve && { estado: 'activo' as const }),
          version: eb('version', '+', 1),
        }))
        .where(
          'id',
          'in',
          batch.map(({ id }) => id),
        )
        .execute();
  await inscribirJugadores(
    tx,
    jugadores.map(({ id }) => ({ idLiga, idJugador: id })),
  );
}

export async function borrarJugador(tx: Tx, id: number): Promise<void> {
  await tx.q.deleteFrom('jugador').where('id', '=', id).execute();
}

/** Without matches, all of them. */
export async function borrarJugadores(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids)) await tx.q.deleteFrom('jugador').where('id', 'in', batch).execute();
}

/** They stay in the club, in no league. */
export async function dejarSinLiga(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids))
    await tx.q
      .updateTable('jugador')
      .set((eb) => ({ idLiga: null, version: eb('version', '+', 1) }))
      .where('id', 'in', batch)
      .execute();
}

/** Their place in results and rosters stays; who they are, and that they play, does not. */
export async function olvidarJugador(tx: Tx, anterior: Jugador): Promise<void> {
  const { id, version: _, ...era } = anterior;
  const campos = Object.entries<CampoJugador>(
    CAMPOS_JUGADOR satisfies Record<keyof DatosJugador, CampoJugador>,
  );
  const pasan = campos.map(([campo, { alOlvidar }]) => [
    campo,
    alOlvidar === 'queda' ? era[campo as keyof typeof era] : alOlvidar.pasaA,
  ]);
  await tx.q
    .updateTable('jugador')
    .set((eb) => ({ ...aFila({ ...era, ...Object.fromEntries(pasan) }), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
