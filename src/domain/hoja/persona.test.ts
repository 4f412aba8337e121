import { expect, it } from 'vitest';
import { llamadoDeHoja, palabrasDeHoja, telefonoDeHoja } from './persona.ts';

it.each([
  ['600111222', true],
  ['600 11 12 22', true],
  ['+34 600 111 222', true],
  ['600.111.222 (su madre)', true],
  ['600 111 222 / 910 333 444', true],
  ['+351 912 345 678', true],
  ['600 11 12 22 ext. 12', true],
  ['6001112220', false],
  ['abc', false],
  ['-', false],
  ['600 12', false],
  ['6,00111E+08', false],
  ['6.00111222E+08', false],
  ['2026-10-03 18:30', false],
  ['=600111222', false],
])('the telephone «%s» can be called: %s', (texto, vale) => {
  const leido = telefonoDeHoja(texto);
  expect(leido).toEqual(
    vale
      ? { bien: true, valor: texto }
      : {
          bien: false,
          mensaje: expect.stringContaining(`«${texto}» no es un teléfono`),
          propuestas: [{ texto: '', etiqueta: 'Dejarla vacía' }],
        },
  );
});

it.each([
  ['Íñigo García', null],
  ['Ana (Nany) Gil', null],
  ['=HYPERLINK("http://x.example";"Ana")', 'es una fórmula'],
  ['@SUM(A1)', 'es una fórmula'],
  ['+cmd(1)', 'es una fórmula'],
  ['600111222', 'no es un nombre'],
  ['-', 'no es un nombre'],
])('the name «%s»: %s', (texto, queja) => {
  const leido = llamadoDeHoja(texto);
  if (queja === null) expect(leido).toEqual({ bien: true, valor: texto });
  else expect(leido).toMatchObject({ bien: false, mensaje: expect.stringContaining(`«${texto}» ${queja}`) });
});

it.each(['Llegó tarde', '+1', '- Lluvia', '15/10'])('«%s» is no formula', (texto) => {
  expect(palabrasDeHoja(texto)).toEqual({ bien: true, valor: texto });
});

it.each(['600111222.0', '600111222,00'])('«%s» is the whole number that a program gave decimals', (texto) => {
  expect(telefonoDeHoja(texto)).toEqual({ bien: true, valor: '600111222' });
});
