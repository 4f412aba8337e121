import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { Told } from '#server/platform/errors.ts';
import { inicial } from './migrations/001-inicial.ts';
import { solicitudes } from './migrations/003-solicitudes.ts';
import { contenidos } from './migrations/010-contenidos.ts';
import { operaciones } from './migrations/020-operaciones.ts';
import { enlaces } from './migrations/030-enlaces.ts';
import { limites } from './migrations/040-limites.ts';
import { imagenesSinUso } from './migrations/050-imagenes-sin-uso.ts';
import { ligasDeTemporada } from './migrations/060-ligas-de-temporada.ts';
import { constancias } from './migrations/070-constancias.ts';
import { relojVisto } from './migrations/080-reloj.ts';
import { cancelados } from './migrations/090-cancelados.ts';
import { nombreDeportivo } from './migrations/100-nombre-deportivo.ts';
import { enlacesDeCopia } from './migrations/110-enlaces-de-copia.ts';
import { sesionesConfirmadas } from './migrations/120-sesiones-confirmadas.ts';
import { sinListasDeClases } from './migrations/125-sin-listas-de-clases.ts';
import { registroConDatos } from './migrations/127-registro-con-datos.ts';
import { aplazadosPorElClub } from './migrations/130-aplazados-por-el-club.ts';
import { sinReloj } from './migrations/150-sin-reloj.ts';
import { reservados } from './migrations/160-reservados.ts';
import { sesionesRecordadas } from './migrations/170-sesiones-recordadas.ts';
import { roles } from './migrations/171-roles.ts';
import { ausenciasLargas } from './migrations/180-ausencias-largas.ts';
import { notas } from './migrations/181-notas.ts';
import { tesoreria } from './migrations/190-tesoreria.ts';
import { fotoDeNoticia } from './migrations/200-foto-de-noticia.ts';
import { enlacesPersonales } from './migrations/210-enlaces-personales.ts';
import { avisosAJugadores } from './migrations/220-avisos.ts';
import { manosDeJugadores } from './migrations/230-manos-de-jugadores.ts';
import { borradores } from './migrations/240-borradores.ts';
import { moviles } from './migrations/260-moviles.ts';
import { franjas } from './migrations/270-franjas.ts';
import { versionesDeNoticia } from './migrations/280-versiones-de-noticia.ts';
import { copiaGuardada } from './migrations/320-copia-guardada.ts';
import { cobradas } from './migrations/330-cobradas.ts';
import { peticiones } from './migrations/340-peticiones.ts';
import { recibos } from './migrations/350-recibos.ts';
import { decididos } from './migrations/360-decididos.ts';
import { desenlaces } from './migrations/380-desenlaces.ts';
import { personas } from './migrations/390-personas.ts';
import { parejas } from './migrations/400-parejas.ts';
import { superficies } from './migrations/410-superficies.ts';
import type { BaseDatos } from './open.ts';
import { checkReferences, withoutForeignKeys } from './rebuild.ts';
import type { Tablas } from './types.ts';

export type Migracion = {
  nombre: string;
  /**
   * The step replaces tables that others reference (`rebuildTable`). On SQLite, dropping a table deletes its children
   * while foreign keys are on, and they cannot be switched off inside a transaction.
   */
  rebuilds?: true;
  /**
   * Values that the database may hold from this step on, by the list they are of. Programs of before would fail at what
   * they read: by the step, even one that does nothing else, they say that the database is newer.
   */
  trae?: Readonly<Record<string, readonly string[]>>;
  up: (q: Kysely<Tablas>, base: Pick<BaseDatos, 'motor'>) => Promise<void>;
};

/** In order; a number is a position, so entries are only ever added at the end. */
export const MIGRACIONES: readonly Migracion[] = [
  inicial,
  solicitudes,
  contenidos,
  operaciones,
  enlaces,
  limites,
  imagenesSinUso,
  ligasDeTemporada,
  constancias,
  relojVisto,
  cancelados,
  nombreDeportivo,
  enlacesDeCopia,
  sesionesConfirmadas,
  sinListasDeClases,
  registroConDatos,
  aplazadosPorElClub,
  sinReloj,
  reservados,
  ausenciasLargas,
  fotoDeNoticia,
  sesionesRecordadas,
  roles,
  tesoreria,
  notas,
  enlacesPersonales,
  avisosAJugadores,
  manosDeJugadores,
  borradores,
  moviles,
  franjas,
  versionesDeNoticia,
  copiaGuardada,
  cobradas,
  peticiones,
  recibos,
  decididos,
  desenlaces,
  personas,
  parejas,
  superficies,
];

const LEASE_MS = 60_000;
const RETRY_MS = 200;
const CERROJO = 'migraciones';

/** The database was written by a newer program: going on could damage it. */
export class NewerDatabase extends Told {
  constructor(found: number, known: number) {
    super(
      `La base de datos es de una versión más nueva del programa (${found} frente a ${known}). ` +
        'Actualiza el programa o restaura una copia de seguridad anterior.',
    );
    this.name = 'NewerDatabase';
  }
}

async function createControlTables(db: Kysely<Tablas>): Promise<void> {
  await db.schema
    .createTable('cerrojo')
    .ifNotExists()
    .addColumn('nombre', 'text', (c) => c.primaryKey())
    .addColumn('dueno', 'text', (c) => c.notNull())
    .addColumn('hasta', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('migracion')
    .ifNotExists()
    .addColumn('numero', 'integer', (c) => c.primaryKey())
    .addColumn('nombre', 'text', (c) => c.notNull())
    .addColumn('dt', 'bigint', (c) => c.notNull())
    .execute();
}

/** Two programs may start at once: PostgreSQL then refuses the second CREATE, and it is there anyway. */
async function ensureControlTables(db: Kysely<Tablas>): Promise<void> {
  try {
    await createControlTables(db);
  } catch {
    await createControlTables(db);
  }
}

async function tryLease(db: Kysely<Tablas>, nombre: string, dueno: string): Promise<boolean> {
  const now = Date.now();
  const row = await db
    .insertInto('cerrojo')
    .values({ nombre, dueno, hasta: now + LEASE_MS })
    .onConflict((oc) =>
      oc
        .column('nombre')
        .doUpdateSet({ dueno, hasta: now + LEASE_MS })
        // Also one further ahead than any lease: the clock has gone back since.
        .where((eb) => eb.or([eb('cerrojo.hasta', '<', now), eb('cerrojo.hasta', '>', now + 2 * LEASE_MS)])),
    )
    .returning('dueno')
    .executeTakeFirst();
  return row?.dueno === dueno;
}

/** One program at a time does `work`; the others wait for their turn. The tables of `migrate` must be there. */
export async function inTurn<T>(db: Kysely<Tablas>, nombre: string, work: () => Promise<T>): Promise<T> {
  const dueno = randomUUID();
  while (!(await tryLease(db, nombre, dueno))) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  try {
    return await work();
  } finally {
    await db.deleteFrom('cerrojo').where('nombre', '=', nombre).where('dueno', '=', dueno).execute();
  }
}

async function applied(db: Kysely<Tablas>): Promise<number> {
  const row = await db
    .selectFrom('migracion')
    .select(sql<number>`coalesce(max(numero), 0)`.as('numero'))
    .executeTakeFirstOrThrow();
  return Number(row.numero);
}

async function applyStep(
  base: BaseDatos,
  numero: number,
  { nombre, rebuilds, up }: Migracion,
): Promise<void> {
  const apply = (db: Kysely<Tablas>): Promise<void> =>
    db.transaction().execute(async (q) => {
      await up(q, base);
      if (rebuilds) await checkReferences(q, base.motor);
      await q
        .insertInto('migracion')
        .values({ numero, nombre, dt: Math.floor(Date.now() / 1000) })
        .execute();
    });
  await (rebuilds ? withoutForeignKeys(base, apply) : apply(base.db));
}

function refuseNewer(done: number, { length }: readonly Migracion[]): void {
  if (done > length) throw new NewerDatabase(done, length);
}

/** Throws when a newer program has written there: what this one would read of it is not all there is. */
export async function exigirConocida({ db }: BaseDatos, migraciones = MIGRACIONES): Promise<void> {
  refuseNewer(await applied(db), migraciones);
}

/** Brings the database to this program's version, one transaction a step. Forward only. */
export async function migrate(base: BaseDatos, migraciones = MIGRACIONES): Promise<void> {
  const { db } = base;
  await ensureControlTables(db);
  await inTurn(db, CERROJO, async () => {
    const done = await applied(db);
    refuseNewer(done, migraciones);
    for (const [index, step] of migraciones.slice(done).entries())
      await applyStep(base, done + index + 1, step);
  });
}
