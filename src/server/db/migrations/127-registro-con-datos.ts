import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';
import { rebuildTable } from '../rebuild.ts';

const ORDENES = [
  'alter table registro add column acto text',
  'alter table registro add column entidad text',
  'alter table registro add column "idEntidad" integer',
  'alter table registro add column datos text',
  'create index registro_entidad on registro (entidad, "idEntidad")',
];

/** Lines keep what was done as data. Those of before stay as the text they are until their time comes. */
export const registroConDatos: Migracion = {
  nombre: 'registro-con-datos',
  rebuilds: true,
  up: async (q, { motor }) => {
    if (motor === 'postgres') await sql`alter table registro alter column texto drop not null`.execute(q);
    else
      await rebuildTable(q, 'registro', (definition) =>
        definition.replace('texto text not null', 'texto text'),
      );
    for (const orden of ORDENES) await sql.raw(orden).execute(q);
  },
};
