import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conLetrasEnteras, tieneLetrasPerdidas } from './letras.ts';

/** What a program makes of a text that it takes for Windows-1252. */
const partido = (texto: string): string =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(texto));

it.each([
  ['MarÃ­a LÃ³pez', 'María López'],
  ['Ã‘uflo NÃºÃ±ez', 'Ñuflo Núñez'],
  ['MÂª Ã\u0081ngeles Oâ€™Hara', 'Mª Ángeles O’Hara'],
  ['JOÃO GIL', 'JOÃO GIL'],
  ['Ângela, São, Chloë', 'Ângela, São, Chloë'],
])('«%s» is read %s', (texto, esperado) => {
  expect(conLetrasEnteras(texto)).toBe(esperado);
  expect(tieneLetrasPerdidas(esperado)).toBe(false);
});

it.each(['Jos\ufffd Gil', 'MarÃa', 'Ana Nu\ufffdez'])('of «%s» letters are lost', (texto) => {
  expect(tieneLetrasPerdidas(conLetrasEnteras(texto))).toBe(true);
});

it('whatever a Spanish sheet says, taken byte by byte, is read back; and as it is when it was not', () => {
  const letras = [...'abcñáéíóúüçàèòïABCÑÁÉÍÓÚÜÇªº·’«»¿¡ .-'];
  const texto = fc.string({ unit: fc.constantFrom(...letras), maxLength: 40 });
  fc.assert(
    fc.property(texto, (escrito) => {
      expect(conLetrasEnteras(partido(escrito))).toBe(escrito);
      expect(conLetrasEnteras(escrito)).toBe(escrito);
    }),
  );
});
