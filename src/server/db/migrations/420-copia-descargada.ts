import type { Migracion } from '../migrate.ts';

/** When the last backup was downloaded whole, in one row: those that the server makes are noted apart. A backup does not hold it. */
export const copiaDescargada: Migracion = {
  nombre: 'copia-descargada',
  ordenes: () => [
    'create table copia_descargada (id integer primary key check (id = 1), dt bigint not null)',
  ],
};
