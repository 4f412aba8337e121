import { club } from '#club';
import type { CustomTableLayout, TableCell } from '#server/platform/pdf-document.ts';

const MAX_NOMBRE = 34;
const [LINEA, FINA] = ['#AEB4C4', 0.5];

/** A name that fits its cell, however long it is. */
export const abreviado = (nombre: string): string =>
  nombre.length > MAX_NOMBRE ? `${nombre.slice(0, MAX_NOMBRE - 1).trimEnd()}…` : nombre;

export const celdaCabecera = (text: string, centrada: boolean): TableCell => ({
  text,
  bold: true,
  fontSize: 9,
  color: club.colores.pista,
  alignment: centrada ? 'center' : 'left',
});

/** A line under each row, a thicker one under the head, none at the sides. */
export const lineasFinas = (filasDeCabecera: number): CustomTableLayout => ({
  hLineWidth: (i) => (i === 0 ? 0 : i === filasDeCabecera ? 2 * FINA : FINA),
  vLineWidth: () => 0,
  hLineColor: () => LINEA,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
});
