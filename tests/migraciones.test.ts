import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { MIGRACIONES, type Migracion, migrate, NewerDatabase } from '#server/db/migrate.ts';
import { reservados } from '#server/db/migrations/160-reservados.ts';
import { type BaseDatos, openDatabase } from '#server/db/open.ts';
import { describeEngines } from './support/engines.ts';
import { runNode } from './support/run-node.ts';

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

const seRompe: Migracion = {
  nombre: 'se-rompe',
  up: async (q) => {
    await q.schema.createTable('a_medias').addColumn('id', 'integer').execute();
    throw new Error('broken on purpose');
  },
};

describeEngines('migrations', ({ open, destino }) => {
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
    const filas = await db.selectFrom('jugador').select(['id', 'reservado']).orderBy('id').execute();
    expect(filas.map(({ reservado }) => reservado)).toEqual([1, 0, 1, 1]);
    await vieja.close();
  });

  describe('of a newer program', () => {
    it('are refused in words, and nothing is touched', async () => {
      const newer = await open();
      const dt = 1_700_000_000;
      await newer.db.insertInto('migracion').values({ numero: 99, nombre: 'del-futuro', dt }).execute();
      await expect(migrate(newer)).rejects.toThrow(NewerDatabase);
      await expect(migrate(newer)).rejects.toThrow(/versión más nueva del programa \(99 frente a \d+\)/);
      expect(await numeros(newer)).toEqual([...TODAS, 99]);
    });
  });
});
