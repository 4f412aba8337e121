import { expect, it } from 'vitest';
import { frasesDe } from './avisos.tsx';

it.each([
  [true, true, /^El club escribe un correo a Ana/],
  [true, false, /^Ahora mismo el club no manda avisos a nadie/],
  [false, false, /^El club no escribirá a Ana/],
])('who wants them: %s, while the club sends them: %s', (avisos, seMandan, dicho) => {
  expect(frasesDe({ nombre: 'Ana', avisos, seMandan }, false).texto).toMatch(dicho);
});
