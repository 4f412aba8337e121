import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { exigirConocida, MIGRACIONES, type Migracion, migrate, NewerDatabase } from '#server/db/migrate.ts';
import { reservados } from '#server/db/migrations/160-reservados.ts';
import { personas } from '#server/db/migrations/390-personas.ts';
import { type BaseDatos, openDatabase } from '#server/db/open.ts';
import { rebuildTable } from '#server/db/rebuild.ts';
import { writeRow } from '#server/db/undo/rows.ts';
import { fill, SAVED, type Saved, type SavedRow } from './support/bases-guardadas.ts';
import { describeEngines } from './support/engines.ts';
import { runNode } from './support/programs/run-node.ts';

const PROGRAMS_AT_ONCE = 4;

const numeros = async ({ db }: BaseDatos): Promise<number[]> => {
  const rows = await db.selectFrom('migracion').select('numero').orderBy('numero').execute();
  return rows.map((row) => row.numero);
};

const TODAS = MIGRACIONES.map((_migracion, index) => index + 1);

const creaTabla = (nombre: string): Migracion => ({
  nombre,
  up: async (q) => {
    await q.schema.createTable(nombre).addColumn('id', 'integer').execute();
  },
});

const CONTROL = ['version', 'migracion', 'cerrojo'];

/** Tables that a later step drops, with what is in them. */
const DROPPED = ['reloj'];

const withoutDropped = (rows: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => !DROPPED.includes(name)));

/** Rows that a later step makes of what a column held: of each day of collection, its receipt; of a player, the person. */
function made({ tablas }: Saved): Record<string, number> {
  const { solicitud = [], jugador = [], persona, operacion_fila = [] } = tablas;
  const recibo = solicitud.filter(({ cobrada }) => cobrada).length;
  const ofPlayers = operacion_fila.filter(({ tabla }) => tabla === 'jugador').length;
  return {
    ...(recibo > 0 && { recibo }),
    ...(!persona && { persona: jugador.length, operacion_fila: operacion_fila.length + ofPlayers }),
  };
}

/** Of what was done to a player, what was done to the person is a row more: told by a test of its own. */
const isRewritten = (tabla: string, { tablas }: Saved): boolean =>
  DROPPED.includes(tabla) || (tabla === 'operacion_fila' && !tablas.persona);

/** What a saved row says of columns that there still are, and the row as it is now, in the same order. */
function asSaved(rows: readonly SavedRow[], now: readonly SavedRow[]): [SavedRow[], SavedRow[]] {
  const [first = {}] = now;
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column in first);
  const only = (row: SavedRow) => Object.fromEntries(columns.map((column) => [column, row[column]]));
  const sorted = (some: readonly SavedRow[]) =>
    some
      .map((row) => JSON.stringify(only(row)))
      .sort()
      .map((row) => JSON.parse(row) as SavedRow);
  return [sorted(rows), sorted(now)];
}

/** The rows of a table as they are saved; a player with the person. */
async function rowsOf({ db }: BaseDatos, tabla: string, { tablas }: Saved): Promise<SavedRow[]> {
  const from = tabla === 'jugador' && !tablas.persona ? conPersona('jugador') : (tabla as 'liga');
  const rows = await db
    .selectFrom(from as 'liga')
    .selectAll()
    .execute();
  return rows.map((row) => JSON.parse(writeRow(row)) as SavedRow);
}

/** How many rows each table has, those of the migrator apart. */
async function counts({ db }: BaseDatos): Promise<Record<string, number>> {
  const tablas = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !CONTROL.includes(name));
  const rows = await Promise.all(
    tablas.map(async (name) => {
      const found = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db);
      return [name, Number(found.rows[0]?.n)] as const;
    }),
  );
  return Object.fromEntries(rows.filter(([, n]) => n > 0));
}

const rebuildsLiga = (step: Partial<Migracion>): Migracion => ({
  nombre: 'rebuilds-liga',
  up: (q) => rebuildTable(q, 'liga', (definition) => definition.replace('check (duracion > 0)', '')),
  ...step,
});

const seRompe: Migracion = {
  nombre: 'se-rompe',
  up: async (q) => {
    await q.schema.createTable('a_medias').addColumn('id', 'integer').execute();
    throw new Error('broken on purpose');
  },
};

describeEngines('migrations', ({ motor, open, destino }) => {
  let base: BaseDatos;

  beforeAll(async () => {
    base = await open();
  });

  it('run once: a second start finds nothing to do', async () => {
    await migrate(base);
    expect(await numeros(base)).toEqual(TODAS);
  });

  it('are each applied once when several programs start at once', async () => {
    const place = await destino();
    const programs = Array.from({ length: PROGRAMS_AT_ONCE }, () =>
      runNode('tests/support/migrador.ts', [JSON.stringify(place)]),
    );
    for (const { code, output } of await Promise.all(programs)) expect(code, output).toBe(0);
    const after = openDatabase(place);
    expect(await numeros(after)).toEqual(TODAS);
    expect(await after.db.selectFrom('version').select('version').execute()).toEqual([{ version: 1 }]);
    await after.close();
  });

  it('leave nothing of one that fails, and let the next start try again', async () => {
    const other = await open();
    const before = await numeros(other);
    await expect(migrate(other, [...MIGRACIONES, creaTabla('buena'), seRompe])).rejects.toThrow('on purpose');
    expect(await numeros(other)).toEqual([...before, before.length + 1]);
    await expect(sql`select * from a_medias`.execute(other.db)).rejects.toThrow('a_medias');
    await migrate(other, [...MIGRACIONES, creaTabla('buena'), creaTabla('a_medias')]);
    expect(await numeros(other)).toHaveLength(before.length + 2);
  });

  it('keep short the names of those who are or were in a league of children', async () => {
    const place = await destino();
    const vieja = openDatabase(place);
    await migrate(vieja, MIGRACIONES.slice(0, MIGRACIONES.indexOf(reservados)));
    const { db } = vieja;
    await sql`insert into liga (id, estado, tipo, division, anio, "horaBaseInicio", "minutoBaseInicio", "horaBaseFinal",
      "minutoBaseFinal", duracion, "idaVuelta", notificar, reglas) values
      (1, 'inactiva', 'infantil', 1, 2025, 9, 0, 22, 0, 90, 0, 0, '{}'),
      (2, 'activa', 'social', 1, 2026, 9, 0, 22, 0, 90, 0, 0, '{}')`.execute(db);
    await sql`insert into jugador (id, nombre, "nombreBusqueda", estado, "idLiga", "disponibleAmistosos",
      "nombreDeportivo") values (1, 'A', 'a', 'activo', 2, 0, null), (2, 'B', 'b', 'activo', 2, 0, null),
      (3, 'C', 'c', 'activo', 2, 0, null), (4, 'D', 'd', 'activo', 2, 0, 'Didi')`.execute(db);
    await sql`insert into liga_jugador values (1, 1), (2, 2)`.execute(db);
    await sql`insert into partido (id, "idLiga", fecha, duracion, sintetico, "idJugador1", "idJugador2",
      "jugador1NoPresenta", "jugador2NoPresenta", "jugador1Aplaza", "jugador2Aplaza")
      values (1, 1, '2025-11-01T10:00', 90, 0, 1, 3, 0, 0, 0, 0)`.execute(db);
    await migrate(vieja);
    const filas = await db.selectFrom('persona').select(['id', 'reservado']).orderBy('id').execute();
    expect(filas.map(({ reservado }) => reservado)).toEqual([1, 0, 1, 1]);
    await vieja.close();
  });

  it('have a filled database saved at the schema of the last one', () => {
    expect(Math.max(...SAVED.map(({ schema }) => schema))).toBe(MIGRACIONES.length);
  });

  for (const saved of SAVED)
    it(`keep every row of a filled database of schema ${saved.schema}`, async () => {
      const filled = openDatabase(await destino());
      await fill(filled, saved);
      const counted = await counts(filled);
      expect(Object.keys(counted).sort()).toEqual(Object.keys(saved.tablas).sort());
      await migrate(filled);
      expect(await counts(filled)).toEqual({ ...withoutDropped(counted), ...made(saved) });
      expect(await numeros(filled)).toEqual(TODAS);
      for (const [tabla, rows] of Object.entries(saved.tablas)) {
        if (isRewritten(tabla, saved)) continue;
        const [before, after] = asSaved(rows, await rowsOf(filled, tabla, saved));
        expect(after, tabla).toEqual(expect.arrayContaining(before));
      }
      if (motor === 'sqlite') {
        expect((await sql`pragma foreign_key_check`.execute(filled.db)).rows).toEqual([]);
        expect((await sql`pragma foreign_keys`.execute(filled.db)).rows).toEqual([{ foreign_keys: 1 }]);
        expect((await sql`pragma integrity_check`.execute(filled.db)).rows).toEqual([
          { integrity_check: 'ok' },
        ]);
      }
      await filled.close();
    });

  it('make of a player of before a person, and of what was done to one, what was done to both', async () => {
    const old = openDatabase(await destino());
    await migrate(old, MIGRACIONES.slice(0, MIGRACIONES.indexOf(personas)));
    const { db } = old;
    const insert = (nombre: string) =>
      sql`insert into jugador (nombre, "nombreBusqueda", estado)
      values (${nombre}, ${nombre}, 'activo')`.execute(db);
    for (const nombre of ['A', 'B', 'C']) await insert(nombre);
    await sql`delete from jugador where nombre = 'C'`.execute(db);
    const row = {
      id: 1,
      version: 4,
      nombre: 'A',
      nombreBusqueda: 'a',
      reservado: 0,
      estado: 'activo',
      idLiga: null,
    };
    const did = (antes: object | null, despues: object | null) => ({ antes, despues });
    const changes = [
      did(null, row),
      did(row, { ...row, version: 5, nombre: 'Z', reservado: 1 }),
      did(row, { ...row, version: 5, estado: 'lesion' }),
      did({ ...row, id: 3, nombre: 'C' }, null),
    ];
    await sql`insert into operacion (id, dt, usuario) values (1, 1, 'admin')`.execute(db);
    for (const [orden, { antes, despues }] of changes.entries())
      await sql`insert into operacion_fila values (1, ${orden}, 'jugador', '[1]', ${antes && JSON.stringify(antes)},
        ${despues && JSON.stringify(despues)})`.execute(db);
    await migrate(old);
    const rows = await db.selectFrom('operacion_fila').selectAll().orderBy('orden').execute();
    const sides = rows.map(({ tabla, antes, despues }) => [
      tabla,
      antes && (JSON.parse(antes) as object),
      despues && (JSON.parse(despues) as object),
    ]);
    const person = { id: 1, version: 0, nombre: 'A', nombreBusqueda: 'a', reservado: 0, apellido: 'A' };
    const player = { id: 1, version: 4, idPersona: 1, estado: 'activo', idLiga: null };
    expect(sides).toEqual([
      ['persona', null, person],
      ['jugador', null, player],
      ['persona', person, { ...person, nombre: 'Z', reservado: 1, apellido: 'Z' }],
      ['jugador', player, { ...player, version: 5, estado: 'lesion' }],
      ['jugador', { ...player, id: 3, idPersona: 3 }, null],
      ['persona', { ...person, id: 3, nombre: 'C', apellido: 'C' }, null],
    ]);
    const next = { nombre: 'D', nombreBusqueda: 'd' };
    const { id } = await db.insertInto('persona').values(next).returning('id').executeTakeFirstOrThrow();
    expect(id).toBe(4);
    await old.close();
  });

  it('leave no list of kinds in the tables: a new one is stored', async () => {
    const filled = openDatabase(await destino());
    await fill(filled, SAVED[0] as Saved);
    await migrate(filled);
    await sql`update liga set tipo = 'veteranos'`.execute(filled.db);
    await sql`update solicitud set tipo = 'torneo'`.execute(filled.db);
    await expect(sql`update liga set duracion = 0`.execute(filled.db)).rejects.toThrow();
    await expect(sql`delete from jugador where id = 1`.execute(filled.db)).rejects.toThrow();
    await sql`delete from liga where id = 7`.execute(filled.db);
    expect((await counts(filled)).incidencia).toBe(1);
    await filled.close();
  });

  if (motor === 'sqlite') {
    it('keep the indexes of a rebuilt table and never give an id twice', async () => {
      const filled = openDatabase(await destino());
      await fill(filled, SAVED[0] as Saved);
      // All but the one that a later step makes anew, over more columns.
      const indexes = sql`select name, sql from sqlite_master where type = 'index' and name <> 'liga_activa' order by name`;
      const before = (await indexes.execute(filled.db)).rows;
      await filled.db.deleteFrom('pista').where('id', '=', 2).execute();
      await migrate(filled);
      expect((await indexes.execute(filled.db)).rows).toEqual(expect.arrayContaining(before));
      const next = { nombre: 'Otra', estado: 'activa' } as const;
      const { id } = await filled.db
        .insertInto('pista')
        .values(next)
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(id).toBe(3);
      await filled.close();
    });

    it('refuse to rebuild a table in a step that did not ask for it, with nothing lost', async () => {
      const filled = openDatabase(await destino());
      await fill(filled, SAVED[0] as Saved);
      await migrate(filled);
      const before = await counts(filled);
      await expect(migrate(filled, [...MIGRACIONES, rebuildsLiga({})])).rejects.toThrow(/rebuilds/);
      expect(await counts(filled)).toEqual(before);
      await migrate(filled, [...MIGRACIONES, rebuildsLiga({ rebuilds: true })]);
      expect(await counts(filled)).toEqual(before);
      await filled.close();
    });

    it('roll back a rebuild that breaks references, and foreign keys hold again', async () => {
      const filled = openDatabase(await destino());
      await fill(filled, SAVED[0] as Saved);
      await migrate(filled);
      const before = await counts(filled);
      const loses = rebuildsLiga({
        rebuilds: true,
        up: async (q) => {
          await sql`delete from liga`.execute(q);
        },
      });
      await expect(migrate(filled, [...MIGRACIONES, loses])).rejects.toThrow(/broken references/);
      expect(await counts(filled)).toEqual(before);
      await expect(sql`delete from jugador where id = 1`.execute(filled.db)).rejects.toThrow();
      await filled.close();
    });
  }

  describe('of a newer program', () => {
    it('are refused in words, and nothing is touched', async () => {
      const newer = await open();
      const dt = 1_700_000_000;
      await newer.db.insertInto('migracion').values({ numero: 99, nombre: 'del-futuro', dt }).execute();
      await expect(migrate(newer)).rejects.toThrow(NewerDatabase);
      // Nor is there a backup that neither program could restore.
      await expect(exigirConocida(newer)).rejects.toThrow(NewerDatabase);
      await expect(migrate(newer)).rejects.toThrow(/versión más nueva del programa \(99 frente a \d+\)/);
      expect(await numeros(newer)).toEqual([...TODAS, 99]);
    });
  });
});
