import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { get } from '#contract/endpoint.ts';
import { sendAnswer } from './router.ts';

const output = z.object({ nombre: z.string() });
const named = get('/api/named', '', { output });

async function answerOf(value: unknown) {
  const app = Fastify();
  app.get('/', (_request, reply) => sendAnswer(reply, named, value));
  const answer = await app.inject('/');
  await app.close();
  return answer;
}

test('an answer is what its schema declares, and nothing else of what the use case returned', async () => {
  const answer = await answerOf({ nombre: 'Peña', passwordHash: 'secret' });
  expect(answer.body).toBe('{"nombre":"Peña"}');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('an answer that lacks something of its schema is an error, never half an answer', async () => {
  expect((await answerOf({ otro: 1 })).statusCode).toBe(500);
});
