import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

const BINARIO = { sqlite: 'blob', postgres: 'bytea' };

export const enlacesDeCopia: Migracion = {
  nombre: 'enlaces-de-copia',
  up: async (q, { motor }) => {
    await sql.raw(`alter table correo add column enlace ${BINARIO[motor]}`).execute(q);
  },
};
