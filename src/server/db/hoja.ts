import { setImmediate } from 'node:timers/promises';
import type { Previa } from '#contract/importar.ts';
import { MAX_BYTES, MAX_FILAS } from '#contract/limites-hoja.ts';
import { mensajes } from '#contract/mensajes.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { type CsvRow, readCsv } from '#server/platform/csv.ts';
import { Problema } from '#server/platform/problema.ts';

/** What is wrong with a cell: the field of the contract, or a column. */
export class CeldaMala extends Error {
  readonly columna: string;

  constructor(columna: string, mensaje: string) {
    super(mensaje);
    this.columna = columna;
  }
}

/** A row by its columns; a column the file does not have is undefined. */
export type Celdas = (columna: string) => string | undefined;

/** A row understood: what it is called, what it replaces and what is saved. */
export type Entendida<D, A> = { titulo: string; antes: A | null; datos: D; detalle: string; igual: boolean };

export type Buena<D, A> = Entendida<D, A> & { linea: number };

export type Leida<D, A> = { previa: Previa; buenas: Buena<D, A>[] };

type Tabla = { columnas: Map<string, number>; filas: CsvRow[] };

/** The header and its rows. 400 when there is none, when it is too long or when a needed column is missing. */
function leerTabla(contenido: string, necesarias: readonly string[]): Tabla {
  const bytes = Buffer.from(contenido, 'base64');
  if (bytes.length > MAX_BYTES) throw new Problema(400, mensajes.hojaGrande(MAX_BYTES));
  const [cabecera, ...filas] = readCsv(bytes);
  if (!cabecera || filas.length === 0) throw new Problema(400, mensajes.hojaVacia);
  if (filas.length > MAX_FILAS) throw new Problema(400, mensajes.hojaLarga(filas.length, MAX_FILAS));
  const columnas = new Map(cabecera.cells.map((titulo, i) => [normalizarTexto(titulo), i]));
  const faltan = necesarias.filter((columna) => !columnas.has(normalizarTexto(columna)));
  if (faltan.length > 0) throw new Problema(400, mensajes.hojaSinColumnas(faltan));
  return { columnas, filas };
}

const celdasDe =
  ({ columnas }: Tabla, { cells }: CsvRow): Celdas =>
  (columna) => {
    const i = columnas.get(normalizarTexto(columna));
    return i === undefined ? undefined : (cells[i] ?? '');
  };

/** Rows between two rests: other requests are served meanwhile. */
const DESCANSO = 50;

const queEs = ({ antes, igual }: { antes: unknown; igual: boolean }) => {
  if (antes === null) return 'nueva' as const;
  return igual ? ('igual' as const) : ('cambia' as const);
};

/** Understands every row; each one that cannot be says why, and the rest goes on. */
export async function leerHoja<D, A>(
  contenido: string,
  necesarias: readonly string[],
  entender: (celdas: Celdas, linea: number) => Promise<Entendida<D, A>> | Entendida<D, A>,
): Promise<Leida<D, A>> {
  const tabla = leerTabla(contenido, necesarias);
  const buenas: Buena<D, A>[] = [];
  const malas: Previa['malas'] = [];
  for (const [i, fila] of tabla.filas.entries()) {
    if (i % DESCANSO === DESCANSO - 1) await setImmediate();
    try {
      buenas.push({ ...(await entender(celdasDe(tabla, fila), fila.line)), linea: fila.line });
    } catch (error) {
      if (!(error instanceof CeldaMala)) throw error;
      malas.push({ linea: fila.line, columna: error.columna, mensaje: error.message });
    }
  }
  const cuantas = (que: string): number => buenas.filter((una) => queEs(una) === que).length;
  const vistas = buenas.map((una) => ({
    linea: una.linea,
    titulo: una.titulo,
    que: queEs(una),
    detalle: una.detalle,
  }));
  const previa = {
    filas: tabla.filas.length,
    nuevas: cuantas('nueva'),
    cambian: cuantas('cambia'),
    iguales: cuantas('igual'),
    malas,
    buenas: vistas,
  };
  return { previa, buenas };
}

/** 400 naming every bad row: all or nothing. */
export function sinMalas<D, A>({ previa, buenas }: Leida<D, A>): Buena<D, A>[] {
  const { malas } = previa;
  if (malas.length === 0) return buenas.filter((una) => queEs(una) !== 'igual');
  throw new Problema(400, mensajes.hojaConErrores(malas.length), {
    errors: malas.map(({ linea, columna, mensaje }) => ({ path: `${linea}.${columna}`, message: mensaje })),
  });
}
