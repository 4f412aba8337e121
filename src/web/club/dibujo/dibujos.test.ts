import { expect, test } from 'vitest';
import { BLANCO, contraste } from '#domain/club/colores.ts';
import { fueraDe, SECCIONES } from './dibujos.ts';
import { ficheroDe } from './ficheros.ts';

const CON_SUELO = SECCIONES.filter((seccion) => fueraDe(seccion) !== 'none');

test.each(CON_SUELO)('white headings can be read out of bounds of the court of %s', (seccion) => {
  expect(contraste(fueraDe(seccion), BLANCO)).toBeGreaterThan(5);
});

/** What the drawing of a section paints first, as far as it goes. */
function fondoDibujado(seccion: string): string | undefined {
  const svg = ficheroDe(seccion) ?? '';
  const [fondo = ''] = /<rect [^>]*x="-90"[^>]*>/.exec(svg) ?? [];
  const clase = / class="(\w+)"/.exec(fondo)?.[1];
  return (clase ? new RegExp(`\\.${clase} { fill: (#\\w+)`) : / fill="(#\w+)"/).exec(
    clase ? svg : fondo,
  )?.[1];
}

test.each(CON_SUELO)('%s is drawn with that colour out of bounds', (seccion) => {
  expect(fondoDibujado(seccion)).toBe(fueraDe(seccion));
});
