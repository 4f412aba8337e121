import type { Tablas } from '../types.ts';

export type Copiada = {
  tabla: keyof Tablas;
  /** What its rows are sorted by: its key. */
  clave: readonly string[];
  /** Ids are counted by the engine. */
  conId: boolean;
  /** Write-once rows too large to be read inside a long snapshot: they come one by one after it. */
  pesada: boolean;
};

const conId = (tabla: keyof Tablas): Copiada => ({ tabla, clave: ['id'], conId: true, pesada: false });
const conClave = (tabla: keyof Tablas, ...clave: string[]): Copiada => ({
  tabla,
  clave,
  conId: false,
  pesada: false,
});

/** What a backup holds, parents before children, so that rows come back in this order. */
export const COPIADAS: readonly Copiada[] = [
  conClave('usuario', 'usuario'),
  conClave('configuracion', 'clave'),
  conId('registro'),
  conId('operacion'),
  conClave('operacion_fila', 'idOperacion', 'orden'),
  conId('liga'),
  conId('pista'),
  conId('jugador'),
  conClave('liga_jugador', 'idLiga', 'idJugador'),
  conClave('enlace_personal', 'idJugador'),
  conId('movil'),
  conId('partido'),
  conClave('dicho', 'idPartido', 'idJugador'),
  conClave('hora_posible', 'idPartido', 'idJugador', 'fecha'),
  conId('incidencia'),
  conId('solicitud'),
  conId('correo'),
  { ...conId('adjunto'), pesada: true },
  conId('contenido'),
  conClave('contenido_borrador', 'clave'),
  conId('noticia'),
  conId('noticia_version'),
  { ...conId('imagen'), pesada: true },
];

/** What a backup leaves out: what dies by itself in days, the program's own, and keys, which travel apart. */
export const NO_COPIADAS = [
  'sesion',
  'enlace',
  'aviso',
  'captcha_usado',
  'constancia',
  'limite',
  'secreto',
  'version',
  'copia_guardada',
  'migracion',
  'cerrojo',
] as const satisfies (keyof Tablas)[];
