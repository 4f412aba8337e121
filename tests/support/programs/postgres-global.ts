import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { type Destino, openDatabase } from '#server/db/open.ts';
import { createDatabase, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** Of each engine a database with its tables and nothing in them: copied in a tenth of what making it takes. */
    migradas: { sqlite: Destino; postgres: Destino };
  }
}

async function migrada(destino: Destino): Promise<Destino> {
  const base = openDatabase(destino);
  await migrate(base).finally(base.close);
  return destino;
}

/** One PostgreSQL for the whole run; each suite gets databases of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres({ fsync: false });
  const dataDir = mkdtempSync(join(tmpdir(), 'club-migrada-'));
  const [sqlite, deServidor] = await Promise.all([
    migrada({ dataDir, databaseUrl: null }),
    createDatabase(postgres.url).then((databaseUrl) => migrada({ dataDir, databaseUrl })),
  ]);
  project.provide('postgresUrl', postgres.url);
  project.provide('migradas', { sqlite, postgres: deServidor });
  return async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await postgres.stop();
  };
}
