import type { Migracion } from '../migrate.ts';

/** When the last backup was whole, in one row; none until the first. A backup does not hold it. */
export const copiaGuardada: Migracion = {
  nombre: 'copia-guardada',
  ordenes: () => ['create table copia_guardada (id integer primary key check (id = 1), dt bigint not null)'],
};
