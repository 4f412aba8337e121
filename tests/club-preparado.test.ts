import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClubPreparado, prepararClub } from './support/browser/club-preparado.ts';

let club: ClubPreparado;
beforeAll(async () => {
  club = await prepararClub({});
});
afterAll(() => club.cierra());

async function pistas(path = '', init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: club.token, 'content-type': 'application/json' };
  const response = await fetch(`${club.servidor.url}/api/private/pistas/${path}`, { headers, ...init });
  expect(response.status).toBe(200);
  return response.json();
}

const nueva = (nombre: string): Promise<unknown> =>
  pistas('0', { method: 'POST', body: JSON.stringify({ nombre, estado: 'activa' }) });

test('what a journey leaves behind is gone for the next, and its session still opens', async () => {
  const antes = await pistas();
  const primera = await nueva('La que no queda');
  expect(await pistas()).not.toEqual(antes);
  club.restablece();
  expect(await pistas()).toEqual(antes);
  expect(await nueva('La que no queda')).toEqual(primera);
});
