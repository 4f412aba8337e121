import type { Migracion } from '../migrate.ts';

/** What a write answered, under the name of its sending: kept for a day. */
export const constancias: Migracion = {
  nombre: 'constancias',
  ordenes: () => ['create table constancia (clave text primary key, dt bigint not null, respuesta text)'],
};
