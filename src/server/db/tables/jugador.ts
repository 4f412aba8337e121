import type { Jugador, JugadorGuardar } from '#contract/liga/jugadores.ts';
import { TIPOS_DE_MENORES } from '#domain/liga/tipos.ts';
import { CAMPOS_JUGADOR, type CampoJugador } from '#domain/registro/campos.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { conBits, conBooleanos, inBatches, throughBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { Fila, FilaNueva } from '../types.ts';

export type DatosJugador = Omit<JugadorGuardar, 'version' | 'alIrse'>;

/** A player of whom a sheet says nothing but the name. */
export const JUGADOR_NUEVO = {
  estado: 'activo',
  email: null,
  telefono: null,
  idLiga: null,
  disponibleAmistosos: true,
  nombreDeportivo: null,
} as const satisfies Omit<DatosJugador, 'nombre'>;

const BOOLEANOS = ['disponibleAmistosos', 'publicarNombre'] as const;

export const leerFilaJugador = ({ nombreBusqueda: _, ...fila }: Fila<'jugador'>): Jugador =>
  conBooleanos(fila, [...BOOLEANOS, 'reservado']);

type Sueltos = Pick<Jugador, 'nombreDeportivo' | 'publicarNombre' | 'notas' | 'franjas'>;

const NUEVO: Sueltos = { nombreDeportivo: null, publicarNombre: false, notas: null, franjas: null };

/** What was not sent stays as it was. */
const aFila = (
  { nombreDeportivo, publicarNombre, notas, franjas, ...datos }: DatosJugador,
  anterior: Sueltos = NUEVO,
) => ({
  ...conBits({ ...datos, publicarNombre: publicarNombre ?? anterior.publicarNombre }, BOOLEANOS),
  nombreDeportivo: nombreDeportivo === undefined ? anterior.nombreDeportivo : nombreDeportivo,
  notas: notas === undefined ? anterior.notas : notas,
  franjas: franjas === undefined ? anterior.franjas : franjas,
  nombreBusqueda: normalizarTexto(datos.nombre),
});

const porId = (tx: Tx, id: number): Promise<Fila<'jugador'>> =>
  tx.q.selectFrom('jugador').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export async function insertarJugador(tx: Tx, datos: DatosJugador): Promise<Jugador> {
  const fila = await tx.q
    .insertInto('jugador')
    .values(aFila(datos))
    .returning('id')
    .executeTakeFirstOrThrow();
  await inscribir(tx, fila.id, datos.idLiga);
  return leerFilaJugador(await porId(tx, fila.id));
}

/** Many at once; answers who they are, in any order. */
export async function insertarJugadores(
  tx: Tx,
  todos: readonly DatosJugador[],
): Promise<Pick<Jugador, 'id' | 'nombre' | 'idLiga'>[]> {
  const filas = await throughBatches(todos, (batch) =>
    tx.q
      .insertInto('jugador')
      .values(batch.map((datos) => aFila(datos)))
      .returning(['id', 'nombre', 'idLiga'])
      .execute(),
  );
  await inscribirJugadores(
    tx,
    filas.flatMap(({ id, idLiga }) => (idLiga === null ? [] : [{ idLiga, idJugador: id }])),
  );
  return filas;
}

/** Adds to the rosters of those leagues, without moving anybody. Whoever enters one of children is reserved from then on. */
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
  for (const [idLiga, suyos] of Map.groupBy(inscritos, (uno) => uno.idLiga))
    await reservar(
      tx,
      idLiga,
      suyos.map(({ idJugador }) => idJugador),
    );
}

/** The names of those players are kept short in public from now on, if the league is of children. */
export async function reservar(tx: Tx, idLiga: number, jugadores: readonly number[]): Promise<void> {
  for (const batch of inBatches(jugadores))
    await tx.q
      .updateTable('jugador')
      .set({ reservado: 1 })
      .where('reservado', '=', 0)
      .where('id', 'in', batch)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('liga').select('id').where('id', '=', idLiga).where('tipo', 'in', TIPOS_DE_MENORES),
        ),
      )
      .execute();
}

/**
 * The same of whoever is or was in any league of children, or in that one: for what changes leagues, or brings back
 * rows of before names were reserved.
 */
export async function reservarInfantiles({ q }: Tx, idLiga: number | null = null): Promise<void> {
  const infantiles = () => {
    const todas = q.selectFrom('liga').select('id').where('tipo', 'in', TIPOS_DE_MENORES);
    return idLiga === null ? todas : todas.where('id', '=', idLiga);
  };
  const suyos = [
    q.selectFrom('liga_jugador').select('idJugador').where('idLiga', 'in', infantiles()),
    q.selectFrom('partido').select('idJugador1').where('idLiga', 'in', infantiles()),
    q.selectFrom('partido').select('idJugador2').where('idLiga', 'in', infantiles()),
  ];
  await q
    .updateTable('jugador')
    .set({ reservado: 1 })
    .where('reservado', '=', 0)
    .where((eb) => eb.or(suyos.map((ids) => eb('id', 'in', ids))))
    .execute();
}

/** Leaves the old roster, unless that league is over; matches stay. docs/reglas/clasificacion.md. */
export async function actualizarJugador(tx: Tx, anterior: Jugador, datos: DatosJugador): Promise<Jugador> {
  const { id } = anterior;
  await tx.q
    .updateTable('jugador')
    .set((eb) => ({ ...aFila(datos, anterior), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  if (anterior.idLiga !== null && anterior.idLiga !== datos.idLiga)
    await desinscribir(tx, id, anterior.idLiga);
  await inscribir(tx, id, datos.idLiga);
  return leerFilaJugador(await porId(tx, id));
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

export async function dejarSinLiga(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids))
    await tx.q
      .updateTable('jugador')
      .set((eb) => ({ idLiga: null, version: eb('version', '+', 1) }))
      .where('id', 'in', batch)
      .execute();
}

export async function ponerNombreDeportivo(tx: Tx, id: number, nombreDeportivo: string): Promise<Jugador> {
  await tx.q
    .updateTable('jugador')
    .set((eb) => ({ nombreDeportivo, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return leerFilaJugador(await porId(tx, id));
}

export async function ponerFranjas(tx: Tx, id: number, franjas: string | null): Promise<Jugador> {
  await tx.q
    .updateTable('jugador')
    .set((eb) => ({ franjas, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return leerFilaJugador(await porId(tx, id));
}

/** Their place in results and rosters stays; who they are, and that they play, does not. */
export async function olvidarJugador(tx: Tx, anterior: Jugador): Promise<void> {
  const { id, version: _, reservado: __, ...era } = anterior;
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
