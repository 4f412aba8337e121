import { type Extensions, generateHTML, generateJSON, type JSONContent } from '@tiptap/core';
import { marcasComoFichas } from './extensiones.ts';

const fragmento = (html: string): DocumentFragment => {
  const molde = document.createElement('template');
  molde.innerHTML = html;
  return molde.content;
};

const texto = (raiz: DocumentFragment): string => {
  const caja = document.createElement('div');
  caja.append(raiz);
  return caja.innerHTML;
};

/** A text as the editor reads it: its marks are chips. */
export function paraEditar(html: string): string {
  const raiz = fragmento(html);
  marcasComoFichas(raiz);
  return texto(raiz);
}

/** The editor has a paragraph in every item and cell; a text only where there are several. */
function sinParrafosDeMas(raiz: DocumentFragment): void {
  for (const caja of raiz.querySelectorAll('li, td, th, dd')) {
    const [primero, ...otros] = caja.children;
    const solo = otros.every((otro) => otro.matches('ul, ol'));
    if (primero?.matches('p') && solo) primero.replaceWith(...primero.childNodes);
  }
  for (const parrafo of raiz.querySelectorAll('p'))
    if (parrafo.childNodes.length === 0 && !parrafo.closest('td, th')) parrafo.remove();
}

function conCabeceras(tabla: HTMLTableElement): void {
  const [primera] = tabla.rows;
  const deColumna = primera && [...primera.cells].every((celda) => celda.tagName === 'TH') ? primera : null;
  if (deColumna) {
    const cabeza = document.createElement('thead');
    tabla.tBodies[0]?.before(cabeza);
    cabeza.append(deColumna);
  }
  for (const celda of tabla.querySelectorAll('th'))
    celda.setAttribute('scope', deColumna?.contains(celda) ? 'col' : 'row');
}

/** What the editor holds, as it is kept: marks as they are written, tables with their headings. */
function comoSeGuarda(html: string): string {
  const raiz = fragmento(html);
  for (const ficha of raiz.querySelectorAll<HTMLElement>('[data-marca]'))
    ficha.replaceWith(`{{${ficha.dataset.marca}}}`);
  sinParrafosDeMas(raiz);
  for (const tabla of raiz.querySelectorAll('table')) conCabeceras(tabla);
  for (const titulo of raiz.querySelectorAll('caption')) titulo.removeAttribute('contenteditable');
  return texto(raiz);
}

export const escrito = (documento: JSONContent, extensiones: Extensions): string =>
  comoSeGuarda(generateHTML(documento, extensiones));

/** A text as the editor would write it: what is compared to know whether anything has changed. */
export const normalizar = (html: string, extensiones: Extensions): string =>
  escrito(generateJSON(paraEditar(html), extensiones), extensiones);

/** Neither they nor what is in them is text. */
const FUERA =
  'script, style, link, meta, base, title, template, svg, math, iframe, object, embed, applet, form, input, button, select, textarea, video, audio, canvas, noscript, xmp, plaintext';

const ATRIBUTOS = new Set([
  ...['href', 'src', 'alt', 'width', 'height', 'class', 'scope'],
  ...['data-marca', 'data-pm-slice', 'start'],
]);

/** As deep as the server lets a text be. */
const FONDO = 14;

/** Titles start where the page's own ends. */
const TITULOS: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' };

const NORMAL = /font-weight:\s*(?:normal|400)/i;
const NEGRITA = /font-weight:\s*(?:bold|[6-9]00)/i;
const CURSIVA = /font-style:\s*italic/i;

const sinEnvoltura = (elemento: Element): void => elemento.replaceWith(...elemento.childNodes);

function envolver(elemento: Element, etiqueta: string): void {
  const nuevo = document.createElement(etiqueta);
  nuevo.append(...elemento.childNodes);
  elemento.append(nuevo);
}

/** What office programs say with styles, said with elements. */
function conElementos(elemento: Element): void {
  const estilo = elemento.getAttribute('data-style') ?? '';
  const nuevo = TITULOS[elemento.tagName];
  if (nuevo) {
    const titulo = document.createElement(nuevo);
    titulo.append(...elemento.childNodes);
    elemento.replaceWith(titulo);
  } else if (elemento.matches('b, strong') && NORMAL.test(estilo)) sinEnvoltura(elemento);
  else if (elemento.matches('span')) {
    if (NEGRITA.test(estilo)) envolver(elemento, 'strong');
    if (CURSIVA.test(estilo)) envolver(elemento, 'em');
  }
}

/** A cell over thousands would keep the editor counting for ever. */
const ABARCA = /^(?:[2-9]|1\d)$/;

const seQueda = ({ name, value }: Attr): boolean =>
  name.endsWith('span') ? ABARCA.test(value) : ATRIBUTOS.has(name);

function sinAtributos(elemento: Element): void {
  for (const atributo of [...elemento.attributes])
    if (!seQueda(atributo)) elemento.removeAttribute(atributo.name);
}

/** Deeper boxes lose themselves and keep what they hold. */
function aplanar(raiz: DocumentFragment): void {
  const fondos = new WeakMap<Node, number>([[raiz, 0]]);
  for (const elemento of raiz.querySelectorAll('*')) {
    const fondo = (fondos.get(elemento.parentNode ?? raiz) ?? 0) + 1;
    if (fondo > FONDO) sinEnvoltura(elemento);
    else fondos.set(elemento, fondo);
  }
}

const ETIQUETA = /<[a-z][^>]*>/gi;
const CON_EFECTO = /\s(style|on[a-z]+)\s*=/gi;

/** Under another name: the browser would judge them, and complain, even where nothing is ever drawn. */
const sinEfecto = (html: string): string =>
  html.replace(ETIQUETA, (etiqueta) =>
    etiqueta.replace(CON_EFECTO, (_, nombre: string) => ` data-${nombre.toLowerCase()}=`),
  );

/** What is pasted, before the editor reads it: words and their shapes, with nothing that styles, loads or runs. */
export function limpiarPegado(html: string): string {
  const molde = document.createElement('template');
  molde.innerHTML = sinEfecto(html);
  const { content } = molde;
  for (const elemento of content.querySelectorAll(FUERA)) elemento.remove();
  for (const elemento of content.querySelectorAll('*')) conElementos(elemento);
  for (const elemento of content.querySelectorAll('*')) sinAtributos(elemento);
  aplanar(content);
  return molde.innerHTML;
}
