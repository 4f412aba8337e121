import { expect, it } from 'vitest';
import { noteOperations, takeOperation } from './operations.ts';

const answering = (header?: string) =>
  noteOperations(
    async () => new Response('', header === undefined ? {} : { headers: { 'x-operation': header } }),
  )('/api/private/pistas/1', {});

it('what a write left is offered once, a search between changes nothing, and a save of nothing offers nothing', async () => {
  await answering('7');
  await answering();
  expect(takeOperation()).toBe(7);
  expect(takeOperation()).toBeNull();
  await answering('8');
  await answering('0');
  expect(takeOperation()).toBeNull();
});
