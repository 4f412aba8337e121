import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { club } from '#club';
import { HUECOS } from '#contract/sitio/huecos.ts';
import { dibujoDeHueco } from '#contract/sitio/sitio.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { ESCENAS_NOTICIA } from '#domain/noticia/escena.ts';
import { trazarBienvenida } from './bienvenida.tsx';
import { trazarClase } from './clases.tsx';
import { trazarHueco } from './escenas.tsx';
import { trazarLiga } from './ligas.tsx';
import { trazarMarcador, trazarNoticia } from './noticias.tsx';

test.each(HUECOS)('%s has a drawing of its own while it has no photograph', (hueco) => {
  const svg = renderToStaticMarkup(trazarHueco(dibujoDeHueco(hueco)));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/style=|href=|NaN|undefined/);
});

test('no other name is a place', () => expect(trazarHueco('toString')).toBeNull());

test('each subject of the news has a drawing of its own', () => {
  const dibujos = ESCENAS_NOTICIA.map((escena) => renderToStaticMarkup(trazarNoticia(escena)));
  expect(new Set(dibujos).size).toBe(ESCENAS_NOTICIA.length);
  for (const svg of dibujos) expect(svg).not.toMatch(/style=|href=|NaN|undefined/);
  expect(trazarNoticia('toString')).toBeNull();
});

test('the board of a match has its sets and its names, fitted', () => {
  const remontada = [
    ['3', '6'],
    ['6', '4'],
    ['12', '10'],
  ] as const;
  const marcador = renderToStaticMarkup(trazarMarcador({ sets: remontada }));
  // Lit, each set in the row of who won it.
  expect(marcador.match(/stroke="#d9e84a"/g)).toHaveLength(3);
  expect(marcador).not.toMatch(/NaN|undefined/);
  const trazar = (palabras: string) => ({ d: `M${palabras}`, width: 600 * palabras.length, size: 1000 });
  const conNombres = renderToStaticMarkup(
    trazarMarcador({ sets: remontada.slice(1), nombres: ['Gil', 'Fernández de Castro-Vi'], trazar }),
  );
  // The winner's name is white; the other one's, not.
  expect(conNombres).toMatch(/d="MGil"[^>]*fill="#fff"/);
  expect(conNombres).toMatch(/d="MFernández[^>]*fill="#b4c0e4"/);
  expect(conNombres).toContain('d="MGil"');
  expect(conNombres).toMatch(/d="MFernández[^"]*…"/);
  expect(conNombres).not.toContain('d="MSuper"');
  expect(renderToStaticMarkup(trazarMarcador({ sets: remontada, trazar }))).toContain('d="MSuper"');
});

test('each programme of the school has a drawing of its own, and any other that of a class', () => {
  const dibujos = club.escuela.programas.map(({ id }) => renderToStaticMarkup(trazarClase(id)));
  expect(new Set(dibujos).size).toBe(club.escuela.programas.length);
  for (const svg of dibujos) expect(svg).not.toMatch(/style=|href=|NaN|undefined/);
  expect(renderToStaticMarkup(trazarClase('toString'))).toBe(renderToStaticMarkup(trazarNoticia('escuela')));
});

test('the people of the front page are two on a phone, and stand on no ground of their own', () => {
  const svg = renderToStaticMarkup(trazarBienvenida());
  expect(svg).toMatch(/^<svg (?!.*(?:style=|href=|NaN|undefined|<rect))/s);
  expect(svg).toMatch(/@media \(max-width:300px\){\.o{display:none}.*<g class="o">/s);
});

test('each league has a drawing of its own', () => {
  const dibujos = TIPOS_GESTIONADOS.map((tipo) => renderToStaticMarkup(trazarLiga(tipo)));
  expect(new Set(dibujos).size).toBe(TIPOS_GESTIONADOS.length);
  for (const svg of dibujos) expect(svg).toMatch(/^<svg (?!.*(?:style=|href=|NaN|undefined))/s);
  expect(trazarLiga('toString')).toBeNull();
});
