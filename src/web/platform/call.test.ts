import { afterEach, expect, it, vi } from 'vitest';
import { call, sendThrough } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

it('a write asks that nobody be mailed only when it is told to', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  const sent: (string | null)[] = [];
  sendThrough(async (_url, init) => {
    sent.push(new Headers(init.headers).get('x-avisos'));
    return Response.json({ nombre: 'Ana', avisos: true });
  });
  const body = { token: 'x', avisos: true };
  await call('POST /api/avisos/poner', { body });
  await call('POST /api/avisos/poner', { body }, { quiet: true });
  await call('POST /api/avisos/poner', { body }, { quiet: false });
  expect(sent).toEqual([null, 'no', null]);
});
