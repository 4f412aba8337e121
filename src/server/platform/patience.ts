import type { FastifyInstance } from 'fastify';
import { networkOf } from './network.ts';
import { createShares } from './shares.ts';

/** How long the other end of a connection may keep the server waiting, in milliseconds, and how many there may be. */
export type Patience = {
  /** For all the headers of a request. */
  headers: number;
  /** For a whole request, its body too. */
  request: number;
  /** Without a byte in either direction, also while an answer is made or nobody reads it. */
  silence: number;
  /** Between one request and the next. */
  keepAlive: number;
  /** How often the first two are looked at. */
  check: number;
  /** Further ones are closed at once. */
  connections: number;
};

/** An upload may take two minutes (its own limit answers in words); the longest answer, a proposal, some forty seconds. */
export const PATIENCE: Patience = {
  headers: 20_000,
  request: 150_000,
  silence: 120_000,
  keepAlive: 72_000,
  check: 5_000,
  connections: 4_000,
};

/** Those limits as Fastify takes them. */
export const patienceOptions = ({ headers, request, silence, keepAlive, check }: Patience) => ({
  connectionTimeout: silence,
  requestTimeout: request,
  keepAliveTimeout: keepAlive,
  http: { headersTimeout: headers, connectionsCheckingInterval: check },
});

/** Of them, what one address may hold: an eighth, so that it takes many to leave nobody else a place. */
const ADDRESSES = 8;

/** A proxy holds as many as there are visitors: who is behind one that is trusted is not counted here. */
export function limitConnections(
  app: FastifyInstance,
  { connections }: Patience,
  isExempt: (ip: string) => boolean,
): void {
  app.server.maxConnections = connections;
  const open = createShares<string>(Math.ceil(connections / ADDRESSES));
  app.server.on('connection', (socket) => {
    const ip = socket.remoteAddress ?? '';
    if (isExempt(ip)) return;
    const leave = open.take(networkOf(ip));
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}
