import type { Migracion } from '../migrate.ts';

/**
 * Phones on which players are told (one may be of several, brothers and sisters), and whether an act was saved without
 * telling anybody.
 */
export const moviles: Migracion = {
  nombre: 'moviles',
  ordenes: ({ id }) => [
    `create table movil (
      id ${id}, "idJugador" integer not null references jugador (id) on delete cascade,
      endpoint text not null, p256dh text not null, auth text not null, creado bigint not null,
      unique ("idJugador", endpoint))`,
    'alter table correo add column "idMovil" integer references movil (id) on delete cascade',
    'create index correo_movil on correo ("idMovil")',
    'alter table operacion add column "sinAvisos" integer not null default 0',
  ],
};
