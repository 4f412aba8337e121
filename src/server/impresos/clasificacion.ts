import { club } from '#club';
import type { FilaCruces, Zona } from '#domain/clasificacion/fila.ts';
import type { FilaExplicada } from '#domain/clasificacion/tabla.ts';
import type { Content, ContentTable, TableCell } from '#server/platform/pdf-document.ts';
import type { HojaClasificacion } from './impreso.ts';
import { mensajes } from './mensajes.ts';
import { abreviado, celdaCabecera, lineasFinas } from './piezas.ts';

/** Pale enough to read on, and told in words too: boards are often printed in grey. */
const FONDOS: Record<Zona, string> = {
  ascenso: '#D9EDD6',
  promocionAscenso: '#EEF6E2',
  promocionDescenso: '#FBEBDC',
  descenso: '#F6D8CD',
};

/** A crossings table with more columns would not fit the page. */
const MAX_CRUCES = 14;
const COLUMNA_CRUCE = 20;
const GRIS = '#8A8F9C';

const numero = (valor: number | string): TableCell => ({ text: String(valor), alignment: 'center' });

function fila(datos: FilaExplicada, pos: number): TableCell[] {
  const celdas: TableCell[] = [
    numero(pos),
    { text: `${abreviado(datos.jugador)}${mensajes.estados[datos.estado]}` },
    { text: String(datos.puntos), alignment: 'center', bold: true },
    numero(datos.partidosJugados),
    numero(datos.partidosGanados),
    numero(`${datos.setsGanados}-${datos.setsPerdidos}`),
    numero(`${datos.juegosGanados}-${datos.juegosPerdidos}`),
    numero(datos.woPerdidos),
    { text: datos.zona ? mensajes.zonas[datos.zona] : '', fontSize: 8 },
  ];
  const { zona } = datos;
  return zona ? celdas.map((celda) => ({ ...celda, fillColor: FONDOS[zona] })) : celdas;
}

const IZQUIERDA = new Set(['Jugador', 'Zona']);

function tabla(filas: readonly FilaExplicada[]): ContentTable {
  const cabecera = mensajes.cabecera.map((texto) => celdaCabecera(texto, !IZQUIERDA.has(texto)));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [24, '*', 36, 20, 20, 34, 42, 26, 92],
      body: [cabecera, ...filas.map((datos, i) => fila(datos, i + 1))],
    },
    layout: lineasFinas(1),
  };
}

/** The zones that appear in the table, each with its colour. */
function leyendaZonas(filas: readonly FilaExplicada[]): Content[] {
  const presentes = (Object.keys(FONDOS) as Zona[]).filter((zona) => filas.some((f) => f.zona === zona));
  if (presentes.length === 0) return [];
  const muestras = presentes.flatMap((zona): Content[] => [
    { width: 14, canvas: [{ type: 'rect', x: 0, y: 1, w: 10, h: 8, color: FONDOS[zona], lineColor: GRIS }] },
    { width: 'auto', text: mensajes.zonas[zona], fontSize: 8, margin: [0, 0, 12, 0] },
  ]);
  return [{ columns: muestras, margin: [0, 8, 0, 0] }];
}

/** −2 shows 0 and −1 shows 1 while the pair has matches to play. Spec §3, "Crossing row". */
function celdaCruce(valor: number | null): TableCell {
  if (valor === null) return { text: '', fillColor: '#E4E6EC' };
  const pendiente = valor < 0;
  return {
    text: String(pendiente ? valor + 2 : valor),
    alignment: 'center',
    ...(pendiente && { color: GRIS }),
  };
}

function cruces(filas: readonly FilaCruces[]): Content[] {
  if (filas.length < 2 || filas.length > MAX_CRUCES) return [];
  const numeros = filas.map(({ pos }) => celdaCabecera(String(pos), true));
  const body = filas.map(({ pos, jugador, cruces: valores }) => [
    { text: `${pos}. ${abreviado(jugador)}` },
    ...valores.map(celdaCruce),
  ]);
  const rejilla: Content = {
    table: {
      headerRows: 1,
      widths: ['auto', ...filas.map(() => COLUMNA_CRUCE)],
      body: [[celdaCabecera('', false), ...numeros], ...body],
    },
    layout: lineasFinas(1),
    fontSize: 9,
  };
  const titulo: Content = { text: mensajes.cruces, bold: true, fontSize: 11, margin: [0, 0, 0, 4] };
  const nota: Content = { text: mensajes.leyendaCruces, fontSize: 8, color: GRIS, margin: [0, 4, 0, 0] };
  return [{ unbreakable: true, margin: [0, 20, 0, 0], stack: [titulo, rejilla, nota] }];
}

function hoja({ liga, tabla: datos }: HojaClasificacion, i: number): Content[] {
  const { clasificaciones } = datos;
  const titulo: Content = {
    text: liga,
    bold: true,
    fontSize: 14,
    color: club.colores.pistaOscura,
    margin: [0, 0, 0, 8],
    ...(i > 0 && { pageBreak: 'before' as const }),
  };
  if (clasificaciones.length === 0) return [titulo, { text: mensajes.sinJugadores }];
  const abreviaturas: Content = { text: mensajes.leyenda, fontSize: 8, color: GRIS, margin: [0, 6, 0, 0] };
  return [
    titulo,
    tabla(clasificaciones),
    ...leyendaZonas(clasificaciones),
    abreviaturas,
    ...cruces(datos.cruces),
  ];
}

/** One page a league: table, zones and crossings. */
export const contenidoClasificacion = (hojas: readonly HojaClasificacion[]): Content[] =>
  hojas.length === 0 ? [{ text: mensajes.sinLigas }] : hojas.flatMap(hoja);
