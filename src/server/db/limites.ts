import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { type CreateLimiter, limitInMemory } from '#server/platform/limiter.ts';
import type { BaseDatos } from './open.ts';

const TABLA = 'limite';

type Consulta = { text: string; values?: unknown[] };

/** The database as the library expects a client of `pg`: it shares the program's own connections. */
const clienteDe = ({ db }: BaseDatos) => ({
  query: async ({ text, values = [] }: Consulta) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

/**
 * Counters that every replica shares, or this process's own on the embedded engine, which has only one. A
 * database that does not answer leaves each replica to count by itself.
 */
export function limitesDe(base: BaseDatos): CreateLimiter {
  if (base.motor === 'sqlite') return limitInMemory;
  const storeClient = clienteDe(base);
  return (name, allowance) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: TABLA,
      tableCreated: true,
      keyPrefix: name,
      points: allowance.points,
      duration: allowance.seconds,
      insuranceLimiter: limitInMemory(name, allowance),
    });
}
