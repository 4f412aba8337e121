import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cerrarCarpeta, prepararCarpeta } from './carpeta.ts';
import type { Config } from './config.ts';
import { BASE_DANADA } from './db/danos.ts';
import { type BaseDatos, FICHERO, openDatabase } from './db/open.ts';
import quickCheck from './db/quick-check.ts';
import { Told } from './platform/told.ts';

type Donde = Pick<Config, 'dataDir' | 'databaseUrl'>;

const PUERTO = '5432';

/** «PostgreSQL, base club en localhost:5432», without who enters nor their password. */
function enPostgres(direccion: string): string {
  const { hostname, port, pathname, searchParams } = new URL(direccion);
  const maquina = hostname || (searchParams.get('host') ?? 'localhost');
  return `PostgreSQL, base «${decodeURIComponent(pathname.slice(1))}» en ${maquina}:${port || PUERTO}`;
}

/** Which database the variables name, for whoever runs an order. */
export const lugarDe = ({ dataDir, databaseUrl }: Donde): string =>
  databaseUrl ? enPostgres(databaseUrl) : `SQLite, ${resolve(dataDir, FICHERO)}`;

/** Opens the configured database for an order of the command line, its folder ready and shut to others. */
export function abrirParaOrden({ dataDir, databaseUrl }: Donde): BaseDatos {
  if (!databaseUrl) prepararCarpeta(dataDir);
  else if (existsSync(dataDir)) {
    const aviso = cerrarCarpeta(dataDir);
    if (aviso) console.error(aviso);
  }
  return openDatabase({ dataDir, databaseUrl, unlimited: true });
}

/** Refuses a damaged embedded database, before anything is read or written of it. */
export function exigirEntera({ dataDir, databaseUrl }: Donde): void {
  const fichero = join(dataDir, FICHERO);
  if (databaseUrl || !existsSync(fichero)) return;
  if (quickCheck(fichero).length > 0) throw new Told(`${lugarDe({ dataDir, databaseUrl })}: ${BASE_DANADA}`);
}
