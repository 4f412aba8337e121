import { describe, expect, it } from 'vitest';
import { esEnlace } from '#domain/contenido/enlaces.ts';
import { CLASES_TEXTO } from '#domain/contenido/presentar.ts';
import { TEXTOS_HOSTILES } from '#tests/support/hostile/textos-hostiles.ts';
import { textoPublico } from './texto-rico.ts';

const ELEMENTOS = new Set([
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'wbr', 'strong', 'em', 'b', 'i', 'small', 'sup', 'sub', 'span', 'a'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'section', 'aside', 'div', 'figure', 'figcaption', 'blockquote'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]);
const ATRIBUTOS = new Set([
  ...['href', 'rel', 'class', 'scope', 'colspan', 'rowspan'],
  // The frame that a wide table scrolls in.
  ...['role', 'aria-label', 'tabindex'],
  // A table of figures stays one on a phone.
  'data-cifras',
]);
const CLASES = new Set<string>([...CLASES_TEXTO, 'junto', 'cuenta']);
/** What the server lets be nested, and the frame of a table. */
const FONDO = 15;
const SIN_FIN = new Set(['br', 'hr', 'wbr']);

const ETIQUETA = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATRIBUTO = /([\w:-]+)(?:="([^"]*)")?/g;

type Elemento = { nombre: string; atributos: [string, string][]; fondo: number };

function elementosDe(html: string): Elemento[] {
  let fondo = 0;
  return [...html.matchAll(ETIQUETA)].flatMap(([, fin, nombre = '', resto = '']) => {
    if (fin) {
      fondo -= 1;
      return [];
    }
    if (!SIN_FIN.has(nombre)) fondo += 1;
    const atributos = [...resto.matchAll(ATRIBUTO)].map(([, uno = '', valor = '']): [string, string] => [
      uno,
      valor.replaceAll('&amp;', '&'),
    ]);
    return [{ nombre, atributos, fondo }];
  });
}

function faltas({ nombre, atributos, fondo }: Elemento): string[] {
  const malos = atributos.filter(([atributo, valor]) => {
    if (atributo === 'href') return !esEnlace(valor);
    if (atributo === 'class') return valor.split(' ').some((una) => !CLASES.has(una));
    if (atributo.endsWith('span')) return Number(valor) > 19;
    return !ATRIBUTOS.has(atributo);
  });
  return [
    ...(ELEMENTOS.has(nombre) ? [] : [nombre]),
    ...(fondo > FONDO ? [`${nombre} at ${fondo}`] : []),
    ...malos.map(([atributo, valor]) => `${nombre} ${atributo}=${valor}`),
  ];
}

describe('of a hostile text nothing runs, loads, restyles nor leads where it may not', () => {
  it('there are at least 60 of them', () => expect(TEXTOS_HOSTILES.length).toBeGreaterThanOrEqual(60));

  it.each(TEXTOS_HOSTILES)('%s', (_nombre, html) => {
    const publico = textoPublico(`<p>Antes</p>${html}<p>Después</p>`);
    expect(publico).toMatch(/^<p>Antes<\/p>/);
    expect(elementosDe(publico).flatMap(faltas)).toEqual([]);
    // What is left of it are elements and words: no sign that could begin another.
    expect(publico.replace(ETIQUETA, '')).not.toMatch(/[<>]/);
    expect(publico).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\p{M}{4}/u);
  });
});
