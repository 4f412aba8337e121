import { type Expression, type SqlBool, sql } from 'kysely';
import type { Lector } from '../open.ts';
import { porTandas } from '../tandas.ts';
import type { Imagen } from './imagen.ts';
import { claveDe } from './tablas.ts';

/** Rows of any table where those columns have those values. */
export async function filasDonde(db: Lector, tabla: string, valores: Imagen): Promise<Imagen[]> {
  const condiciones = Object.entries(valores).map(([columna, valor]) =>
    valor === null ? sql<SqlBool>`${sql.ref(columna)} is null` : sql<SqlBool>`${sql.ref(columna)} = ${valor}`,
  );
  const { rows } = await sql<Imagen>`
    select * from ${sql.table(tabla)} where ${sql.join(condiciones, sql` and `)} order by ${ordenDe(tabla)}`.execute(
    db,
  );
  return rows;
}

/** Rows of any table whose column has one of those values. */
export async function filasCon(
  db: Lector,
  tabla: string,
  columna: string,
  valores: readonly unknown[],
): Promise<Imagen[]> {
  const filas: Imagen[] = [];
  for (const tanda of porTandas(valores)) {
    const { rows } = await sql<Imagen>`
      select * from ${sql.table(tabla)} where ${sql.ref(columna)} in (${sql.join(tanda)})
      order by ${ordenDe(tabla, columna)}`.execute(db);
    filas.push(...rows);
  }
  return filas;
}

const ordenDe = (tabla: string, otra = 'id') =>
  sql.join((claveDe(tabla) ?? [otra]).map((columna) => sql.ref(columna)));

/** The rows with those keys, in any order. */
export async function filasPorClave(
  db: Lector,
  tabla: string,
  imagenes: readonly Imagen[],
): Promise<Imagen[]> {
  const columnas = claveDe(tabla) ?? [];
  const filas: Imagen[] = [];
  for (const tanda of porTandas(imagenes)) {
    const { rows } = await sql<Imagen>`
      select * from ${sql.table(tabla)} where ${condicion(columnas, tanda)}
      order by ${ordenDe(tabla)}`.execute(db);
    filas.push(...rows);
  }
  return filas;
}

/** `id in (…)`, or `(a = … and b = …) or …` for a key of several columns. */
export function condicion(columnas: readonly string[], imagenes: readonly Imagen[]): Expression<SqlBool> {
  const [unica] = columnas;
  if (columnas.length === 1 && unica !== undefined)
    return sql<SqlBool>`${sql.ref(unica)} in (${sql.join(imagenes.map((imagen) => imagen[unica]))})`;
  const iguales = imagenes.map(
    (imagen) =>
      sql<SqlBool>`(${sql.join(
        columnas.map((columna) => sql<SqlBool>`${sql.ref(columna)} = ${imagen[columna]}`),
        sql` and `,
      )})`,
  );
  return sql<SqlBool>`(${sql.join(iguales, sql` or `)})`;
}
