import type { Migracion } from '../migrate.ts';

/** One row: when the clock was last believed, and since when it is doubted. */
export const relojVisto: Migracion = {
  nombre: 'reloj',
  ordenes: () => ['create table reloj (id integer primary key, visto bigint not null, salto bigint)'],
};
