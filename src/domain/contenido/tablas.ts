/** From so many columns on, or with cells of so many letters in three, a table does not fit a phone. */
const COLUMNAS_ANCHA = 4;
const COLUMNAS_JUSTAS = 3;
const LETRAS_ANCHA = 60;

const MARCO = /<div class="tabla">(\s*<table>\s*<caption>([^<]*)<\/caption>)?/g;
const TABLA = /<table>([\s\S]*?)<\/table>/g;
const COLUMNA = /<th scope="col">([\s\S]*?)<\/th>/g;
const CELDA = /<td>([\s\S]*?)<\/td>/g;
const FILA = /<tr>([\s\S]*?)<\/tr>/g;

const enAtributo = (texto: string): string => texto.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');

/**
 * A cell whose row is a card says which column it is, beside what it says, which stays together whatever it is made
 * of. The first column is the card's title.
 */
function conColumnas(fila: string, columnas: readonly string[]): string {
  let columna = 0;
  return fila.replace(CELDA, (_, celda: string) => {
    columna += 1;
    return `<td role="cell" data-columna="${enAtributo(columnas[columna] ?? '')}"><div>${celda}</div></td>`;
  });
}

/** A card is still a row of a table: the roles say so where CSS takes the table away. */
function ancha(tabla: string, columnas: readonly string[]): string {
  const filas = tabla.replace(
    FILA,
    (_, fila: string) => `<tr role="row">${conColumnas(fila, columnas)}</tr>`,
  );
  const conPapeles = filas
    .replaceAll('<th scope="col">', '<th scope="col" role="columnheader">')
    .replaceAll('<th scope="row">', '<th scope="row" role="rowheader">')
    .replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">');
  return `<table data-ancha role="table">${conPapeles}</table>`;
}

/** Whether its rows become cards on a phone. */
function esAncha(contenido: string, columnas: number): boolean {
  if (columnas !== COLUMNAS_JUSTAS) return columnas >= COLUMNAS_ANCHA;
  return [...contenido.matchAll(CELDA)].some(([, celda = '']) => enAtributo(celda).length > LETRAS_ANCHA);
}

function conFilas(tabla: string, contenido: string): string {
  const columnas = [...contenido.matchAll(COLUMNA)].map(([, titulo = '']) => titulo);
  return esAncha(contenido, columnas.length) ? ancha(contenido, columnas) : tabla;
}

/** A table may scroll inside its frame, so the frame can be reached with the keyboard and has a name. */
const conMarco = (_: string, cabeza = '', titulo = 'Tabla'): string =>
  `<div class="tabla" role="region" tabindex="0" aria-label="${enAtributo(titulo)}">${cabeza}`;

const PIEZA = /<(\/?)(table|div)\b([^>]*)>/g;
const ES_MARCO = /class="(?:[^"]* )?tabla(?: [^"]*)?"/;

/** What is open around a place of the text: `suelta` is a table that was outside any frame. */
type Abierta = 'marco' | 'suelta' | 'tabla' | 'div';

function abrir(nombre: string, atributos: string, dentroDe: readonly Abierta[]): Abierta {
  if (nombre === 'div') return ES_MARCO.test(atributos) ? 'marco' : 'div';
  return dentroDe.some((una) => una === 'marco' || una === 'suelta') ? 'tabla' : 'suelta';
}

/** Tables that come without a frame get one: outside it they would widen the page. */
export function enmarcar(html: string): string {
  const abiertas: Abierta[] = [];
  return html.replace(PIEZA, (pieza, cierre: string, nombre: string, atributos: string) => {
    if (cierre) return abiertas.pop() === 'suelta' ? `${pieza}</div>` : pieza;
    const nueva = abrir(nombre, atributos, abiertas);
    abiertas.push(nueva);
    return nueva === 'suelta' ? `<div class="tabla">${pieza}` : pieza;
  });
}

/** The tables of a sanitised text, ready for every screen. */
export const conTablas = (html: string): string =>
  enmarcar(html).replace(MARCO, conMarco).replace(TABLA, conFilas);
