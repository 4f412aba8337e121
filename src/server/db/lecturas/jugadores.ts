import { expressionBuilder, type InferResult, sql } from 'kysely';
import { dondeEstan, type Gente, genteDe } from '#domain/persona/gente.ts';
import type { Lector } from '../open.ts';
import type { Tablas } from '../types.ts';

/** A save of either is one of what is read. */
const VERSION = sql<number>`entrada.version + persona.version`.as('version');

const entradas = expressionBuilder<Tablas>()
  .selectFrom('jugador as entrada')
  .innerJoin('persona', 'persona.id', 'entrada.idPersona')
  .select([
    'entrada.id',
    'entrada.idPersona',
    'entrada.estado',
    'entrada.idLiga',
    'entrada.disponibleAmistosos',
    'persona.nombre',
    'persona.nombreBusqueda',
    'persona.email',
    'persona.telefono',
    'persona.nombreDeportivo',
    'persona.reservado',
    'persona.publicarNombre',
    'persona.notas',
    'persona.franjas',
    VERSION,
  ]);

/** Players with what is their person's, as a table of that name: to read from, or to join. */
export const conPersona = <A extends string>(como: A) => entradas.as(como);

export type FilaJugador = InferResult<typeof entradas>[number];

export const personasDe = ({ idPersona }: Pick<FilaJugador, 'idPersona'>): number[] => [idPersona];

/** As whom the holder of that player's link plays. */
export const suyosDe = async (db: Lector, idJugador: number): Promise<number[]> =>
  dondeEstan(await leerGente(db), idJugador);

/** By an index: most people play once, and are not in it. */
export async function leerGente(db: Lector): Promise<Gente> {
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'idPersona'])
    .where('idPersona', 'in', ({ selectFrom, fn }) =>
      selectFrom('jugador').select('idPersona').groupBy('idPersona').having(fn.countAll(), '>', 1),
    )
    .orderBy('id')
    .execute();
  return genteDe(filas.map((fila) => ({ id: fila.id, personas: personasDe(fila) })));
}
