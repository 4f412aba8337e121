import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createRefusalLog } from './error-handler.ts';

function listen() {
  const lines: object[] = [];
  let now = 10_000;
  const note = createRefusalLog(() => now);
  const request = {
    method: 'GET',
    url: '/api/private/jugadores/7?token=secreto',
    routeOptions: { url: '/api/private/jugadores/:id' },
    ip: '203.0.113.7',
    log: { info: (line: object) => lines.push(line) },
  } as unknown as FastifyRequest;
  return {
    lines,
    refuse: (status: number) => note(request, status),
    wait: (ms: number) => {
      now += ms;
    },
  };
}

it('notes what call was refused and from where, and nothing that was typed', () => {
  const { lines, refuse } = listen();
  refuse(401);
  expect(lines).toEqual([
    { call: 'GET /api/private/jugadores/:id', status: 401, ip: '203.0.113.7', more: 0 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('secreto');
});

it('notes no form with a mistake in it', () => {
  const { lines, refuse } = listen();
  for (const status of [400, 404, 405, 409, 413]) refuse(status);
  expect(lines).toEqual([]);
});

it('notes a line a second, and how many there were meanwhile', () => {
  const { lines, refuse, wait } = listen();
  for (let i = 0; i < 50; i += 1) refuse(429);
  refuse(401);
  wait(1_000);
  refuse(429);
  expect(lines).toMatchObject([{ status: 429, more: 0 }, { status: 401 }, { status: 429, more: 49 }]);
});
