import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { mensajes } from '#contract/mensajes.ts';
import { ESTADOS_CORREO } from '#contract/solicitudes/solicitudes.ts';
import { outageOf } from './db/engines/outage.ts';
import type { BaseDatos } from './db/open.ts';
import { hashToken, isToken } from './platform/crypto/password.ts';
import { Problema } from './platform/errors.ts';

/** Patterns, never addresses: there are as many as routes, and they name nobody. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method, route pattern and status, and the time they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const underWay = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being answered, by route pattern: proposals and sheets among them.',
    labelNames: ['route'],
    registers,
  });
  app.addHook('onRequest', async (request, reply) => {
    const route = routeOf(request);
    underWay.inc({ route });
    // Also when the caller goes away before the answer.
    reply.raw.once('close', () => underWay.dec({ route }));
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.held) return;
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}

function countFailures(app: FastifyInstance, registers: Registry[]): void {
  const failures = new Counter({
    name: 'database_failures_total',
    help: 'Requests that failed because the database was down, full or damaged.',
    labelNames: ['kind'],
    registers,
  });
  app.addHook('onError', async (_request, _reply, error) => {
    const kind = outageOf(error);
    if (kind !== null) failures.inc({ kind });
  });
}

const correosPorEstado = ({ db }: BaseDatos) =>
  db
    .selectFrom('correo')
    .select((eb) => ['estado', eb.fn.countAll<number>().as('cuantos')])
    .groupBy('estado')
    .orderBy('estado')
    .execute();

function countMails(base: BaseDatos, registers: Registry[]): void {
  new Gauge({
    name: 'club_correos',
    help: 'Mails of the outbox by state.',
    labelNames: ['estado'],
    registers,
    async collect() {
      this.reset();
      // When the database does not answer, the rest is still told.
      const filas = await correosPorEstado(base).catch(() => null);
      if (filas) for (const estado of ESTADOS_CORREO) this.set({ estado }, 0);
      for (const { estado, cuantos } of filas ?? []) this.set({ estado }, Number(cuantos));
    },
  });
}

/**
 * What whoever keeps the server wants to see from outside, in the text format of Prometheus, for who shows the token; nothing
 * of it is about a person. Call it before the routes.
 */
export function medir(app: FastifyInstance, base: BaseDatos, token: string): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  countRequests(app, [register]);
  countFailures(app, [register]);
  countMails(base, [register]);
  const expected = hashToken(`Bearer ${token}`);
  app.get('/metrics', async (request, reply) => {
    if (!isToken(request.headers.authorization ?? '', expected)) throw new Problema(401, mensajes.sinSesion);
    reply.header('cache-control', 'no-store').type(register.contentType);
    return register.metrics();
  });
}
