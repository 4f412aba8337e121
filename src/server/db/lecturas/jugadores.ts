import { createQueryId, expressionBuilder, SqliteQueryCompiler, sql } from 'kysely';
import { nombresDe } from '#domain/campo.ts';
import { ENTRADA, PERSONA } from '#domain/campos.ts';
import { dondeEstan, type Gente, genteDe } from '#domain/persona/gente.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { Lector } from '../open.ts';
import { contiene } from '../queries.ts';
import type { Fila, Tablas } from '../types.ts';

const ES_PAREJA = sql`entrada."idPersona2" is not null`;

const APELLIDO = (cual: 'persona' | 'segunda') =>
  sql`coalesce(${sql.ref(`${cual}.apellido`)}, ${sql.ref(`${cual}.nombre`)})`;

/** What a pair has is each one's: of both together it is nothing. */
const deUna = (columna: keyof typeof PERSONA) =>
  sql`case when ${ES_PAREJA} then ${sql.lit(PERSONA[columna].clase === 'siNo' ? 0 : null)}
    else ${sql.ref(`persona.${columna}`)} end`.as(columna);

const deLasDos = (columna: 'nombreBusqueda' | 'franjas') =>
  sql`coalesce(${sql.ref(`persona.${columna}`)} || ' ' || ${sql.ref(`segunda.${columna}`)},
    ${sql.ref(`persona.${columna}`)}, ${sql.ref(`segunda.${columna}`)})`;

const entradas = expressionBuilder<Tablas>()
  .selectFrom('jugador as entrada')
  .innerJoin('persona', 'persona.id', 'entrada.idPersona')
  .leftJoin('persona as segunda', 'segunda.id', 'entrada.idPersona2')
  .select([
    'entrada.id',
    'entrada.idPersona',
    'entrada.idPersona2',
    ...nombresDe(ENTRADA).map((columna) => `entrada.${columna}` as const),
    ...nombresDe(PERSONA)
      .filter((columna) => columna !== 'nombre' && columna !== 'franjas')
      .map(deUna),
    sql`case when ${ES_PAREJA} then ${APELLIDO('persona')} || ' / ' || ${APELLIDO('segunda')}
      else persona.nombre end`.as('nombre'),
    deLasDos('nombreBusqueda').as('nombreBusqueda'),
    deLasDos('franjas').as('franjas'),
    // Of either, so that a minor in it is protected like any other.
    sql`case when segunda.reservado = 1 then 1 else persona.reservado end`.as('reservado'),
    // A save of any of the rows is one of what is read.
    sql`entrada.version + persona.version + coalesce(segunda.version, 0)`.as('version'),
  ]);

/** Written once, since it is part of nearly every query; without parameters, and the same for both engines. */
const ENTRADAS = new SqliteQueryCompiler().compileQuery(entradas.toOperationNode(), createQueryId()).sql;

/** Players with what is their person's, as a table of that name: to read from, or to join. */
export const conPersona = <A extends string>(como: A) => sql<FilaJugador>`(${sql.raw(ENTRADAS)})`.as(como);

export type FilaJugador = Fila<'jugador'> &
  Pick<Fila<'persona'>, keyof typeof PERSONA | 'nombreBusqueda' | 'reservado'>;

export const personasDe = ({
  idPersona,
  idPersona2,
}: Pick<FilaJugador, 'idPersona' | 'idPersona2'>): number[] =>
  idPersona2 === null ? [idPersona] : [idPersona, idPersona2];

/** Somebody is called so; of «Olmedo / Rivas», as a pair is in rows, both are. */
export const seLlama = (columna: string, buscado: string) =>
  sql<boolean>`(${sql.join(
    normalizarTexto(buscado)
      .split(' / ')
      .map((texto) => contiene(columna, texto)),
    sql` and `,
  )})`;

/** The names whole of each pair, in their order; of whoever plays alone, nothing. */
export async function nombresDeParejas(db: Lector, ids?: readonly number[]): Promise<Map<number, string[]>> {
  let consulta = db
    .selectFrom('jugador')
    .innerJoin('persona', 'persona.id', 'jugador.idPersona')
    .innerJoin('persona as segunda', 'segunda.id', 'jugador.idPersona2')
    .select(['jugador.id', 'persona.nombre', 'segunda.nombre as nombre2'])
    .orderBy('jugador.id');
  if (ids) consulta = consulta.where('jugador.id', 'in', ids);
  return new Map((await consulta.execute()).map(({ id, nombre, nombre2 }) => [id, [nombre, nombre2]]));
}

/** As whom the holder of that player's link plays. */
export const suyosDe = async (db: Lector, idJugador: number): Promise<number[]> =>
  dondeEstan(await leerGente(db), idJugador);

/** By an index: most people play once, and are not in it. */
export async function leerGente(db: Lector): Promise<Gente> {
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'idPersona', 'idPersona2'])
    .where(({ eb, or, selectFrom, fn }) =>
      or([
        eb('idPersona2', 'is not', null),
        eb('idPersona', 'in', selectFrom('jugador').select('idPersona2').where('idPersona2', 'is not', null)),
        eb(
          'idPersona',
          'in',
          selectFrom('jugador').select('idPersona').groupBy('idPersona').having(fn.countAll(), '>', 1),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
  return genteDe(filas.map((fila) => ({ id: fila.id, personas: personasDe(fila) })));
}
