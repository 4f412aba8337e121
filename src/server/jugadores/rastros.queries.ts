import { nombresDe, nombresDesde } from '#domain/persona/olvidar.ts';
import { normalizarTexto } from '#domain/texto.ts';
import type { Lector } from '#server/db/open.ts';
import { readRow } from '#server/db/undo/rows.ts';
import { cambiosDeNombre } from './nombrados.queries.ts';

/** A player as some operation remembers them. */
export type Recordado = { id: number; nombre: string; email: string | null; telefono: string | null };

const comoRecordado = (imagen: string): Recordado => readRow(imagen) as Recordado;

/** The players of now with any of those names. */
const quienesSeLlaman = (db: Lector, nombres: readonly string[]) =>
  db
    .selectFrom('jugador')
    .select(['id', 'nombre'])
    .where('nombreBusqueda', 'in', nombres.map(normalizarTexto))
    .orderBy('id')
    .execute();

/** Every name of whoever was called so, and the players of now who are or were called any of them. */
export async function nombresYHomonimos(db: Lector, nombre: string) {
  const cambios = await cambiosDeNombre(db);
  const nombres = nombresDe(nombre, cambios);
  return { nombres, homonimos: await quienesSeLlaman(db, nombresDesde(nombres, cambios)) };
}

/** What operations remember of players who are there no more and were called any of those names. */
export async function idosQueSeLlamaban(db: Lector, nombres: readonly string[]): Promise<Recordado[]> {
  const [filas, hay] = await Promise.all([
    db
      .selectFrom('operacion_fila')
      .select(['antes', 'despues'])
      .where('tabla', '=', 'jugador')
      .orderBy('idOperacion')
      .orderBy('orden')
      .execute(),
    db.selectFrom('jugador').select('id').orderBy('id').execute(),
  ]);
  const [estan, suyos] = [new Set(hay.map(({ id }) => id)), new Set(nombres.map(normalizarTexto))];
  const imagenes = filas.flatMap(({ antes, despues }) => [antes, despues].filter((una) => una !== null));
  const recordados = imagenes.map(comoRecordado).filter(({ id }) => !estan.has(id));
  const ids = new Set(
    recordados.filter(({ nombre }) => suyos.has(normalizarTexto(nombre))).map(({ id }) => id),
  );
  return recordados.filter(({ id }) => ids.has(id));
}
