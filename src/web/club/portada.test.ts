import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BLANCO, contraste } from '#domain/club/contraste.ts';
import { fueraDe, SECCIONES } from '#web/club/dibujo/dibujos.ts';
import { ficheroDe } from '#web/club/dibujo/ficheros.ts';

const leer = (ruta: string) => readFileSync(new URL(ruta, import.meta.url), 'utf8');
const css = leer('./portada.module.css');
const tokens = leer('../ui/look/tokens.css');

/** The colour that the style sheet gives to the head of a section. */
function fondoDe(seccion: string): string | undefined {
  const regla = css.split('}').find((una) => una.includes(`[data-seccion="${seccion}"]`));
  const [, fijo, token] = regla?.match(/background: (?:(#[0-9a-f]{6})|var\(--([\w-]+)\))/) ?? [];
  return fijo ?? tokens.match(new RegExp(`--${token}: (#[0-9a-f]{6})`))?.[1];
}

const CON_SUELO = SECCIONES.filter((seccion) => fueraDe(seccion) !== 'none');

test.each(CON_SUELO)('the head of %s stands out of bounds of its own court', (seccion) => {
  expect(fondoDe(seccion)).toBe(fueraDe(seccion));
});

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
