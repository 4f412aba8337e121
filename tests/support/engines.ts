import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, inject } from 'vitest';
import { type BaseDatos, type Destino, FICHERO, type Motor, openDatabase } from '#server/db/open.ts';
import { createDatabase, dropDatabase } from './programs/postgres.ts';

/** What a suite gets of the engine it runs on. Everything is closed and removed after the suite. */
export type Engine = {
  motor: Motor;
  /** A new database, migrated and empty. */
  open(): Promise<BaseDatos>;
  /** A place for a new database, not even created tables: for tests that open it themselves. */
  destino(): Promise<Destino>;
};

const ENGINES: readonly Motor[] = ['sqlite', 'postgres'];

type Undo = () => void | Promise<void>;
type Later = (undo: Undo) => void;

/** A place for a database: with nothing in it, or with a copy of the one that is migrated. */
export async function createDestino(motor: Motor, later: Later, copied?: Destino): Promise<Destino> {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-datos-'));
  later(() => rmSync(dataDir, { recursive: true, force: true }));
  if (motor === 'sqlite') {
    if (copied) copyFileSync(join(copied.dataDir, FICHERO), join(dataDir, FICHERO));
    return { dataDir, databaseUrl: null };
  }
  const maintenance = inject('postgresUrl');
  const databaseUrl = await createDatabase(maintenance, copied?.databaseUrl ?? undefined);
  later(() => dropDatabase(maintenance, databaseUrl));
  return { dataDir, databaseUrl };
}

/** A database with its tables and nothing in them. */
export async function openMigrated(motor: Motor, later: Later): Promise<BaseDatos> {
  const base = openDatabase(await createDestino(motor, later, inject('migradas')[motor]));
  later(base.close);
  // Nothing of it has to last: nobody waits for the disk, as with PostgreSQL's `fsync`.
  if (motor === 'sqlite') await sql`pragma synchronous = off`.execute(base.db);
  return base;
}

function describeOn(engines: readonly Motor[], name: string, suite: (engine: Engine) => void): void {
  for (const motor of engines) {
    describe(`${name} (${motor})`, () => {
      const undos: Undo[] = [];
      const later = (undo: Undo): void => void undos.push(undo);
      afterAll(async () => {
        for (const undo of undos.reverse()) await undo();
      });
      const destino = (): Promise<Destino> => createDestino(motor, later);
      const open = (): Promise<BaseDatos> => openMigrated(motor, later);
      suite({ motor, open, destino });
    });
  }
}

/**
 * One suite, always run on both engines: for what asks the engine for something that can differ between them
 * (transactions, locks, types, plans, copies, limits), and for one suite of each slice's queries.
 *
 * ```ts
 * describeEngines('pistas', ({ open }) => {
 *   let base: BaseDatos;
 *   beforeAll(async () => { base = await open(); });
 *   beforeEach(() => reset(base));
 *   it('…', async () => { … });
 * });
 * ```
 */
export const describeEngines = (name: string, suite: (engine: Engine) => void): void =>
  describeOn(ENGINES, name, suite);

/** The same on SQLite; on both in `npm run test:hard -- engines`. For rules that do not depend on the engine. */
export const describeServer = (name: string, suite: (engine: Engine) => void): void =>
  describeOn(process.env.MOTORES === 'todos' ? ENGINES : ['sqlite'], name, suite);

/** What programs do to one another: on PostgreSQL, which is for several, and on both where everything is. */
export const describePrograms = (name: string, suite: (engine: Engine) => void): void =>
  describeOn(process.env.MOTORES === 'todos' ? ENGINES : ['postgres'], name, suite);

/** Children before parents, so that no reference stands in the way. */
const EMPTIED = [
  'contenido',
  'contenido_borrador',
  'noticia',
  'imagen',
  'constancia',
  'copia_guardada',
  'copia_descargada',
  'sesion',
  'incidencia',
  'clausura',
  'partido',
  'liga_jugador',
  'jugador',
  'persona',
  'liga',
  'pista',
  'usuario',
  'configuracion',
  'registro',
  'operacion',
  'limite',
] as const;

/**
 * Empties the tables that tests fill through the API, in one transaction, as a save would. Ids go on where they were.
 * PostgreSQL is told all of it in one message, which is a transaction: one by one they take a third of a test.
 */
export async function reset({ db, motor }: BaseDatos): Promise<void> {
  const orders = [
    ...EMPTIED.map((tabla) => `delete from ${tabla}`),
    'update version set version = version + 1',
  ];
  if (motor === 'postgres') await sql.raw(orders.join(';')).execute(db);
  else
    await db.transaction().execute(async (q) => {
      for (const order of orders) await sql.raw(order).execute(q);
    });
}
