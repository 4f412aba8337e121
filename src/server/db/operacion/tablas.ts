import type { Tablas } from '../types.ts';

export type Tabla = keyof Tablas;

/** Why what is written in a table cannot be taken back. */
const SECRETO = 'secretos: they are never copied anywhere';
const TERCEROS = 'datos de terceros: kept for their time and no longer';
const HISTORIA = 'con historia: its own screen keeps every version and brings any of them back';
const PROGRAMA = 'del programa: it follows from what is saved, or lives for minutes';
type Motivo = typeof SECRETO | typeof TERCEROS | typeof HISTORIA | typeof PROGRAMA;

/**
 * Every table of the database: the columns that tell its rows apart when what is written in it can be taken
 * back, or why it cannot. A table that is not here does not compile. docs/reglas/deshacer.md.
 */
export const DESHACER = {
  liga: ['id'],
  pista: ['id'],
  jugador: ['id'],
  liga_jugador: ['idLiga', 'idJugador'],
  partido: ['id'],
  incidencia: ['id'],
  configuracion: ['clave'],
  noticia: ['id'],
  contenido: HISTORIA,
  imagen: PROGRAMA,
  usuario: SECRETO,
  enlace: SECRETO,
  sesion: SECRETO,
  secreto: SECRETO,
  solicitud: TERCEROS,
  adjunto: TERCEROS,
  correo: TERCEROS,
  captcha_usado: PROGRAMA,
  constancia: PROGRAMA,
  registro: PROGRAMA,
  operacion: PROGRAMA,
  operacion_fila: PROGRAMA,
  version: PROGRAMA,
  migracion: PROGRAMA,
  limite: PROGRAMA,
  cerrojo: PROGRAMA,
} as const satisfies Record<Tabla, readonly string[] | Motivo>;

/** The columns that tell the rows of a table apart; null when nothing of it can be taken back. */
export function claveDe(tabla: string): readonly string[] | null {
  const clave: readonly string[] | string | undefined = (
    DESHACER as Record<string, readonly string[] | Motivo>
  )[tabla];
  return Array.isArray(clave) ? clave : null;
}

/** What goes on by itself beside any write: it neither counts nor stands in the way. */
const DE_PASO: readonly string[] = ['registro', 'version', 'operacion', 'operacion_fila'];

/** Whether a write there makes the whole operation one that cannot be taken back. */
export const loImpide = (tabla: string): boolean => claveDe(tabla) === null && !DE_PASO.includes(tabla);

/** Whether what is written there may not be written anywhere else, an answer that tells of it included. */
export function esReservada(tabla: string): boolean {
  const motivo: unknown = (DESHACER as Record<string, readonly string[] | Motivo>)[tabla];
  return motivo === SECRETO || motivo === TERCEROS;
}

/** A column that names a row of another table by its id, and what happens to its row when that one goes. */
type Referencia = {
  hija: Tabla;
  columna: string;
  padre: Tabla;
  alBorrar: 'impide' | 'borra' | 'vacia';
};

const referencia = (
  hija: Tabla,
  columna: string,
  padre: Tabla,
  alBorrar: Referencia['alBorrar'] = 'impide',
): Referencia => ({ hija, columna, padre, alBorrar });

/** Those between tables whose writes can be taken back, as the migrations declare them. */
export const REFERENCIAS: readonly Referencia[] = [
  referencia('liga', 'usuario', 'usuario', 'vacia'),
  referencia('jugador', 'idLiga', 'liga'),
  referencia('liga_jugador', 'idLiga', 'liga', 'borra'),
  referencia('liga_jugador', 'idJugador', 'jugador', 'borra'),
  referencia('partido', 'idLiga', 'liga'),
  referencia('partido', 'idPista', 'pista'),
  referencia('partido', 'idJugador1', 'jugador'),
  referencia('partido', 'idJugador2', 'jugador'),
  referencia('incidencia', 'idLiga', 'liga', 'borra'),
  referencia('incidencia', 'idJugador', 'jugador', 'borra'),
];

export const hijasDe = (padre: string): readonly Referencia[] =>
  REFERENCIAS.filter((referencia) => referencia.padre === padre);

/** What two rows cannot share; `donde` limits it to the rows with those values. */
export type Unica = { tabla: Tabla; columnas: readonly string[]; donde?: Readonly<Record<string, unknown>> };

export const UNICAS: readonly Unica[] = [
  { tabla: 'pista', columnas: ['nombre'] },
  { tabla: 'liga', columnas: ['tipo', 'division', 'anio'], donde: { estado: 'activa' } },
  { tabla: 'incidencia', columnas: ['idLiga', 'idJugador', 'fecha'] },
];
