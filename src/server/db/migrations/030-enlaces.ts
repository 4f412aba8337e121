import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** One live link an account: a new one takes the place of the old one. */
const ENLACE = `create table enlace (
  usuario text primary key references usuario (usuario) on delete cascade,
  "tokenHash" text not null unique, caduca bigint not null)`;

export const enlaces: Migracion = {
  nombre: 'enlaces',
  up: async (q) => {
    await sql.raw(ENLACE).execute(q);
  },
};
