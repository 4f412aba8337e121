/** A part of a text: its heading, '' of what comes before the first one and of a box, and what follows it. */
export type Apartado = { cabeza: string; html: string };

const PIEZA = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g;
/** Those that nothing closes. */
const SUELTAS = new Set(['br', 'hr', 'img', 'wbr', 'source', 'col']);

type Pieza = { etiqueta: string; html: string };

/** What the text is made of at its outermost. */
function piezasDe(html: string): Pieza[] {
  const piezas: Pieza[] = [];
  let nivel = 0;
  let desde = 0;
  for (const { 0: pieza, 1: cierre, 2: etiqueta = '', index } of html.matchAll(PIEZA)) {
    const esSuelta = SUELTAS.has(etiqueta);
    if (!esSuelta) nivel += cierre ? -1 : 1;
    if (nivel > 0 || !(esSuelta || cierre)) continue;
    const hasta = index + pieza.length;
    piezas.push({ etiqueta, html: html.slice(desde, hasta) });
    desde = hasta;
  }
  return [...piezas, { etiqueta: '', html: html.slice(desde) }].filter((una) => una.html.trim() !== '');
}

/** A box is for everybody to see: it is no part of what is over it, unless that would leave a heading with nothing. */
const vaAparte = ({ etiqueta, html }: Pieza, ultimo: Apartado | undefined): boolean =>
  etiqueta === 'aside' && (html.includes('<h2') || ultimo?.html !== '');

/** The parts of a sanitised text, in their order; together they are all of it. */
export function enApartados(html: string): Apartado[] {
  const apartados: Apartado[] = [];
  let sigue = false;
  for (const pieza of piezasDe(html)) {
    const ultimo = apartados.at(-1);
    const aparte = vaAparte(pieza, ultimo);
    if (pieza.etiqueta === 'h2') apartados.push({ cabeza: pieza.html, html: '' });
    else if (ultimo && sigue && !aparte) ultimo.html += pieza.html;
    else apartados.push({ cabeza: '', html: pieza.html });
    sigue = !aparte;
  }
  return apartados;
}
