import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { watchForwarded } from './limits.ts';

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip'])('%s is told once, and remembered', async (header) => {
  const app = Fastify();
  const told: string[] = [];
  const isForwarded = watchForwarded(app, (name) => told.push(name));
  app.get('/', () => 'x');
  await app.inject('/');
  expect([told, isForwarded()]).toEqual([[], false]);
  for (let i = 0; i < 5; i += 1) await app.inject({ url: '/', headers: { [header]: '203.0.113.7' } });
  expect([told, isForwarded()]).toEqual([[header], true]);
  await app.close();
});
