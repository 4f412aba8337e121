import { afterEach, expect, it, vi } from 'vitest';
import { call, rehearse, sendThrough } from './call.ts';
import { nameWrites } from './unanswered.ts';

afterEach(() => vi.unstubAllGlobals());

it('a write asks that nobody be mailed only when it is told to', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  const sent: (string | null)[] = [];
  sendThrough(async (_url, init) => {
    sent.push(new Headers(init.headers).get('x-avisos'));
    return Response.json({ nombre: 'Ana', avisos: true });
  });
  const [borrar, pedido] = ['DELETE /api/private/partidos/:id', { params: { id: 1 } }] as const;
  await call('POST /api/avisos/poner', { body: { token: 'x', avisos: true } });
  await call(borrar, pedido, { quiet: true });
  await call(borrar, pedido, { quiet: false });
  await rehearse(borrar, pedido);
  expect(sent).toEqual([null, 'no', null, 'prever']);
});

it('what may tell players does not go without whether it does', () => {
  const sinDecirlo = () =>
    // @ts-expect-error: nobody has been asked.
    call('DELETE /api/private/partidos/:id', { params: { id: 1 } });
  expect(sinDecirlo).toBeTypeOf('function');
});

it('only to see whom it tells, a write has no name: it is not known how it ended, it was not done', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Response.json({});
  });
  const headers = { 'x-avisos': 'prever' };
  await nameWrites('/api/private/partidos/1', { method: 'DELETE', headers });
  await nameWrites('/api/private/partidos/1', { method: 'DELETE' });
  expect(sent.map((one) => one.has('idempotency-key'))).toEqual([false, true]);
});
