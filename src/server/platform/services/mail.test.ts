import { expect, it } from 'vitest';
import { isNearby } from './mail.ts';

it.each([
  ['smtp://localhost:25', true],
  ['smtp://correo:25', true],
  ['smtp://127.0.0.1:1025', true],
  ['smtp://[::1]:25', true],
  ['smtp://10.0.0.5', true],
  ['smtp://172.20.0.3', true],
  ['smtp://ana:clave@smtp.proveedor.example:587', false],
  ['smtps://smtp.proveedor.example', false],
  ['smtp://172.64.0.3', false],
])('%s is nearby: %s', (url, nearby) => {
  expect(isNearby(url)).toBe(nearby);
});
