import type { EstadoDeCopia } from '#contract/club/configuracion.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import type { Lector } from '../open.ts';

const HORA_S = 3600;

/** One is made every night: by then two have failed. */
const HORAS_DE_MARGEN = 48;

/** When the last backup was whole, and since when this database notes it. */
const apuntes = (db: Lector) =>
  db
    .selectFrom('migracion')
    .leftJoin('copia_guardada', (join) => join.on('copia_guardada.id', '=', 1))
    .select(['copia_guardada.dt as ultima', 'migracion.dt as desde'])
    .where('migracion.nombre', '=', 'copia-guardada')
    .executeTakeFirstOrThrow();

/** How old the last backup is. Before the first, what counts is how long there has been something to copy. */
export async function estadoDeCopia(db: Lector, reloj: Clock): Promise<EstadoDeCopia> {
  const { ultima, desde } = await apuntes(db);
  const horasDesde = (dt: number): number => Math.max(0, Math.floor((seconds(reloj) - dt) / HORA_S));
  return {
    horas: ultima === null ? null : horasDesde(ultima),
    estado: horasDesde(ultima ?? desde) > HORAS_DE_MARGEN ? 'tarde' : 'ok',
  };
}
