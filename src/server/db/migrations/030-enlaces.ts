import type { Migracion } from '../migrate.ts';

/** One live link an account: a new one takes the place of the old one. */
export const enlaces: Migracion = {
  nombre: 'enlaces',
  ordenes: () => [
    `create table enlace (
      usuario text primary key references usuario (usuario) on delete cascade,
      "tokenHash" text not null unique, caduca bigint not null)`,
  ],
};
