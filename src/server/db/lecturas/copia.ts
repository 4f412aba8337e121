import type { EstadoDeCopia, EstadoDeCopias } from '#contract/club/configuracion.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import type { Lector } from '../open.ts';

const HORA_S = 3600;

/** One is made every night: by then two have failed. */
const HORAS_DE_MARGEN = 48;

/** When the server last made one that was whole, when one was last downloaded, and since when this database notes it. */
const apuntes = (db: Lector) =>
  db
    .selectFrom('migracion')
    .leftJoin('copia_guardada', (join) => join.on('copia_guardada.id', '=', 1))
    .leftJoin('copia_descargada', (join) => join.on('copia_descargada.id', '=', 1))
    .select(['copia_guardada.dt as hecha', 'copia_descargada.dt as bajada', 'migracion.dt as desde'])
    .where('migracion.nombre', '=', 'copia-guardada')
    .executeTakeFirstOrThrow();

/** How old the last backup is. Before the first, what counts is how long there has been something to copy. */
export async function estadoDeCopias(db: Lector, reloj: Clock): Promise<EstadoDeCopias> {
  const { hecha, bajada, desde } = await apuntes(db);
  const horasDesde = (dt: number): number => Math.max(0, Math.floor((seconds(reloj) - dt) / HORA_S));
  const estadoDe = (ultima: number | null): EstadoDeCopia => ({
    horas: ultima === null ? null : horasDesde(ultima),
    estado: horasDesde(ultima ?? desde) > HORAS_DE_MARGEN ? 'tarde' : 'ok',
  });
  const ultima = hecha === null || bajada === null ? (hecha ?? bajada) : Math.max(hecha, bajada);
  return { ...estadoDe(ultima), servidor: estadoDe(hecha), descargada: estadoDe(bajada).horas };
}

/** The last one, whoever made it, and nothing else: anybody may ask. */
export async function estadoDeCopia(db: Lector, reloj: Clock): Promise<EstadoDeCopia> {
  const { horas, estado } = await estadoDeCopias(db, reloj);
  return { horas, estado };
}
