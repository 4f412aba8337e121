import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Previa } from '#contract/liga/importar.ts';
import { mensajes } from '#contract/mensajes.ts';
import { MAX_BYTES, MAX_FILAS } from '#contract/opciones.ts';
import { enteroDe } from '#domain/hoja/valores.ts';
import type { Cambio } from '#domain/registro/linea.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { Problema } from '#server/platform/errors.ts';
import { type CsvRow, isText, readCsv } from '#server/platform/files/csv.ts';
import type { TxFirmada } from './registro/firma.ts';

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

/** The column that tells which save of its row went out in the file. */
export const VERSION = 'Versión';

/** Refuses a row that somebody saved after the file went out. A file without that column says nothing of it. */
export function mismaVersionQue({ version }: { version: number }, celdas: Celdas): void {
  const texto = celdas(VERSION);
  if (!texto) return;
  const suya = enteroDe(texto);
  if (suya === null) throw new CeldaMala(VERSION, mensajes.hojaNoEsNumero(texto));
  if (suya !== version) throw new CeldaMala(VERSION, mensajes.hojaCambiadaDespues);
}

type Tabla = { columnas: Map<string, number>; filas: CsvRow[] };

/** The header and its rows. 400 when there is none, when it is too long or when a needed column is missing. */
function leerTabla(contenido: string, necesarias: readonly string[]): Tabla {
  const bytes = Buffer.from(contenido, 'base64');
  if (bytes.length > MAX_BYTES) throw new Problema(400, mensajes.hojaGrande(MAX_BYTES));
  if (!isText(bytes)) throw new Problema(400, mensajes.hojaNoEsTexto);
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

/** Every row of those tables waits for this transaction: a sheet may name any of them. */
export async function bloquearTodo(
  tx: TxFirmada,
  ...tablas: ('liga' | 'pista' | 'jugador')[]
): Promise<void> {
  for (const tabla of tablas) {
    const filas = await tx.q.selectFrom(tabla).select('id').orderBy('id').execute();
    await tx.lock(
      tabla,
      filas.map(({ id }) => id),
    );
  }
}

/** Rows between two rests: other requests are served meanwhile. */
const DESCANSO = 50;

const queEs = ({ antes, igual }: { antes: unknown; igual: boolean }) => {
  if (antes === null) return 'nueva' as const;
  return igual ? ('igual' as const) : ('cambia' as const);
};

type Guardada = { id: number; version: number };

/** What importing those rows would do, in a few letters: whoever saw it can say it is that. */
function huellaDe(buenas: readonly Buena<unknown, Guardada>[]): string {
  const hace = buenas
    .filter(({ igual }) => !igual)
    .map(({ linea, antes, datos }) => [linea, antes?.id, antes?.version, datos]);
  return createHash('sha256').update(JSON.stringify(hace)).digest('base64url');
}

function previaDe(
  filas: number,
  buenas: readonly Buena<unknown, Guardada>[],
  malas: Previa['malas'],
): Previa {
  const cuantas = (que: string): number => buenas.filter((una) => queEs(una) === que).length;
  return {
    filas,
    nuevas: cuantas('nueva'),
    cambian: cuantas('cambia'),
    iguales: cuantas('igual'),
    malas,
    buenas: buenas.map((una) => ({
      linea: una.linea,
      titulo: una.titulo,
      que: queEs(una),
      detalle: una.detalle,
    })),
    huella: huellaDe(buenas),
  };
}

/** Understands every row; each one that cannot be says why, and the rest goes on. */
export async function leerHoja<D, A extends Guardada>(
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
  return { previa: previaDe(tabla.filas.length, buenas, malas), buenas };
}

/** 400 naming every bad row: all or nothing. */
function sinMalas<D, A>({ previa, buenas }: Leida<D, A>): Buena<D, A>[] {
  const { malas } = previa;
  if (malas.length === 0) return buenas.filter((una) => queEs(una) !== 'igual');
  throw new Problema(400, mensajes.hojaConErrores(malas.length), {
    errors: malas.map(({ linea, columna, mensaje }) => ({ path: `${linea}.${columna}`, message: mensaje })),
  });
}

/** What there is to write: 400 with bad rows, and 409 when it is not what was seen. */
export function loVisto<D, A>(leida: Leida<D, A>, huella: string): Buena<D, A>[] {
  const filas = sinMalas(leida);
  if (leida.previa.huella !== huella) throw new Problema(409, mensajes.hojaYaNoEsLoVisto);
  return filas;
}

export const cambioDe = (entidad: Cambio['entidad'], { antes, datos }: Buena<object, object>): Cambio => ({
  entidad,
  antes: antes as Cambio['antes'],
  despues: { ...antes, ...datos },
});

export type Nombrado = { id: number; nombre: string };

type Buscada<T> = {
  celdas: Celdas;
  /** The columns of its number and of its name. */
  id: string;
  nombre: string;
  todas: readonly T[];
  /** What the row had there; null when it had nothing or is new. */
  anterior: number | null;
  nadie?: (texto: string) => string;
};

const mismoNombre = (uno: string, otro: string): boolean => normalizarTexto(uno) === normalizarTexto(otro);

/** By its number: the name beside it may be blank in a new row, and otherwise has to be of the same one. */
function porNumero<T extends Nombrado>({ celdas, id, nombre, todas, anterior }: Buscada<T>): number {
  const [numero = '', texto] = [celdas(id), celdas(nombre)];
  const una = todas.find((otra) => otra.id === enteroDe(numero));
  if (!una) throw new CeldaMala(id, mensajes.hojaIdDesconocido(numero));
  const seBorro = texto === '' && una.id === anterior;
  if (seBorro || (texto && !mismoNombre(texto, una.nombre)))
    throw new CeldaMala(nombre, mensajes.hojaNoCasan([id, una.nombre], [nombre, texto ?? '']));
  return una.id;
}

/** By its number or else by its name; several with that name are told apart by `elegir`. */
export function buscar<T extends Nombrado>(
  buscada: Buscada<T>,
  elegir: (suyas: T[]) => T | undefined,
): number | null {
  const { celdas, id, nombre, todas, anterior, nadie = mensajes.hojaNadie } = buscada;
  const [numero, texto] = [celdas(id), celdas(nombre)];
  if (numero === undefined && texto === undefined) return anterior;
  if (numero) return porNumero(buscada);
  if (!texto) return null;
  const suyas = todas.filter((otra) => mismoNombre(otra.nombre, texto));
  const una = elegir(suyas);
  if (!una) throw new CeldaMala(nombre, suyas.length > 1 ? mensajes.hojaVarios(texto) : nadie(texto));
  return una.id;
}

type LigaDeHoja = Nombrado & { estado: string };

/** The league of a row: the active one when several seasons share its name. */
export const buscarLiga = (buscada: Omit<Buscada<LigaDeHoja>, 'nadie'>): number | null =>
  buscar(
    { ...buscada, nadie: mensajes.hojaLiga },
    (suyas) => suyas.find(({ estado }) => estado === 'activa') ?? suyas[0],
  );
