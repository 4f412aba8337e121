import { CompiledQuery, sql } from 'kysely';
import { type IRateLimiterPostgresOptions, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type CreateLimiter, limitInMemory } from '#server/platform/http/limits.ts';
import type { BaseDatos } from '../open.ts';

const TABLA = 'limite';

type Consulta = { text: string; values?: unknown[] };

/** The database as the library expects a client of `pg`: it shares the program's own connections. */
const clienteDe = ({ db }: BaseDatos) => ({
  query: async ({ text, values = [] }: Consulta) => {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

/** How far apart the clocks of two replicas may be. */
const ADELANTO_MS = 60_000;

/**
 * A count that lasts longer than its window was begun by a clock that was ahead: it is begun anew, once, however many
 * ask at that moment. In memory counts end by a timer, whatever the clock says.
 */
class LimitePostgres extends RateLimiterPostgres {
  readonly #base: BaseDatos;

  constructor(base: BaseDatos, options: IRateLimiterPostgresOptions) {
    super(options);
    this.#base = base;
  }

  override async consume(...args: Parameters<RateLimiterPostgres['consume']>): Promise<RateLimiterRes> {
    const longest = this.msDuration + ADELANTO_MS;
    try {
      return await super.consume(...args);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes) || refusal.msBeforeNext <= longest) throw refusal;
      const { db } = this.#base;
      await sql`delete from ${sql.table(TABLA)}
        where key = ${this.getKey(args[0])} and expire > ${Date.now() + longest}`.execute(db);
      return super.consume(...args);
    }
  }
}

/** Counters that replicas share; of this process alone when embedded, or when the database is down. */
export function limitesDe(base: BaseDatos): CreateLimiter {
  if (base.motor === 'sqlite') return limitInMemory;
  const storeClient = clienteDe(base);
  return (name, allowance) =>
    new LimitePostgres(base, {
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
