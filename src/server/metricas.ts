import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { mensajes } from '#contract/mensajes.ts';
import { outageOf } from './db/engines/outage.ts';
import type { BaseDatos } from './db/open.ts';
import { Problema } from './platform/errors.ts';

/** A number that is asked for when somebody reads the metrics, one for each value of its label. */
type AskedGauge = {
  name: string;
  help: string;
  label: string;
  read(): Promise<Record<string, number>>;
};

type MetricsOptions = {
  path: string;
  /** Who reads them shows it: `Authorization: Bearer TOKEN`. */
  token: string;
  gauges: readonly AskedGauge[];
  kindOf(error: unknown): string | null;
  refuse(): Error;
};

const SECONDS = [0.005, 0.02, 0.1, 0.5, 2, 10];

/** Patterns, never addresses: there are as many as routes, and they name nobody. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method, route pattern and status, and the time they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
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

function countFailures(app: FastifyInstance, registers: Registry[], kindOf: MetricsOptions['kindOf']): void {
  const failures = new Counter({
    name: 'database_failures_total',
    help: 'Requests that failed because the database was down, full or damaged.',
    labelNames: ['kind'],
    registers,
  });
  app.addHook('onError', async (_request, _reply, error) => {
    const kind = kindOf(error);
    if (kind !== null) failures.inc({ kind });
  });
}

/** When the database does not answer, the rest is still told. */
function askOnReading({ name, help, label, read }: AskedGauge, registers: Registry[]): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers,
    async collect() {
      this.reset();
      const values = await read().catch(() => ({}));
      for (const [value, number] of Object.entries(values)) this.set({ [label]: value }, number);
    },
  });
}

/** Measures the application and serves what it measured, in the text format of Prometheus. Call it before the routes. */
function measure(app: FastifyInstance, options: MetricsOptions): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  countRequests(app, [register]);
  countFailures(app, [register], options.kindOf);
  for (const gauge of options.gauges) askOnReading(gauge, [register]);
  app.get(options.path, async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${options.token}`)) throw options.refuse();
    reply.header('cache-control', 'no-store').type(register.contentType);
    return register.metrics();
  });
}

const ESTADOS = ['pendiente', 'enviado', 'fallido'] as const;

async function correosPorEstado({ db }: BaseDatos): Promise<Record<string, number>> {
  const filas = await db
    .selectFrom('correo')
    .select((eb) => ['estado', eb.fn.countAll<number>().as('cuantos')])
    .groupBy('estado')
    .orderBy('estado')
    .execute();
  const contados = Object.fromEntries(filas.map(({ estado, cuantos }) => [estado, Number(cuantos)]));
  return Object.fromEntries(ESTADOS.map((estado) => [estado, contados[estado] ?? 0]));
}

/** What whoever keeps the server wants to see from outside; nothing of it is about a person. */
export function medir(app: FastifyInstance, base: BaseDatos, token: string): void {
  measure(app, {
    path: '/metrics',
    token,
    gauges: [
      {
        name: 'club_correos',
        help: 'Mails of the outbox by state.',
        label: 'estado',
        read: () => correosPorEstado(base),
      },
    ],
    kindOf: outageOf,
    refuse: () => new Problema(401, mensajes.sinSesion),
  });
}
