import { afterAll, expect, test } from 'vitest';
import { type Club, crearAnfitrion } from './support/anfitrion.ts';

const anfitrion = crearAnfitrion({});
afterAll(() => anfitrion.cierra());

async function pistas({ servidor, token }: Club, path = '', init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: await token(), 'content-type': 'application/json' };
  const response = await fetch(`${servidor.url}/api/private/pistas/${path}`, { headers, ...init });
  expect(response.status).toBe(200);
  return response.json();
}

test('the journeys of a file share a club, and those of another get one where nobody has been', async () => {
  const uno = await anfitrion.clubDe('una.spec.ts');
  const antes = await pistas(uno);
  await pistas(uno, '0', {
    method: 'POST',
    body: JSON.stringify({ nombre: 'La que queda', estado: 'activa' }),
  });
  expect(await anfitrion.clubDe('una.spec.ts')).toBe(uno);
  const otro = await anfitrion.clubDe('otra.spec.ts');
  expect(await pistas(otro)).toEqual(antes);
});
