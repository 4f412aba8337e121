import { club } from '#club';
import { fechaLarga } from '#domain/fecha-texto.ts';
import type { CanvasElement, Content, PdfDocument } from '#server/platform/pdf-document.ts';
import { contenidoClasificacion } from './clasificacion.ts';
import { contenidoHorarios } from './horarios.ts';
import type { Cuerpo, Impreso } from './impreso.ts';
import { mensajes } from './mensajes.ts';
import { anchoPista, dibujoPista } from './pista.ts';

const { pista, pistaPalida, tierra, tinta } = club.colores;

/** Points. A4 is 595 × 842. */
const ANCHO = 595;
const MARGEN = 40;
const [CABECERA, PIE] = [104, 52];
const ALTO_PISTA = 42;

function cabecera(titulo: string): Content {
  const nombre = { text: club.nombre, fontSize: 17, bold: true, color: pista };
  const dibujo = { canvas: dibujoPista(ALTO_PISTA, pista, pistaPalida), width: anchoPista(ALTO_PISTA) };
  const fin = ANCHO - 2 * MARGEN;
  const raya: CanvasElement = { type: 'line', x1: 0, y1: 8, x2: fin, y2: 8, lineWidth: 2, lineColor: tierra };
  return {
    margin: [MARGEN, 30, MARGEN, 0],
    stack: [
      {
        columns: [
          { width: '*', stack: [nombre, { text: titulo, fontSize: 12, margin: [0, 3, 0, 0] }] },
          dibujo,
        ],
      },
      { canvas: [raya] },
    ],
  };
}

const pie =
  (hoy: string) =>
  (pagina: number, total: number): Content => ({
    margin: [MARGEN, 16, MARGEN, 0],
    fontSize: 8,
    columns: [
      { text: club.dominio, width: '*' },
      { text: mensajes.impreso(fechaLarga(hoy)), width: 'auto', alignment: 'center' },
      { text: mensajes.pagina(pagina, total), width: '*', alignment: 'right' },
    ],
  });

function contenido(cuerpo: Cuerpo): Content[] {
  return cuerpo.clase === 'clasificacion'
    ? contenidoClasificacion(cuerpo.hojas)
    : contenidoHorarios(cuerpo.jornadas);
}

/** A sheet for the club's board: A4, upright, ink on white paper. */
export function documentoDe({ titulo, hoy, cuerpo }: Impreso): PdfDocument {
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [MARGEN, CABECERA, MARGEN, PIE],
    language: 'es',
    info: { title: `${titulo} – ${club.nombre}`, author: club.nombre },
    defaultStyle: { font: 'Roboto', fontSize: 10, color: tinta },
    header: () => cabecera(titulo),
    footer: pie(hoy),
    content: contenido(cuerpo),
  };
}
