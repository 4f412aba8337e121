import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';
import { rebuildTable } from '../rebuild.ts';
import type { Tablas } from '../types.ts';

/** The columns whose kinds were listed in a constraint. */
const CON_LISTA = {
  liga: ['estado', 'tipo'],
  pista: ['estado'],
  jugador: ['estado'],
  solicitud: ['tipo'],
  adjunto: ['clase'],
  correo: ['lleva', 'estado'],
  imagen: ['tipo'],
} as const satisfies Partial<Record<keyof Tablas, readonly string[]>>;

const LISTA = / check \("?\w+"? in \('[^)]*\)\)/g;

/** Kinds grow (a type of league, of form) and SQLite cannot alter a constraint: what is known is in the types. */
export const sinListasDeClases: Migracion = {
  nombre: 'sin-listas-de-clases',
  rebuilds: true,
  up: async (q, { motor }) => {
    for (const [tabla, columnas] of Object.entries(CON_LISTA)) {
      if (motor === 'sqlite')
        await rebuildTable(q, tabla as keyof typeof CON_LISTA, (definition) => definition.replace(LISTA, ''));
      else
        for (const columna of columnas)
          await sql.raw(`alter table ${tabla} drop constraint ${tabla}_${columna}_check`).execute(q);
    }
  },
};
