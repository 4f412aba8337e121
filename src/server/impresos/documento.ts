import { move } from 'piscina';
import { type Club, club, ponerClub } from '#club';
import { type FilaCruces, numeroDe, type Zona } from '#domain/clasificacion/fila.ts';
import type { FilaExplicada, Tabla } from '#domain/clasificacion/tabla.ts';
import { enPapel } from '#domain/club/colores.ts';
import type { Dia } from '#domain/fecha.ts';
import { fechaLarga, fechaSemana } from '#domain/fecha-texto.ts';
import { notasDeAjustes } from '#domain/liga/ajuste.ts';
import { type EstadoPublico, estadoPublico } from '#domain/liga/liga.ts';
import { CLASES, type TipoLiga } from '#domain/liga/tipos.ts';
import { conMayuscula } from '#domain/texto.ts';
import {
  type CanvasElement,
  type Content,
  type ContentTable,
  type CustomTableLayout,
  makePdf,
  type PdfDocument,
  type TableCell,
} from '#server/platform/files/pdf.ts';

const MAX_NOMBRE = 34;
const [LINEA, FINA] = ['#AEB4C4', 0.5];

const abreviado = (nombre: string): string =>
  nombre.length > MAX_NOMBRE ? `${nombre.slice(0, MAX_NOMBRE - 1).trimEnd()}…` : nombre;

const celdaCabecera = (text: string, centrada: boolean): TableCell => ({
  text,
  bold: true,
  fontSize: 9,
  color: enPapel(club.colores.pista),
  alignment: centrada ? 'center' : 'left',
});

/** A line under each row, a thicker one under the head, none at the sides. */
const lineasFinas = (filasDeCabecera: number): CustomTableLayout => ({
  hLineWidth: (i) => (i === 0 ? 0 : i === filasDeCabecera ? 2 * FINA : FINA),
  vLineWidth: () => 0,
  hLineColor: () => LINEA,
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
});

/** Pale enough to read on, and told in words too: boards are often printed in grey. */
const FONDOS: Record<Zona, string> = {
  ascenso: '#D9EDD6',
  promocionAscenso: '#EEF6E2',
  porDecidir: '#E8EAEF',
  promocionDescenso: '#FBEBDC',
  descenso: '#F6D8CD',
};

/** A crossings table with more columns would not fit the page. */
const MAX_CRUCES = 14;
const COLUMNA_CRUCE = 20;
const GRIS = '#8A8F9C';

const numero = (valor: number | string): TableCell => ({ text: String(valor), alignment: 'center' });

function filaDeTabla(datos: FilaExplicada): TableCell[] {
  const celdas: TableCell[] = [
    numero(numeroDe(datos)),
    { text: `${abreviado(datos.jugador)}${textos.estados[estadoPublico(datos.estado)]}` },
    {
      text: datos.sinPuntos ? '–' : `${datos.puntos}${datos.ajustes ? '\u00a0*' : ''}`,
      alignment: 'center',
      bold: true,
    },
    numero(datos.partidosJugados),
    numero(datos.partidosGanados),
    numero(`${datos.setsGanados}-${datos.setsPerdidos}`),
    numero(`${datos.juegosGanados}-${datos.juegosPerdidos}`),
    numero(datos.woPerdidos),
    { text: datos.zona ? textos.zonas[datos.zona] : '', fontSize: 8 },
  ];
  const { zona } = datos;
  return zona ? celdas.map((celda) => ({ ...celda, fillColor: FONDOS[zona] })) : celdas;
}

const IZQUIERDA = new Set(['Jugador', 'Zona']);

function tabla(filas: readonly FilaExplicada[]): ContentTable {
  const cabecera = textos.cabecera.map((texto) => celdaCabecera(texto, !IZQUIERDA.has(texto)));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [24, '*', 36, 20, 20, 34, 42, 26, 92],
      body: [cabecera, ...filas.map(filaDeTabla)],
    },
    layout: lineasFinas(1),
  };
}

function leyendaZonas(filas: readonly FilaExplicada[]): Content[] {
  const presentes = (Object.keys(FONDOS) as Zona[]).filter((zona) => filas.some((f) => f.zona === zona));
  if (presentes.length === 0) return [];
  const muestras = presentes.flatMap((zona): Content[] => [
    { width: 14, canvas: [{ type: 'rect', x: 0, y: 1, w: 10, h: 8, color: FONDOS[zona], lineColor: GRIS }] },
    { width: 'auto', text: textos.zonas[zona], fontSize: 8, margin: [0, 0, 12, 0] },
  ]);
  return [{ columns: muestras, margin: [0, 8, 0, 0] }];
}

/** −2 shows 0 and −1 shows 1 while the pair has matches to play; E, where all they have ended level. */
function celdaCruce(valor: number | null, soloEmpates: boolean): TableCell {
  if (valor === null) return { text: '', fillColor: '#E4E6EC' };
  const pendiente = valor < 0;
  return {
    text: soloEmpates ? 'E' : String(pendiente ? valor + 2 : valor),
    alignment: 'center',
    ...(pendiente && { color: GRIS }),
  };
}

function cruces(filas: readonly FilaCruces[]): Content[] {
  if (filas.length < 2 || filas.length > MAX_CRUCES) return [];
  const numeroEn = ({ pos }: FilaCruces): string =>
    numeroDe({ puesto: pos, empatado: filas.filter((otra) => otra.pos === pos).length > 1 });
  const numeros = filas.map((fila) => celdaCabecera(numeroEn(fila), true));
  const ganadosEn = (i: number, j: number): number => Math.max(0, filas[i]?.cruces[j] ?? 0);
  const soloEmpates = (i: number, j: number): boolean =>
    (filas[i]?.empates?.[j] ?? 0) > 0 && ganadosEn(i, j) + ganadosEn(j, i) === 0;
  const body = filas.map((fila, i) => [
    { text: `${numeroEn(fila)}. ${abreviado(fila.jugador)}` },
    ...fila.cruces.map((valor, j) => celdaCruce(valor, soloEmpates(i, j))),
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
  const titulo: Content = { text: textos.cruces, bold: true, fontSize: 11, margin: [0, 0, 0, 4] };
  const nota: Content = { text: textos.leyendaCruces, fontSize: 8, color: GRIS, margin: [0, 4, 0, 0] };
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
  if (clasificaciones.length === 0) return [titulo, { text: textos.sinJugadores }];
  const abreviaturas: Content = { text: textos.leyenda, fontSize: 8, color: GRIS, margin: [0, 6, 0, 0] };
  return [
    titulo,
    tabla(clasificaciones),
    ...leyendaZonas(clasificaciones),
    abreviaturas,
    ...notasDeAjustes(clasificaciones).map(
      (nota): Content => ({ text: `* ${nota}`, fontSize: 8, margin: [0, 4, 0, 0] }),
    ),
    ...cruces(datos.cruces),
  ];
}

const contenidoClasificacion = (hojas: readonly HojaClasificacion[]): Content[] =>
  hojas.length === 0 ? [{ text: textos.sinLigas }] : hojas.flatMap(hoja);

const filaDePartido = ({ hora, pista, jugadores: [uno, dos], liga }: PartidoImpreso): TableCell[] => [
  { text: hora, bold: true },
  { text: pista === null ? textos.sinPista : abreviado(pista) },
  { text: textos.versus(abreviado(uno), abreviado(dos)) },
  { text: liga, fontSize: 8 },
];

/** The day is part of the table's head: it never stays alone, and comes again on the next page. */
function cabeceraDeDia(dia: JornadaImpresa['dia']): TableCell[][] {
  const titulo: TableCell = {
    text: conMayuscula(fechaSemana(dia)),
    colSpan: textos.jornada.length,
    bold: true,
    fontSize: 13,
    color: club.colores.pistaOscura,
    margin: [-4, 0, 0, 2],
  };
  const vacias = textos.jornada.slice(1).map(() => ({ text: '' }));
  return [[titulo, ...vacias], textos.jornada.map((texto) => celdaCabecera(texto, false))];
}

const jornada = ({ dia, partidos }: JornadaImpresa): Content => {
  const cabeza = cabeceraDeDia(dia);
  return {
    table: {
      headerRows: cabeza.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: [34, 62, '*', 134],
      body: [...cabeza, ...partidos.map(filaDePartido)],
    },
    layout: lineasFinas(cabeza.length),
    margin: [0, 0, 0, 16],
  };
};

const contenidoHorarios = (jornadas: readonly JornadaImpresa[]): Content[] =>
  jornadas.length === 0 ? [{ text: textos.sinPartidos }] : jornadas.map(jornada);

/** A tennis court as it is, in metres. ITF rules of tennis. */
const [LARGO, DOBLES, INDIVIDUALES, SERVICIO] = [23.77, 10.97, 8.23, 6.4];
const RED = 0.9;

const GROSOR = 0.8;

type Punto = readonly [number, number];

/** Half-length and half-width of every line, from the middle of the net. */
const LINEAS: readonly (readonly [Punto, Punto])[] = [
  ...[-1, 1].flatMap((lado): [Punto, Punto][] => [
    [
      [-LARGO / 2, (lado * INDIVIDUALES) / 2],
      [LARGO / 2, (lado * INDIVIDUALES) / 2],
    ],
    [
      [lado * SERVICIO, -INDIVIDUALES / 2],
      [lado * SERVICIO, INDIVIDUALES / 2],
    ],
  ]),
  [
    [-SERVICIO, 0],
    [SERVICIO, 0],
  ],
];

/** A court seen from above, `alto` points high, with its top left corner at the origin. Ink on paper. */
function dibujoPista(alto: number, color: string, fondo: string): CanvasElement[] {
  const escala = alto / (DOBLES + 2 * RED);
  const x = (metros: number): number => (metros + LARGO / 2) * escala;
  const y = (metros: number): number => (metros + DOBLES / 2 + RED) * escala;
  const linea = ([x1, y1]: Punto, [x2, y2]: Punto, lineWidth = GROSOR): CanvasElement => {
    const extremos = { x1: x(x1), y1: y(y1), x2: x(x2), y2: y(y2) };
    return { type: 'line', ...extremos, lineWidth, lineColor: color };
  };
  const contorno: CanvasElement = {
    type: 'rect',
    x: x(-LARGO / 2),
    y: y(-DOBLES / 2),
    w: LARGO * escala,
    h: DOBLES * escala,
    lineWidth: GROSOR,
    lineColor: color,
    color: fondo,
  };
  const red = linea([0, -DOBLES / 2 - RED], [0, DOBLES / 2 + RED], GROSOR * 2);
  return [contorno, ...LINEAS.map(([de, a]) => linea(de, a)), red];
}

const anchoPista = (alto: number): number => (LARGO * alto) / (DOBLES + 2 * RED);

/** Points. A4 is 595 × 842. */
const ANCHO = 595;
const MARGEN = 40;
const [CABECERA, PIE] = [104, 52];
const ALTO_PISTA = 42;

function cabecera(titulo: string): Content {
  const { pista, pistaPalida, tierra } = club.colores;
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
      { text: textos.impreso(fechaLarga(hoy)), width: 'auto', alignment: 'center' },
      { text: textos.pagina(pagina, total), width: '*', alignment: 'right' },
    ],
  });

function contenido(cuerpo: Cuerpo): Content[] {
  return cuerpo.clase === 'clasificacion'
    ? contenidoClasificacion(cuerpo.hojas)
    : contenidoHorarios(cuerpo.jornadas);
}

function documentoDe({ titulo, hoy, cuerpo }: Impreso): PdfDocument {
  return {
    pageSize: 'A4',
    pageOrientation: 'portrait',
    pageMargins: [MARGEN, CABECERA, MARGEN, PIE],
    language: 'es',
    info: { title: `${titulo} – ${club.nombre}`, author: club.nombre },
    defaultStyle: { font: 'Roboto', fontSize: 10, color: club.colores.tinta },
    header: () => cabecera(titulo),
    footer: pie(hoy),
    content: contenido(cuerpo),
  };
}

export type HojaClasificacion = {
  liga: string;
  tabla: Pick<Tabla, 'clasificaciones' | 'cruces'>;
};

type PartidoImpreso = {
  hora: string;
  pista: string | null;
  jugadores: [string, string];
  liga: string;
};

export type JornadaImpresa = { dia: Dia; partidos: PartidoImpreso[] };

type Cuerpo =
  | { clase: 'clasificacion'; hojas: HojaClasificacion[] }
  | { clase: 'horarios'; jornadas: JornadaImpresa[] };

/** Everything a sheet for the board needs; plain data, so that it can cross to another thread. */
export type Impreso = {
  titulo: string;
  hoy: Dia;
  cuerpo: Cuerpo;
};

export const textos = {
  clasificacion: 'Clasificación',
  clasificacionesDe: (tipo: TipoLiga) => `Clasificaciones ${CLASES[tipo].deTitulo}`,
  horarios: 'Próximos partidos',
  horariosDe: (tipo: TipoLiga) => `Próximos partidos ${CLASES[tipo].deTitulo}`,
  impreso: (fecha: string) => `Impreso el ${fecha}`,
  pagina: (pagina: number, total: number) => `Página ${pagina} de ${total}`,
  sinLigas: 'No hay ligas activas.',
  sinJugadores: 'La liga todavía no tiene jugadores.',
  sinPartidos: 'No hay partidos programados.',
  cabecera: ['Pos.', 'Jugador', 'Puntos', 'PJ', 'PG', 'Sets', 'Juegos', 'W.O.', 'Zona'],
  leyenda:
    'PJ: partidos jugados · PG: partidos ganados · Sets y juegos: ganados-perdidos · W.O.: partidos perdidos por no presentarse',
  zonas: {
    ascenso: 'Ascenso',
    promocionAscenso: 'Promoción de ascenso',
    porDecidir: 'Por decidir',
    promocionDescenso: 'Promoción de descenso',
    descenso: 'Descenso',
  } satisfies Record<Zona, string>,
  estados: { activo: '', eliminado: ' (eliminado)' } satisfies Record<EstadoPublico, string>,
  cruces: 'Cruces',
  leyendaCruces:
    'Victorias de cada jugador (fila) sobre cada rival (columna). En gris, parejas con partidos por jugar.',
  jornada: ['Hora', 'Pista', 'Partido', 'Liga'],
  versus: (uno: string, dos: string) => `${uno} – ${dos}`,
  sinPista: 'Por decidir',
} as const;

/** A thread has a club of its own, which is that of each task. */
export type Tarea = { club: Club; impreso: Impreso };

/** What the worker thread does: from what is to be printed to the bytes of the PDF. */
export default async function imprimir({ club, impreso }: Tarea): Promise<Uint8Array> {
  ponerClub(club);
  const bytes = new Uint8Array(await makePdf(documentoDe(impreso)));
  return move(bytes) as Uint8Array;
}
