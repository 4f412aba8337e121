import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** What a write answered, under the name of its sending: kept for a day. */
const CONSTANCIA = `create table constancia (
  clave text primary key, dt bigint not null, respuesta text)`;

export const constancias: Migracion = {
  nombre: 'constancias',
  up: async (q) => {
    await sql.raw(CONSTANCIA).execute(q);
  },
};
