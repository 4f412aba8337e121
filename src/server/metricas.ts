import type { FastifyInstance } from 'fastify';
import { mensajes } from '#contract/mensajes.ts';
import type { BaseDatos } from './db/open.ts';
import { outageOf } from './db/outage.ts';
import { measure } from './platform/metrics.ts';
import { Problema } from './platform/problema.ts';

const ESTADOS = ['pendiente', 'enviado', 'fallido'] as const;

/** How many mails there are in each state. */
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
