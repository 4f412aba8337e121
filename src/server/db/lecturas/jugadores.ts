import { expressionBuilder, type InferResult, sql } from 'kysely';
import { dondeEstan, type Gente, genteDe } from '#domain/persona/gente.ts';
import type { Lector } from '../open.ts';
import type { Bit, Tablas } from '../types.ts';

const ES_PAREJA = sql`entrada."idPersona2" is not null`;

const APELLIDO = (cual: 'persona' | 'segunda') =>
  sql`coalesce(${sql.ref(`${cual}.apellido`)}, ${sql.ref(`${cual}.nombre`)})`;

/** What a pair has is each one's: of both together it is nothing. */
const deUna = <C extends 'email' | 'telefono' | 'nombreDeportivo' | 'notas'>(columna: C) =>
  sql<string | null>`case when ${ES_PAREJA} then null else ${sql.ref(`persona.${columna}`)} end`.as(columna);

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
    'entrada.estado',
    'entrada.idLiga',
    'entrada.disponibleAmistosos',
    sql<string>`case when ${ES_PAREJA} then ${APELLIDO('persona')} || ' / ' || ${APELLIDO('segunda')}
      else persona.nombre end`.as('nombre'),
    sql<string>`${deLasDos('nombreBusqueda')}`.as('nombreBusqueda'),
    deUna('email'),
    deUna('telefono'),
    deUna('nombreDeportivo'),
    // Of either, so that a minor in it is protected like any other.
    sql<Bit>`case when segunda.reservado = 1 then 1 else persona.reservado end`.as('reservado'),
    sql<Bit>`case when ${ES_PAREJA} then 0 else persona."publicarNombre" end`.as('publicarNombre'),
    deUna('notas'),
    sql<string | null>`${deLasDos('franjas')}`.as('franjas'),
    // A save of any of the rows is one of what is read.
    sql<number>`entrada.version + persona.version + coalesce(segunda.version, 0)`.as('version'),
  ]);

/** Players with what is their person's, as a table of that name: to read from, or to join. */
export const conPersona = <A extends string>(como: A) => entradas.as(como);

export type FilaJugador = InferResult<typeof entradas>[number];

export const personasDe = ({
  idPersona,
  idPersona2,
}: Pick<FilaJugador, 'idPersona' | 'idPersona2'>): number[] =>
  idPersona2 === null ? [idPersona] : [idPersona, idPersona2];

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
