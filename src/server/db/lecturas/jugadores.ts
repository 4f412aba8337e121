import { expressionBuilder, type InferResult, sql } from 'kysely';
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
