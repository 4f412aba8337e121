import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { sendAnswer, WrittenJson } from './send-answer.ts';

const written = endpoint({ method: 'GET', path: '/api/written', summary: '', output: z.unknown() });

test('what another thread wrote leaves as it is, also when it is part of a larger memory', async () => {
  const memory = new TextEncoder().encode('···{"a":"ñ"}···');
  const [start, end] = [memory.indexOf(123), memory.lastIndexOf(125) + 1];
  const app = Fastify();
  app.get('/', (_request, reply) => sendAnswer(reply, written, new WrittenJson(memory.subarray(start, end))));
  const answer = await app.inject('/');
  expect(answer.body).toBe('{"a":"ñ"}');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  await app.close();
});
