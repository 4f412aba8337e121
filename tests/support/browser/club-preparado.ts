import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ADMIN, type Servidor, startServer } from '../programs/servidor.ts';

/** A running site whose database can be put back to how it was prepared: the demo season and one session of the staff. */
export type ClubPreparado = {
  servidor: Servidor;
  /** The token of the session that is in the prepared database. */
  token: string;
  restablece(): void;
  /** As if the password of every session had been typed so many minutes before. */
  envejeceClaves(minutos: number): void;
  cierra(): Promise<void>;
};

async function signIn(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(ADMIN),
  });
  if (!response.ok) throw new Error(`Signing in: ${response.status} ${await response.text()}`);
  return response.text();
}

const tablesOf = (db: DatabaseSync): string[] =>
  db
    .prepare(
      "select name from main.sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    )
    .all()
    .map(({ name }) => String(name));

/**
 * Replaces every row in one transaction, from a second connection. The running program notices because the version
 * that its caches compare moves on.
 */
function copyBack(db: DatabaseSync, tables: readonly string[]): void {
  const row = db.prepare('select version from main.version').get();
  db.exec('begin immediate');
  for (const table of [...tables, 'sqlite_sequence']) {
    db.exec(`delete from main."${table}"; insert into main."${table}" select * from preparada."${table}"`);
  }
  db.prepare('update main.version set version = ?').run(Number(row?.version) + 1);
  db.exec('commit');
}

/** Starts the program on a new SQLite database, signs in, and keeps a copy of the database as it is then. */
export async function prepararClub(env: NodeJS.ProcessEnv): Promise<ClubPreparado> {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-e2e-'));
  // Of another folder where its pictures are compared with those of here.
  const folder = process.env.ASPECTO;
  const servidor = await startServer({ dataDir, ...(folder && { folder }), env: { DEMO: 'true', ...env } });
  const token = await signIn(servidor.url);
  const db = new DatabaseSync(join(dataDir, 'club.sqlite'), { timeout: 10_000 });
  const copy = join(dataDir, 'preparada.sqlite');
  db.prepare('vacuum into ?').run(copy);
  const preparada = Date.now();
  db.exec('pragma foreign_keys = off');
  db.prepare('attach ? as preparada').run(copy);
  const tables = tablesOf(db);
  return {
    servidor,
    token,
    restablece: () => {
      copyBack(db, tables);
      // Journeys that come later begin as if their session had just been opened, too.
      const segundos = Math.floor((Date.now() - preparada) / 1000);
      db.prepare('update main.sesion set confirmada = confirmada + ?').run(segundos);
    },
    envejeceClaves: (minutos) => {
      db.prepare('update main.sesion set confirmada = confirmada - ?').run(60 * minutos);
    },
    cierra: async () => {
      db.close();
      await servidor.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
