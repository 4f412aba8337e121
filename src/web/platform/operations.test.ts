import { expect, it } from 'vitest';
import { currentToasts, dismissToast } from '#web/ui/toast.tsx';
import { noteOperations, takeOperation, tellFailure } from './operations.ts';

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

it('what says that a write failed goes when that write is done, and not when another is', async () => {
  // Other tests of the process may have left theirs.
  for (const { id } of currentToasts()) dismissToast(id);
  const texts = () => currentToasts().map(({ text }) => text);
  const write = (id: number, answer: () => Response) =>
    noteOperations(async () => answer())(`/api/private/pistas/${id}`, { method: 'POST' });
  const offline = (): never => {
    throw new TypeError('Failed to fetch');
  };
  await write(1, offline).catch(() => tellFailure('sin conexión'));
  await write(2, () => new Response('', { status: 409 }));
  tellFailure('rechazado');
  await write(3, () => new Response());
  expect(texts()).toEqual(['sin conexión', 'rechazado']);
  await write(1, () => new Response());
  expect(texts()).toEqual(['rechazado']);
  await write(2, () => new Response());
  expect(texts()).toEqual([]);
});
