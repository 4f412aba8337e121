import { expect, test } from 'vitest';
import { enmienda } from './aspecto.tsx';

test.each([
  ['#4862a0', 'Se lee bien tal como es.'],
  ['azul', null],
])('of the colour %s it says: %s', (principal, dicho) =>
  expect(enmienda('principal', { principal, accion: '#c4572f' })).toBe(dicho),
);
