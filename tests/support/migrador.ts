import { migrate } from '#server/db/migrate.ts';
import { type Destino, openDatabase } from '#server/db/open.ts';

/** A program that starts: opens the database it is told, brings it up to date and ends. */
const destino = JSON.parse(process.argv[2] ?? '') as Destino;
const base = openDatabase(destino);
await migrate(base);
await base.close();
