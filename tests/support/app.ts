import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Previstos } from '#contract/club/avisos.ts';
import type { Answer, Endpoint, Rehearsal, Request } from '#contract/endpoint.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { buildApp } from '#server/app.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { insertarSesion, insertarUsuario } from '#server/db/tables/usuario.ts';
import { type Clock, createClock } from '#server/platform/clock.ts';
import { createToken, hashPassword, hashToken } from '#server/platform/crypto/password.ts';
import { comprobarRespuesta } from './contrato.ts';
import { type Engine, reset } from './engines.ts';
import { AHORA } from './momento.ts';

export const ADMIN = { usuario: 'admin', password: 'una contraseña de prueba' } as const;

type Method = 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH' | 'HEAD' | 'OPTIONS';

/** An answer as it came: `body` parsed when it is JSON, the text otherwise, null when there is none. */
export type Respuesta = {
  status: number;
  body: unknown;
  headers: Record<string, unknown>;
  text: string;
};

/** A clock that only moves when it is told to; it shows its wall-clock time whatever the zone. */
export type FixedClock = Clock & { set(localTime: string): void; advance(hours: number): void };

const HOUR_MS = 3_600_000;

export function fixedClock(localTime: string): FixedClock {
  let ms = Date.parse(`${localTime}:00Z`);
  return {
    ...createClock(relojDePared('UTC'), () => ms),
    set: (to) => {
      ms = Date.parse(`${to}:00Z`);
    },
    advance: (hours) => {
      ms += hours * HOUR_MS;
    },
  };
}

type Sent = { token?: string | undefined; body?: unknown; ip?: string; rehearsed?: boolean };

const isJson = (type: unknown): boolean => String(type).startsWith('application/json');

async function inject(app: FastifyInstance, method: Method, url: string, sent: Sent): Promise<Respuesta> {
  const { token, body, ip, rehearsed = false } = sent;
  const answer = await app.inject({
    method,
    url,
    ...(ip && { remoteAddress: ip }),
    headers: {
      ...(token && { authorization: token }),
      ...(rehearsed && { 'x-avisos': 'prever' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  const text = answer.body;
  if (answer.statusCode === 200 && !rehearsed) comprobarRespuesta(method, url, text);
  const parsed = text && isJson(answer.headers['content-type']) ? JSON.parse(text) : text || null;
  return { status: answer.statusCode, body: parsed, headers: answer.headers, text };
}

/** The path with its parameters in place, and the query behind it. */
function urlOf(path: string, { params = {}, query = {} }: { params?: object; query?: object }): string {
  const values = params as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search ? `${filled}?${search}` : filled;
}

/** The real application on a real database, with staff signed in. */
export class TestApp {
  readonly base: BaseDatos;
  readonly reloj: FixedClock;
  readonly app: FastifyInstance;
  token = '';

  constructor(base: BaseDatos, reloj: FixedClock, app: FastifyInstance) {
    this.base = base;
    this.reloj = reloj;
    this.app = app;
  }

  /** Calls as staff. */
  api(method: Method, path: string, body?: unknown): Promise<Respuesta> {
    return inject(this.app, method, path, { token: this.token, body });
  }

  /** Calls as a visitor, or with whatever token and address are given. */
  send(method: Method, path: string, sent: Sent = {}): Promise<Respuesta> {
    return inject(this.app, method, path, sent);
  }

  /** Calls an endpoint of the contract as staff; answers what it answers. Throws when it refuses. */
  async call<E extends Endpoint>(endpoint: E, request: Request<E>): Promise<Answer<E>> {
    const { body } = request as { body?: unknown };
    const {
      status,
      body: answer,
      text,
    } = await this.api(endpoint.method, urlOf(endpoint.path, request), body);
    if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${text}`);
    return answer as Answer<E>;
  }

  /** Rehearses as staff. */
  ensayar(method: Method, path: string, body?: unknown): Promise<Respuesta> {
    return inject(this.app, method, path, { token: this.token, body, rehearsed: true });
  }

  /** What a call of the contract says that it would do, as staff. Throws when it refuses. */
  async rehearse<E extends Endpoint>(
    endpoint: E,
    request: Request<E>,
  ): Promise<Previstos & { haria: Rehearsal<E> }> {
    const { method, path } = endpoint;
    const { body } = request as { body?: unknown };
    const { status, body: answer, text } = await this.ensayar(method, urlOf(path, request), body);
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
    return answer as Previstos & { haria: Rehearsal<E> };
  }

  /** Signs in over HTTP; '' when it is refused. */
  async login(credentials: object = ADMIN, ip = '127.0.0.1'): Promise<string> {
    return (await this.send('POST', '/api/auth/login', { body: credentials, ip })).text;
  }

  /** Whether the desk lets in whoever brings that token. */
  async opens(token: string): Promise<boolean> {
    return (await this.send('GET', '/api/private/pistas', { token })).status === 200;
  }

  /** Who did what, as the desk reads it. */
  async log(): Promise<string> {
    return (await this.api('GET', '/api/private/log')).text;
  }

  /** A session without asking for the password, which takes its time. */
  async signIn(usuario: string = ADMIN.usuario): Promise<string> {
    const token = createToken();
    const now = Math.floor(this.reloj.now() / 1000);
    await insertarSesion(this.base.db, { tokenHash: hashToken(token), usuario, ahora: now });
    return token;
  }
}

let adminHash: Promise<string> | undefined;

export async function addAdmin({ db }: BaseDatos): Promise<void> {
  adminHash ??= hashPassword(ADMIN.password);
  await insertarUsuario(db, ADMIN.usuario, await adminHash);
}

/** Builds the application on that database. Nobody is signed in and there are no accounts yet. */
export async function startApp(base: BaseDatos, { ahora = AHORA } = {}): Promise<TestApp> {
  const reloj = fixedClock(ahora);
  return new TestApp(base, reloj, await buildApp({ base, reloj, exentas: ['127.0.0.1'], site: null }));
}

/**
 * The application of a suite: one database a suite, and before each test everything empty but the staff
 * account, which is signed in, and the clock back at its moment. Returns a handle to use inside the tests.
 */
export function useApp({ open }: Engine, { ahora = AHORA } = {}): () => TestApp {
  let club: TestApp;
  beforeAll(async () => {
    club = await startApp(await open(), { ahora });
  });
  beforeEach(async () => {
    await reset(club.base);
    await addAdmin(club.base);
    club.reloj.set(ahora);
    club.token = await club.signIn();
  });
  afterAll(() => club?.app.close());
  return () => club;
}
