/** From so many columns on, a table does not fit a phone: its rows become cards. */
const COLUMNAS_ANCHA = 4;

const MARCO = /<div class="tabla">(\s*<table>\s*<caption>([^<]*)<\/caption>)?/g;
const TABLA = /<table>([\s\S]*?)<\/table>/g;
const COLUMNA = /<th scope="col">([\s\S]*?)<\/th>/g;
const FILA = /<tr>([\s\S]*?)<\/tr>/g;

const enAtributo = (texto: string): string => texto.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;');

/** A cell whose row is a card says which column it is. The first column is the card's title. */
function conColumnas(fila: string, columnas: readonly string[]): string {
  let columna = 0;
  return fila.replaceAll('<td>', () => {
    columna += 1;
    return `<td role="cell" data-columna="${enAtributo(columnas[columna] ?? '')}">`;
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

function conFilas(tabla: string, contenido: string): string {
  const columnas = [...contenido.matchAll(COLUMNA)].map(([, titulo = '']) => titulo);
  return columnas.length < COLUMNAS_ANCHA ? tabla : ancha(contenido, columnas);
}

/** A table may scroll inside its frame, so the frame can be reached with the keyboard and has a name. */
const conMarco = (_: string, cabeza = '', titulo = 'Tabla'): string =>
  `<div class="tabla" role="region" tabindex="0" aria-label="${enAtributo(titulo)}">${cabeza}`;

/** The tables of a sanitised text, ready for every screen. */
export const conTablas = (html: string): string => html.replace(MARCO, conMarco).replace(TABLA, conFilas);
