import { sql } from 'kysely';
import { operacionesApi } from '#contract/operaciones.ts';
import { COPIADAS } from '#server/db/copia.ts';
import { keyOf } from '#server/db/undo/tables.ts';
import type { TestApp } from './app.ts';

export type Fila = Record<string, unknown>;

/** Everything that can be taken back, as the engine holds it; the count of saves apart. */
export async function tablas({ base }: TestApp): Promise<Record<string, Fila[]>> {
  const todo: Record<string, Fila[]> = {};
  for (const { tabla, clave } of COPIADAS.filter(({ tabla }) => keyOf(tabla))) {
    const orden = sql.join(clave.map((columna) => sql.ref(columna)));
    const { rows } = await sql<Fila>`select * from ${sql.table(tabla)} order by ${orden}`.execute(base.db);
    todo[tabla] = rows.map(({ version: _, ...fila }) => fila);
  }
  return todo;
}

/** The log as its screen has it, and what it takes back. */
export function registroDe(app: () => TestApp) {
  const lineas = () => app().call(operacionesApi.listar, {});
  const ultima = async (): Promise<number> => {
    const [linea] = await lineas();
    if (!linea?.operacion) throw new Error('nothing to take back');
    return linea.operacion;
  };
  const ver = (id: number) => app().call(operacionesApi.ver, { params: { id } });
  const deshacer = (id: number) => app().api('POST', `/api/private/log/operaciones/${id}/deshacer`);
  return { lineas, ultima, ver, deshacer };
}
