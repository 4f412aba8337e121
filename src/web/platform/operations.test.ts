import { expect, it, vi } from 'vitest';
import { currentToasts, dismissToast } from '#web/ui/toast.tsx';
import { send, sendThrough } from './call.ts';
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

it.each(['POST /api/private/pistas/:id', 'GET /api/private/ligas/backup'])(
  'what says that a call failed goes when that one is done, and not when another is: %s',
  async (key) => {
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('sessionStorage', { getItem: () => null });
    // Other tests of the process may have left theirs.
    for (const { id } of currentToasts()) dismissToast(id);
    const texts = () => currentToasts().map(({ text }) => text);
    const ask = (id: number, text: string, answer: () => Response) => {
      sendThrough(noteOperations(async () => answer()));
      return send(key, { params: { id }, query: { id } }).catch((error) => tellFailure(text, error));
    };
    const offline = (): never => {
      throw new TypeError('Failed to fetch');
    };
    const done = () => new Response();
    await ask(1, 'sin conexión', offline);
    await ask(2, 'rechazado', () => new Response('', { status: 409 }));
    await ask(3, '', done);
    expect(texts()).toEqual(['sin conexión', 'rechazado']);
    await ask(1, '', done);
    expect(texts()).toEqual(['rechazado']);
    await ask(2, '', done);
    expect(texts()).toEqual([]);
    vi.unstubAllGlobals();
  },
);
