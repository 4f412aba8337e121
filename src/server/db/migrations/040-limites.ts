import type { Migracion } from '../migrate.ts';

/** How often somebody called, for limits that replicas share. The columns are those rate-limiter-flexible asks for. */
export const limites: Migracion = {
  nombre: 'limites',
  ordenes: () => [
    'create table limite (key varchar(255) primary key, points integer not null default 0, expire bigint)',
  ],
};
