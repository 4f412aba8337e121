import { sql } from 'kysely';
import type { BaseDatos } from '#server/db/open.ts';

async function columnas({ db, motor }: BaseDatos): Promise<{ tabla: string; columna: string }[]> {
  const consulta =
    motor === 'sqlite'
      ? sql<{ tabla: string; columna: string }>`
          select t.name as tabla, c.name as columna from sqlite_master t, pragma_table_info(t.name) c
          where t.type = 'table' order by 1, 2`
      : sql<{ tabla: string; columna: string }>`
          select table_name as tabla, column_name as columna from information_schema.columns
          where table_schema = 'public' order by 1, 2`;
  return (await consulta.execute(db)).rows;
}

/** Where any of that is written, in any column of any table. */
export async function rastrosEn(base: BaseDatos, ...datos: string[]): Promise<string[]> {
  const donde: string[] = [];
  for (const { tabla, columna } of await columnas(base)) {
    const { rows } = await sql<{ v: unknown }>`
      select cast(${sql.ref(columna)} as text) as v from ${sql.table(tabla)}`.execute(base.db);
    const textos = rows.map(({ v }) => String(v).toLowerCase());
    for (const dato of datos)
      if (textos.some((texto) => texto.includes(dato.toLowerCase())))
        donde.push(`${tabla}.${columna}: ${dato}`);
  }
  return donde;
}
