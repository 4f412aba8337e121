import type { FastifyRequest } from 'fastify';
import { addressOf } from './network.ts';

/** Who is calling: the signed-in user, if any, and where from. */
export type Caller = {
  usuario: string | null;
  token: string | null;
  ip: string;
  /** The name a write is sent under: sent again, it is not done again. */
  idempotencyKey?: string | null;
};

export type WallOptions = {
  /** Which paths are for who is signed in, alone. */
  isPrivate: (path: string) => boolean;
  /** Who calls a private path, by their token. Throws a `Problema` when it is nobody's. */
  authenticate: (token: string | null) => Promise<string>;
  /** Throws a `Problema` unless whoever has that token typed their password a little ago. */
  confirm: (token: string | null) => Promise<void>;
};

type Pass = (request: FastifyRequest) => Promise<void>;

export type Wall = {
  /** What a call of that path has to pass; undefined where everybody may. */
  of(path: string, needs?: { asksPassword?: true }): Pass | undefined;
  /** Who passed, or a visitor. */
  callerOf(request: FastifyRequest): Caller;
};

const visitorOf = (request: FastifyRequest): Caller => ({
  usuario: null,
  token: request.headers.authorization || null,
  ip: addressOf(request),
});

/** In front of private paths, before the body is read: nobody without a token makes the server take a large one. */
export function createWall({ isPrivate, authenticate, confirm }: WallOptions): Wall {
  const passed = new WeakMap<FastifyRequest, Caller>();
  const pass: Pass = async (request) => {
    const visitor = visitorOf(request);
    passed.set(request, { ...visitor, usuario: await authenticate(visitor.token) });
  };
  const passConfirmed: Pass = async (request) => {
    await pass(request);
    await confirm(visitorOf(request).token);
  };
  return {
    of: (path, { asksPassword } = {}) => {
      if (!isPrivate(path)) return undefined;
      return asksPassword ? passConfirmed : pass;
    },
    callerOf: (request) => passed.get(request) ?? visitorOf(request),
  };
}
