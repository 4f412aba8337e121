import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Jugador, JugadorGuardar } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Guardado, nadaDe, nombresDe, nuevoDe, olvidoDe, siNosDe } from '#domain/campo.ts';
import { ENTRADA, JUGADOR, PERSONA } from '#domain/campos.ts';
import { TIPOS_DE_MENORES } from '#domain/liga/tipos.ts';
import { apellidoDe } from '#domain/persona/apellidos.ts';
import { type DatosDePersona, juntas } from '#domain/persona/juntar.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { Problema } from '#server/platform/errors.ts';
import { conPersona, type FilaJugador, personasDe as suyas } from '../lecturas/jugadores.ts';
import { conBits, conBooleanos, inBatches, throughBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { Fila, FilaNueva, Tablas } from '../types.ts';
import {
  actualizarPersona,
  borrarPersonasSueltas,
  type DatosPersona,
  insertarPersonas,
  seDistinguen,
} from './persona.ts';

export type DatosJugador = Omit<JugadorGuardar, 'version' | 'alIrse' | 'mismaPersonaQue' | 'parejaDe'>;

/** A row says something of everything, if only null. */
type DePersona = {
  [C in keyof typeof PERSONA]: Exclude<Guardado<typeof PERSONA>[C], undefined>;
};
type JugadorLeido = Jugador & DePersona;

/** A player of whom a sheet says nothing but the name. */
export const JUGADOR_NUEVO = nuevoDe(JUGADOR);

export const leerFilaJugador = ({
  nombreBusqueda: _,
  idPersona: __,
  idPersona2,
  ...fila
}: FilaJugador): JugadorLeido => ({
  ...conBooleanos(fila, [...siNosDe(JUGADOR), 'reservado']),
  ...(idPersona2 !== null && { esPareja: true }),
});

type Dicho = { [C in keyof DePersona]?: DePersona[C] | undefined };

/** What is said of a person; what was not sent, as it was. */
const dichoDe = (datos: Dicho, anterior: Dicho = {}): DePersona =>
  Object.fromEntries(
    nombresDe(PERSONA).map((campo) => {
      const [dicho = anterior[campo] ?? nadaDe(PERSONA[campo])] = [datos[campo]];
      return [campo, dicho];
    }),
  ) as DePersona;

const aPersona = (datos: Dicho, anterior?: Dicho): DatosPersona => {
  const dicho = dichoDe(datos, anterior);
  return {
    ...conBits(dicho, siNosDe(PERSONA)),
    nombreBusqueda: normalizarTexto(dicho.nombre),
    apellido: apellidoDe(dicho.nombre),
  };
};

const aFila = (datos: Guardado<typeof ENTRADA>) =>
  conBits(
    Object.fromEntries(nombresDe(ENTRADA).map((campo) => [campo, datos[campo]])) as typeof datos,
    siNosDe(ENTRADA),
  );

const porId = ({ q }: Tx, id: number): Promise<FilaJugador> =>
  q.selectFrom(conPersona('jugador')).selectAll().where('id', '=', id).executeTakeFirstOrThrow();

type Pasan = (eb: ExpressionBuilder<Tablas, 'jugador'>) => Expression<SqlBool>;

/** The people of the players that pass, for a condition. */
const personasDe = ({ q }: Tx, pasan: Pasan) => {
  const de = (columna: 'idPersona' | 'idPersona2') =>
    q.selectFrom('jugador').select(columna).where(columna, 'is not', null).where(pasan);
  return de('idPersona').unionAll(de('idPersona2') as never);
};

const sinReservar = (tx: Tx, pasan: Pasan) =>
  tx.q
    .updateTable('persona')
    .set({ reservado: 1 })
    .where('reservado', '=', 0)
    .where('id', 'in', personasDe(tx, pasan));

export async function insertarJugador(tx: Tx, datos: DatosJugador): Promise<Jugador> {
  const [{ id }] = (await insertarJugadores(tx, [datos])) as [Pick<Jugador, 'id'>];
  return leerFilaJugador(await porId(tx, id));
}

/** Of whom is there already. */
async function insertarEntrada(
  tx: Tx,
  personas: Pick<FilaJugador, 'idPersona' | 'idPersona2'>,
  datos: DatosJugador,
): Promise<Jugador> {
  const { id } = await tx.q
    .insertInto('jugador')
    .values({ ...aFila(datos), ...personas })
    .returning('id')
    .executeTakeFirstOrThrow();
  await inscribir(tx, id, datos.idLiga);
  return leerFilaJugador(await porId(tx, id));
}

/** Another one of somebody who plays already. What is said of them stays, and what was not said is completed. */
export async function insertarDeLaMisma(tx: Tx, otro: FilaJugador, datos: DatosJugador): Promise<Jugador> {
  const { idPersona } = otro;
  const antes = leerFilaJugador(otro);
  const completa = aPersona(juntas(antes, { ...dichoDe(datos), reservado: false, publicarNombre: false }));
  if (seDistinguen(aPersona(antes), completa)) await actualizarPersona(tx, idPersona, completa);
  return insertarEntrada(tx, { idPersona, idPersona2: null }, datos);
}

type DeQuien = Pick<FilaJugador, 'idPersona'>;

/** The two play as one, besides as whoever they play already. */
export const insertarPareja = (
  tx: Tx,
  [una, otra]: readonly [DeQuien, DeQuien],
  datos: DatosJugador,
): Promise<Jugador> => insertarEntrada(tx, { idPersona: una.idPersona, idPersona2: otra.idPersona }, datos);

/** Of that pair, one of its people is another from now on. Who enters one of children is reserved. */
export async function relevarPersona(
  tx: Tx,
  pareja: FilaJugador,
  { sale, entra }: { sale: number; entra: number },
): Promise<Jugador> {
  const { id, idLiga } = pareja;
  const columna = pareja.idPersona === sale ? 'idPersona' : 'idPersona2';
  const { version } = await tx.q
    .selectFrom('persona')
    .select('version')
    .where('id', '=', sale)
    .executeTakeFirstOrThrow();
  await cambiar(tx, [id], { [columna]: entra }, version + 1);
  if (idLiga !== null) await reservar(tx, idLiga, [id]);
  return leerFilaJugador(await porId(tx, id));
}

/**
 * Both players are of one person from now on, who says that. Who is reserved stays in their row: that is never given
 * back, so the other's would go on being so when this is taken back.
 */
export async function juntarPersonas(
  tx: Tx,
  dos: readonly [FilaJugador, FilaJugador],
  datos: DatosDePersona,
): Promise<void> {
  const queda = dos.find(({ reservado }) => reservado === 1) ?? dos[0];
  const seVa = queda === dos[0] ? dos[1] : dos[0];
  await actualizarPersona(tx, queda.idPersona, aPersona(datos));
  const { version } = await tx.q
    .selectFrom('persona')
    .select('version')
    .where('id', '=', seVa.idPersona)
    .executeTakeFirstOrThrow();
  for (const columna of ['idPersona', 'idPersona2'] as const)
    await tx.q
      .updateTable('jugador')
      .set((eb) => ({ [columna]: queda.idPersona, version: eb('version', '+', version + 1) }))
      .where(columna, '=', seVa.idPersona)
      .execute();
  await borrarPersonasSueltas(tx, [seVa.idPersona]);
}

/** Many at once; answers who they are, in any order. */
export async function insertarJugadores(
  tx: Tx,
  todos: readonly DatosJugador[],
): Promise<Pick<Jugador, 'id' | 'nombre' | 'idLiga'>[]> {
  const personas = await insertarPersonas(
    tx,
    todos.map((datos) => aPersona(datos)),
  );
  const nombres = new Map(todos.map(({ nombre }, i) => [personas[i], nombre]));
  const filas = await throughBatches(
    todos.map((datos, i) => ({ ...aFila(datos), idPersona: personas[i] ?? 0, idPersona2: null })),
    (batch) => tx.q.insertInto('jugador').values(batch).returning(['id', 'idPersona', 'idLiga']).execute(),
  );
  await inscribirJugadores(
    tx,
    filas.flatMap(({ id, idLiga }) => (idLiga === null ? [] : [{ idLiga, idJugador: id }])),
  );
  return filas.map(({ id, idPersona, idLiga }) => ({ id, idLiga, nombre: nombres.get(idPersona) ?? '' }));
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
    await sinReservar(tx, (eb) => eb('id', 'in', batch))
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
export async function reservarInfantiles(tx: Tx, idLiga: number | null = null): Promise<void> {
  const infantiles = () => {
    const todas = tx.q.selectFrom('liga').select('id').where('tipo', 'in', TIPOS_DE_MENORES);
    return idLiga === null ? todas : todas.where('id', '=', idLiga);
  };
  await sinReservar(tx, ({ eb, or, selectFrom }) =>
    or([
      eb('idLiga', 'in', infantiles()),
      eb('id', 'in', selectFrom('liga_jugador').select('idJugador').where('idLiga', 'in', infantiles())),
      eb('id', 'in', selectFrom('partido').select('idJugador1').where('idLiga', 'in', infantiles())),
      eb('id', 'in', selectFrom('partido').select('idJugador2').where('idLiga', 'in', infantiles())),
    ]),
  ).execute();
}

type Antes = Pick<FilaJugador, 'idPersona' | 'idPersona2'> & { jugador: Jugador };

const cambiar = ({ q }: Tx, ids: readonly number[], dicho: Partial<FilaNueva<'jugador'>>, guardados = 1) =>
  q
    .updateTable('jugador')
    .set((eb) => ({ ...dicho, version: eb('version', '+', guardados) }))
    .where('id', 'in', ids)
    .execute();

/** What a pair has of its people is saved of each of them: 409. */
async function guardar(
  tx: Tx,
  { idPersona, idPersona2, jugador }: Antes,
  datos: DatosJugador,
): Promise<void> {
  const [antes, despues] = [aPersona(jugador), aPersona(datos, jugador)];
  const cambia = seDistinguen(antes, despues);
  if (cambia && idPersona2 !== null) throw new Problema(409, mensajes.deCadaUno);
  if (cambia) await actualizarPersona(tx, idPersona, despues);
  await cambiar(tx, [jugador.id], aFila(datos), cambia ? 0 : 1);
}

/** Leaves the old roster, unless that league is over; matches stay. docs/reglas/clasificacion.md. */
export async function actualizarJugador(tx: Tx, anterior: Jugador, datos: DatosJugador): Promise<Jugador> {
  const { id } = anterior;
  const { idPersona, idPersona2 } = await porId(tx, id);
  await guardar(tx, { idPersona, idPersona2, jugador: anterior }, datos);
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
    for (const batch of inBatches(jugadores.filter((uno) => uno.vuelve === vuelve))) {
      const ids = batch.map(({ id }) => id);
      await cambiar(tx, ids, { idLiga, ...(vuelve && { estado: 'activo' }) });
    }
  await inscribirJugadores(
    tx,
    jugadores.map(({ id }) => ({ idLiga, idJugador: id })),
  );
}

export const borrarJugador = (tx: Tx, id: number): Promise<void> => borrarJugadores(tx, [id]);

/** Without matches, all of them. Of who plays nowhere else, nothing is left. */
export async function borrarJugadores(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids)) {
    const idos = await tx.q
      .deleteFrom('jugador')
      .where('id', 'in', batch)
      .returning(['idPersona', 'idPersona2'])
      .execute();
    await borrarPersonasSueltas(tx, idos.flatMap(suyas));
  }
}

export async function dejarSinLiga(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids)) await cambiar(tx, batch, { idLiga: null });
}

/** A thing of the person of that player. */
export async function ponerDePersona(
  tx: Tx,
  id: number,
  dato: Partial<Pick<Fila<'persona'>, 'nombreDeportivo' | 'franjas'>>,
): Promise<Jugador> {
  await tx.q
    .updateTable('persona')
    .set((eb) => ({ ...dato, version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      personasDe(tx, (eb) => eb('id', '=', id)),
    )
    .execute();
  return leerFilaJugador(await porId(tx, id));
}

/** Of that player, or as whom their person plays too: who they are is forgotten. Their place in results and rosters stays. */
export async function olvidarJugador(tx: Tx, fila: FilaJugador, entradas: readonly number[]): Promise<void> {
  const jugador = leerFilaJugador(fila);
  const { estado: _, ...dejan } = aFila({ ...jugador, ...olvidoDe(ENTRADA) });
  await actualizarPersona(tx, fila.idPersona, aPersona(olvidoDe(PERSONA)));
  await cambiar(tx, entradas, dejan);
}
