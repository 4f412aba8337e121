import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { get } from '#contract/endpoint.ts';
import { Problema } from '#server/platform/errors.ts';
import { createRouter } from './router.ts';

const output = z.object({ secret: z.string() });
const open = get('/api/open', '', { output });
const closed = get('/api/closed', '', { output });

const TEXTS = { invalidMessage: 'invalid', notFoundMessage: 'not found', wrongVerbMessage: 'wrong verb' };

function startRouter() {
  const app = Fastify({ exposeHeadRoutes: false });
  const router = createRouter(app, {
    ...TEXTS,
    isPrivate: (path) => path === closed.path,
    confirm: async () => {},
    authenticate: async (token) => {
      if (token !== 'good') throw new Problema(401, 'nobody');
      return { usuario: 'ana', allows: (key) => key === 'GET /api/closed' };
    },
    forbidden: () => new Problema(403, 'not you'),
    answersHead: () => false,
  });
  const asked: (string | null)[] = [];
  for (const one of [open, closed])
    router.route(one, ({ caller }) => {
      asked.push(caller.usuario);
      return { secret: 'x' };
    });
  router.refuseOtherVerbs();
  return { app, router, asked };
}

it('who calls within the process is a visitor, and passes no wall', async () => {
  const { router, asked } = startRouter();
  expect(await router.call('GET /api/open', {})).toEqual({ secret: 'x' });
  await expect(router.call('GET /api/closed', {})).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual([null]);
});

it('over the wire only who is signed in passes, and is told apart from visitors', async () => {
  const { app, asked } = startRouter();
  const statusOf = async (method: 'GET' | 'HEAD' | 'POST', authorization = '') =>
    (await app.inject({ method, url: '/api/closed', headers: { authorization } })).statusCode;
  expect(await Promise.all([statusOf('GET'), statusOf('HEAD'), statusOf('POST')])).toEqual([401, 401, 401]);
  expect(await statusOf('GET', 'good')).toBe(200);
  expect(asked).toEqual(['ana']);
  await app.close();
});
