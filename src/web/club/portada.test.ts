import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SECCIONES, superficies, trazosDe } from '#web/club/dibujo/dibujos.ts';
import { trazar } from '#web/club/dibujo/pista-trazada.tsx';

const leer = (ruta: string) => readFileSync(new URL(ruta, import.meta.url), 'utf8');
const css = leer('./portada.module.css');
const tokens = leer('../ui/look/tokens.css');

/** The colour that the style sheet gives to the head of a section. */
function fondoDe(seccion: string): string | undefined {
  const regla = css.split('}').find((una) => una.includes(`[data-seccion="${seccion}"]`));
  const [, fijo, token] = regla?.match(/background: (?:(#[0-9a-f]{6})|var\(--([\w-]+)\))/) ?? [];
  return fijo ?? tokens.match(new RegExp(`--${token}: (#[0-9a-f]{6})`))?.[1];
}

const CON_SUELO = SECCIONES.filter((seccion) => trazosDe(seccion).superficie !== 'calco');

test.each(CON_SUELO)('the head of %s stands out of bounds of its own court', (seccion) => {
  expect(fondoDe(seccion)).toBe(superficies()[trazosDe(seccion).superficie].fuera);
});

test.each(SECCIONES)('%s is a whole picture that depends on no other file', (seccion) => {
  const svg = renderToStaticMarkup(trazar(seccion));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/style=|href=|NaN|undefined/);
});

test('no other name is a drawing', () => expect(trazar('../secreto')).toBeNull());
