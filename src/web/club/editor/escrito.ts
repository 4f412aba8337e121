import { type Extensions, generateHTML, generateJSON, type JSONContent } from '@tiptap/core';
import { marcasComoFichas } from './marca.ts';

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
