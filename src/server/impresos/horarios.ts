import { club } from '#club';
import { fechaSemana } from '#domain/fecha-texto.ts';
import type { Content, TableCell } from '#server/platform/pdf-document.ts';
import type { JornadaImpresa, PartidoImpreso } from './impreso.ts';
import { mensajes } from './mensajes.ts';
import { abreviado, celdaCabecera, lineasFinas } from './piezas.ts';

const fila = ({ hora, pista, jugadores: [uno, dos], liga }: PartidoImpreso): TableCell[] => [
  { text: hora, bold: true },
  { text: pista === null ? mensajes.sinPista : abreviado(pista) },
  { text: mensajes.versus(abreviado(uno), abreviado(dos)) },
  { text: liga, fontSize: 8 },
];

const mayuscula = (texto: string): string => texto.charAt(0).toLocaleUpperCase('es') + texto.slice(1);

/** The day is part of the table's head: it never stays alone, and comes again on the next page. */
function cabecera(dia: JornadaImpresa['dia']): TableCell[][] {
  const titulo: TableCell = {
    text: mayuscula(fechaSemana(dia)),
    colSpan: mensajes.jornada.length,
    bold: true,
    fontSize: 13,
    color: club.colores.pistaOscura,
    margin: [-4, 0, 0, 2],
  };
  const vacias = mensajes.jornada.slice(1).map(() => ({ text: '' }));
  return [[titulo, ...vacias], mensajes.jornada.map((texto) => celdaCabecera(texto, false))];
}

const jornada = ({ dia, partidos }: JornadaImpresa): Content => {
  const cabeza = cabecera(dia);
  return {
    table: {
      headerRows: cabeza.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [34, 62, '*', 134],
      body: [...cabeza, ...partidos.map(fila)],
    },
    layout: lineasFinas(cabeza.length),
    margin: [0, 0, 0, 16],
  };
};

/** Day by day: time, court, players and league. */
export const contenidoHorarios = (jornadas: readonly JornadaImpresa[]): Content[] =>
  jornadas.length === 0 ? [{ text: mensajes.sinPartidos }] : jornadas.map(jornada);
