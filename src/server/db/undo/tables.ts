import type { Tablas } from '../types.ts';

export type Tabla = keyof Tablas;

/** Why what is written in a table cannot be taken back. */
const SECRETO = 'secretos: they are never copied anywhere';
const TERCEROS = 'datos de terceros: kept for their time and no longer';
const HISTORIA = 'con historia: its own screen keeps every version and brings any of them back';
const PROGRAMA = 'del programa: it follows from what is saved, or lives for minutes';
type Motivo = typeof SECRETO | typeof TERCEROS | typeof HISTORIA | typeof PROGRAMA;

/** The key of each table, or why it cannot be taken back; all have to be here. docs/reglas/deshacer.md. */
export const UNDO = {
  liga: ['id'],
  pista: ['id'],
  persona: ['id'],
  jugador: ['id'],
  liga_jugador: ['idLiga', 'idJugador'],
  partido: ['id'],
  incidencia: ['id'],
  ajuste: ['id'],
  clausura: ['id'],
  peticion: ['idPartido', 'idJugador'],
  configuracion: ['clave'],
  noticia: ['id'],
  noticia_version: ['id'],
  contenido_borrador: ['clave'],
  contenido: HISTORIA,
  imagen: PROGRAMA,
  usuario: SECRETO,
  enlace: SECRETO,
  enlace_personal: SECRETO,
  movil: SECRETO,
  dicho: TERCEROS,
  hora_posible: TERCEROS,
  acto_de_enlace: TERCEROS,
  recordatorio: PROGRAMA,
  sesion: SECRETO,
  secreto: SECRETO,
  // Of whom is said by a number alone.
  recibo: ['id'],
  solicitud: TERCEROS,
  invitacion: TERCEROS,
  adjunto: TERCEROS,
  correo: TERCEROS,
  aviso: TERCEROS,
  captcha_usado: PROGRAMA,
  constancia: PROGRAMA,
  registro: PROGRAMA,
  operacion: PROGRAMA,
  operacion_fila: PROGRAMA,
  version: PROGRAMA,
  migracion: PROGRAMA,
  copia_guardada: PROGRAMA,
  copia_descargada: PROGRAMA,
  limite: PROGRAMA,
  cerrojo: PROGRAMA,
} as const satisfies Record<Tabla, readonly string[] | Motivo>;

/** The columns that tell the rows of a table apart; null when nothing of it can be taken back. */
export function keyOf(tabla: string): readonly string[] | null {
  const clave: readonly string[] | string | undefined = (UNDO as Record<string, readonly string[] | Motivo>)[
    tabla
  ];
  return Array.isArray(clave) ? clave : null;
}

/** What goes on by itself beside any write: it neither counts nor stands in the way. */
const BESIDE: readonly string[] = ['registro', 'version', 'operacion', 'operacion_fila', 'recordatorio'];

/** Whether a write there makes the whole operation one that cannot be taken back. */
export const stopsRecording = (tabla: string): boolean => keyOf(tabla) === null && !BESIDE.includes(tabla);

/** What players said of a match goes with it: it neither counts nor hinders, and does not come back. */
export const goesAlong = (tabla: string): boolean =>
  tabla === 'dicho' || tabla === 'hora_posible' || tabla === 'acto_de_enlace' || tabla === 'recordatorio';

/** Whether what is written there may not be written anywhere else, an answer that tells of it included. */
export function isReserved(tabla: string): boolean {
  const motivo: unknown = (UNDO as Record<string, readonly string[] | Motivo>)[tabla];
  return motivo === SECRETO || motivo === TERCEROS;
}

/** A column that names a row of another table by its id, and what happens to its row when that one goes. */
type Reference = {
  hija: Tabla;
  columna: string;
  padre: Tabla;
  alBorrar: 'impide' | 'borra' | 'vacia';
};

const reference = (
  hija: Tabla,
  columna: string,
  padre: Tabla,
  alBorrar: Reference['alBorrar'] = 'impide',
): Reference => ({ hija, columna, padre, alBorrar });

/** Those between tables whose writes can be taken back, as the migrations declare them. */
export const REFERENCES: readonly Reference[] = [
  reference('liga', 'usuario', 'usuario', 'vacia'),
  reference('jugador', 'idPersona', 'persona'),
  reference('jugador', 'idPersona2', 'persona'),
  reference('jugador', 'idLiga', 'liga'),
  reference('liga_jugador', 'idLiga', 'liga', 'borra'),
  reference('liga_jugador', 'idJugador', 'jugador', 'borra'),
  reference('partido', 'idLiga', 'liga'),
  reference('partido', 'idPista', 'pista'),
  reference('partido', 'idJugador1', 'jugador'),
  reference('partido', 'idJugador2', 'jugador'),
  reference('partido', 'suplente1', 'jugador'),
  reference('partido', 'suplido1', 'jugador'),
  reference('partido', 'suplente2', 'jugador'),
  reference('partido', 'suplido2', 'jugador'),
  reference('incidencia', 'idLiga', 'liga', 'borra'),
  reference('incidencia', 'idJugador', 'jugador', 'borra'),
  reference('ajuste', 'idLiga', 'liga', 'borra'),
  reference('ajuste', 'idJugador', 'jugador', 'borra'),
  reference('peticion', 'idPartido', 'partido', 'borra'),
  reference('peticion', 'idJugador', 'jugador', 'borra'),
  reference('noticia_version', 'idNoticia', 'noticia', 'borra'),
  reference('recibo', 'idSolicitud', 'solicitud', 'borra'),
];

export const childrenOf = (padre: string): readonly Reference[] =>
  REFERENCES.filter((reference) => reference.padre === padre);
