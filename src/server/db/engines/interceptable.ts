import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  Kysely,
  QueryCompiler,
  QueryResult,
} from 'kysely';

type Result = QueryResult<unknown>;

/** Stands in front of the queries of a connection. */
type Interceptor = (query: CompiledQuery, run: (query: CompiledQuery) => Promise<Result>) => Promise<Result>;

class InterceptableConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  interceptor: Interceptor | null = null;
  #isIntercepting = false;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { interceptor } = this;
    if (!interceptor || this.#isIntercepting) return this.inner.executeQuery<R>(query);
    this.#isIntercepting = true;
    try {
      // Queries of the interceptor's own go through `executeQuery`, so that `onQuery` hears them.
      const run = (other: CompiledQuery): Promise<Result> =>
        other === query ? this.inner.executeQuery(other) : this.executeQuery(other);
      return (await interceptor(query, run)) as QueryResult<R>;
    } finally {
      this.#isIntercepting = false;
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery<R>(query, chunkSize);
  }
}

const innerOf = (connection: DatabaseConnection): DatabaseConnection =>
  (connection as InterceptableConnection).inner;

const interceptableDriver = (driver: Driver): Driver => ({
  init: () => driver.init(),
  acquireConnection: async () => new InterceptableConnection(await driver.acquireConnection()),
  beginTransaction: (connection, settings) => driver.beginTransaction(innerOf(connection), settings),
  commitTransaction: (connection) => driver.commitTransaction(innerOf(connection)),
  rollbackTransaction: (connection) => driver.rollbackTransaction(innerOf(connection)),
  releaseConnection: (connection) => driver.releaseConnection(innerOf(connection)),
  destroy: () => driver.destroy(),
});

/** The same dialect with connections that somebody may stand in front of. */
export const interceptable = (dialect: Dialect): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createQueryCompiler: (): QueryCompiler => dialect.createQueryCompiler(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createDriver: () => interceptableDriver(dialect.createDriver()),
});

/** Puts it in front of a transaction's queries, or with null takes it away. */
export const intercept = (
  q: Pick<Kysely<unknown>, 'getExecutor'>,
  interceptor: Interceptor | null,
): Promise<void> =>
  q.getExecutor().provideConnection(async (connection) => {
    (connection as InterceptableConnection).interceptor = interceptor;
  });
