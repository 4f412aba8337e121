import { type RawBuilder, sql } from 'kysely';

const COMODINES = /[\\%_]/g;

/** `columna` contains that text, letter for letter: the wildcards of LIKE are not wildcards here. */
export function contiene(columna: string, normalizado: string): RawBuilder<boolean> {
  const patron = `%${normalizado.replace(COMODINES, '\\$&')}%`;
  return sql<boolean>`${sql.ref(columna)} like ${patron} escape '\\'`;
}
