import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Acceso, type Permiso, puede } from '#domain/cuenta/permisos.ts';
import type { Icono } from './layout/desk/icons.ts';

/** The groups of the side bar, in its order; null: no heading. */
export const GRUPOS = {
  hoy: null,
  juego: 'Juego',
  gente: 'Gente',
  ligas: 'Ligas',
  web: 'Web',
  club: 'El club',
  pie: null,
} as const;
export type Grupo = keyof typeof GRUPOS;

/** What waits for somebody, counted beside the word of a screen: layout/desk/pending.tsx. */
export type Cuenta = 'correos' | 'aplazados' | 'resultados' | 'solicitudes';

type EnLaBarra = {
  grupo: Grupo;
  icono: Icono;
  palabra: string;
  cuenta?: Cuenta;
  /** Found by its word, but not in the bar: the screen that is lit while it is open. */
  dentroDe?: string;
};

type Permisos = readonly [ver: Permiso, escribir: Permiso];

/** One screen of the staff area. */
export type PaginaPrivada = {
  /** Route pattern under /private. */
  path: string;
  modulo: string;
  /** Route id: the specification names four of them. */
  id: string;
  titulo: string;
  /** What an account needs to see it, and to write in it. */
  permisos: Permisos;
  /** Its place in the frame of the desk, or the id of the screen that it is reached from. */
  lugar: EnLaBarra | { dentroDe: string };
};

const DE_MESA: Permisos = ['mesa', 'mesa'];
const DE_LIGAS: Permisos = ['mesa', 'ligas'];
const SOLO_LIGAS: Permisos = ['ligas', 'ligas'];
const DE_PISTAS: Permisos = ['mesa', 'todo'];
const SOLO_TODO: Permisos = ['todo', 'todo'];
const RESERVADO: Permisos = ['reservado', 'reservado'];

export const PAGINAS_PRIVADAS: readonly PaginaPrivada[] = [
  {
    path: '',
    modulo: 'private/panel/panel.tsx',
    id: 'panel',
    permisos: DE_MESA,
    titulo: 'Hoy',
    lugar: { grupo: 'hoy', icono: 'hoy', palabra: 'Hoy', cuenta: 'correos' },
  },
  {
    path: 'semana',
    modulo: 'private/semana/pantalla.tsx',
    id: 'semana',
    permisos: DE_LIGAS,
    titulo: 'Semana',
    lugar: { grupo: 'juego', icono: 'semana', palabra: 'Semana' },
  },
  {
    path: 'partidos-propuesta',
    modulo: 'private/partidos-propuesta/partidos-propuesta.tsx',
    id: 'partidos-propuesta',
    permisos: SOLO_LIGAS,
    titulo: 'Nueva propuesta',
    lugar: { grupo: 'juego', icono: 'propuesta', palabra: 'Nueva propuesta' },
  },
  {
    path: 'partidos',
    modulo: 'private/partidos/partidos-list.tsx',
    id: 'partidos-list',
    permisos: DE_LIGAS,
    titulo: 'Partidos',
    lugar: { grupo: 'juego', icono: 'partidos', palabra: 'Partidos' },
  },
  {
    path: 'partidos-puntuacion-masiva',
    modulo: 'private/partidos-puntuacion-masiva/partidos-puntuacion-masiva.tsx',
    id: 'partidos-puntuacion-masiva',
    permisos: DE_MESA,
    titulo: 'Puntuación masiva',
    lugar: { grupo: 'juego', icono: 'resultados', palabra: 'Puntuación masiva', cuenta: 'resultados' },
  },
  {
    path: 'partidos/:id',
    modulo: 'private/partidos/partidos-detail.tsx',
    id: 'partidos-detail',
    permisos: DE_LIGAS,
    titulo: 'Partido',
    lugar: { dentroDe: 'partidos-list' },
  },
  {
    path: 'partidos-suspender',
    modulo: 'private/partidos-suspender/partidos-suspender.tsx',
    id: 'partidos-suspender',
    permisos: SOLO_LIGAS,
    titulo: 'Suspender por lluvia',
    lugar: { dentroDe: 'semana' },
  },
  {
    path: 'jugadores',
    modulo: 'private/jugadores/jugadores.tsx',
    id: 'jugadores-list',
    permisos: DE_LIGAS,
    titulo: 'Jugadores',
    lugar: { grupo: 'gente', icono: 'jugadores', palabra: 'Jugadores' },
  },
  {
    path: 'jugadores/:id',
    modulo: 'private/jugadores/jugadores.tsx',
    id: 'jugadores-detail',
    permisos: DE_LIGAS,
    titulo: 'Jugador',
    lugar: { dentroDe: 'jugadores-list' },
  },
  {
    path: 'incidencias',
    modulo: 'private/incidencias/incidencias.tsx',
    id: 'incidencias-list',
    permisos: DE_LIGAS,
    titulo: 'Incidencias',
    lugar: { grupo: 'gente', icono: 'incidencias', palabra: 'Incidencias' },
  },
  {
    path: 'incidencias/:id',
    modulo: 'private/incidencias/incidencias.tsx',
    id: 'incidencias-detail',
    permisos: DE_LIGAS,
    titulo: 'Incidencia',
    lugar: { dentroDe: 'incidencias-list' },
  },
  {
    path: 'solicitudes',
    modulo: 'private/solicitudes/solicitudes-list.tsx',
    id: 'solicitudes-list',
    permisos: SOLO_TODO,
    titulo: 'Solicitudes',
    lugar: { grupo: 'gente', icono: 'solicitudes', palabra: 'Solicitudes', cuenta: 'solicitudes' },
  },
  {
    path: 'solicitudes/cobros',
    modulo: 'private/solicitudes/cobros.tsx',
    id: 'solicitudes-cobros',
    permisos: RESERVADO,
    titulo: 'Cobrar por el banco',
    lugar: { grupo: 'gente', icono: 'cobros', palabra: 'Cobrar por el banco' },
  },
  {
    path: 'solicitudes/:id',
    modulo: 'private/solicitudes/solicitudes-detail.tsx',
    id: 'solicitudes-detail',
    permisos: SOLO_TODO,
    titulo: 'Solicitud',
    lugar: { dentroDe: 'solicitudes-list' },
  },
  {
    path: 'ligas',
    modulo: 'private/ligas/ligas.tsx',
    id: 'ligas-list',
    permisos: DE_LIGAS,
    titulo: 'Ligas',
    lugar: { grupo: 'ligas', icono: 'ligas', palabra: 'Ligas' },
  },
  {
    path: 'ligas/pronostico',
    modulo: 'private/ligas/pronostico.tsx',
    id: 'ligas-pronostico',
    permisos: SOLO_LIGAS,
    titulo: '¿Acabamos a tiempo?',
    lugar: { grupo: 'ligas', icono: 'pronostico', palabra: '¿Acabamos a tiempo?' },
  },
  {
    path: 'ligas-temporada',
    modulo: 'private/ligas-temporada/ligas-temporada.tsx',
    id: 'ligas-temporada',
    permisos: SOLO_LIGAS,
    titulo: 'Cerrar la temporada',
    lugar: { grupo: 'ligas', icono: 'temporada', palabra: 'Temporada' },
  },
  {
    path: 'ligas/:id',
    modulo: 'private/ligas/ligas.tsx',
    id: 'ligas-detail',
    permisos: DE_LIGAS,
    titulo: 'Liga',
    lugar: { dentroDe: 'ligas-list' },
  },
  {
    path: 'contenidos',
    modulo: 'private/contenidos/contenidos-list.tsx',
    id: 'contenidos-list',
    permisos: SOLO_TODO,
    titulo: 'Contenidos',
    lugar: { grupo: 'web', icono: 'contenidos', palabra: 'Contenidos' },
  },
  {
    path: 'contenidos/fotos',
    modulo: 'private/contenidos/fotos.tsx',
    id: 'contenidos-fotos',
    permisos: SOLO_TODO,
    titulo: 'Fotos del club',
    lugar: { dentroDe: 'contenidos-imagenes' },
  },
  {
    path: 'contenidos/:clave',
    modulo: 'private/contenidos/contenidos-detail.tsx',
    id: 'contenidos-detail',
    permisos: SOLO_TODO,
    titulo: 'Contenido',
    lugar: { dentroDe: 'contenidos-list' },
  },
  {
    path: 'noticias',
    modulo: 'private/noticias/noticias-list.tsx',
    id: 'noticias-list',
    permisos: SOLO_TODO,
    titulo: 'Noticias',
    lugar: { grupo: 'web', icono: 'noticias', palabra: 'Noticias' },
  },
  {
    path: 'noticias/:id',
    modulo: 'private/noticias/noticias-detail.tsx',
    id: 'noticias-detail',
    permisos: SOLO_TODO,
    titulo: 'Noticia',
    lugar: { dentroDe: 'noticias-list' },
  },
  {
    path: 'contenidos/imagenes',
    modulo: 'private/contenidos/imagenes.tsx',
    id: 'contenidos-imagenes',
    permisos: SOLO_TODO,
    titulo: 'Imágenes',
    lugar: { grupo: 'web', icono: 'imagenes', palabra: 'Imágenes' },
  },
  {
    path: 'pistas',
    modulo: 'private/pistas/pistas.tsx',
    id: 'pistas-list',
    permisos: DE_PISTAS,
    titulo: 'Pistas',
    lugar: { grupo: 'club', icono: 'pistas', palabra: 'Pistas' },
  },
  {
    path: 'pistas/:id',
    modulo: 'private/pistas/pistas.tsx',
    id: 'pistas-detail',
    permisos: DE_PISTAS,
    titulo: 'Pista',
    lugar: { dentroDe: 'pistas-list' },
  },
  {
    path: 'club',
    modulo: 'private/club/club.tsx',
    id: 'club',
    permisos: SOLO_TODO,
    titulo: 'Datos del club',
    lugar: { grupo: 'club', icono: 'club', palabra: 'Datos del club' },
  },
  {
    path: 'empezar',
    modulo: 'private/empezar/empezar.tsx',
    id: 'empezar',
    permisos: SOLO_TODO,
    titulo: 'Primeros pasos',
    lugar: { grupo: 'hoy', icono: 'empezar', palabra: 'Primeros pasos', dentroDe: 'panel' },
  },
  {
    path: 'configuracion',
    modulo: 'private/configuracion/configuracion.tsx',
    id: 'configuracion',
    permisos: SOLO_TODO,
    titulo: 'Configuración',
    lugar: { grupo: 'club', icono: 'configuracion', palabra: 'Configuración' },
  },
  {
    path: 'importar',
    modulo: 'private/importar/importar.tsx',
    id: 'importar',
    permisos: SOLO_LIGAS,
    titulo: 'Importar y exportar',
    lugar: { grupo: 'club', icono: 'importar', palabra: 'Importar' },
  },
  {
    path: 'usuarios',
    modulo: 'private/usuarios/usuarios.tsx',
    id: 'usuarios',
    permisos: SOLO_TODO,
    titulo: 'Usuarios',
    lugar: { grupo: 'club', icono: 'usuarios', palabra: 'Usuarios' },
  },
  {
    path: 'logs',
    modulo: 'private/logs/logs.tsx',
    id: 'logs',
    permisos: SOLO_TODO,
    titulo: 'Registros',
    lugar: { grupo: 'club', icono: 'registros', palabra: 'Registros' },
  },
  {
    path: 'copia',
    modulo: 'private/copia/copia.tsx',
    id: 'copia',
    permisos: RESERVADO,
    titulo: 'Copia de seguridad',
    lugar: { grupo: 'club', icono: 'copia', palabra: 'Copia de seguridad' },
  },
  {
    path: 'cuenta',
    modulo: 'private/cuenta/cuenta.tsx',
    id: 'cuenta',
    permisos: DE_MESA,
    titulo: 'Mi cuenta',
    lugar: { grupo: 'pie', icono: 'cuenta', palabra: 'Mi cuenta' },
  },
];

/** An entry of the side bar. */
export type Entrada = EnLaBarra & {
  /** Of its screen; null of what is opened inside another. */
  id: string | null;
  href: string;
  /** What an account needs to see it. */
  ver: Permiso;
};

/** A filter of the list of matches. */
const APLAZADOS: Entrada = {
  id: 'aplazados',
  href: rutasPrivadas.partidosAplazados(),
  ver: 'mesa',
  grupo: 'juego',
  icono: 'aplazados',
  palabra: 'Aplazados',
  cuenta: 'aplazados',
};

const hrefDe = (path: string): string => (path === '' ? '/private' : `/private/${path}`);

export const ENTRADAS: readonly Entrada[] = [
  ...PAGINAS_PRIVADAS.flatMap(({ id, path, lugar, permisos: [ver] }) =>
    'grupo' in lugar ? [{ ...lugar, id, ver, href: hrefDe(path) }] : [],
  ),
  APLAZADOS,
];

/** The entry of the side bar that is lit while that screen is open with that search. */
export function entradaDe(id: string | undefined, search: string): string | null | undefined {
  if (id === 'partidos-list' && new URLSearchParams(search).get('aplazados')) return APLAZADOS.id;
  const pagina = PAGINAS_PRIVADAS.find((una) => una.id === id);
  return pagina?.lugar.dentroDe ?? pagina?.id;
}

/** Whether that path is one of that screen; the patterns have one parameter at most. */
const esDe = (path: string, { path: patron }: PaginaPrivada): boolean =>
  new RegExp(`^${patron.replace(/:\w+/, '[^/]+')}$`).test(path);

/** Whether that account may open that address: the one of something new, if it may write there. */
export function puedeAbrir(acceso: Acceso, href: string): boolean {
  const [camino = ''] = href.split(/[?#]/);
  if (!/^\/private(\/|$)/.test(camino)) return true;
  const path = camino.replace(/^\/private\/?/, '');
  const pagina =
    PAGINAS_PRIVADAS.find((una) => una.path === path) ?? PAGINAS_PRIVADAS.find((una) => esDe(path, una));
  const [ver, escribir] = pagina?.permisos ?? SOLO_TODO;
  return puede(acceso, path.endsWith('/0') ? escribir : ver);
}

/** The entries of the bar that lead where that account may go. */
export const entradasDe = (acceso: Acceso): Entrada[] => ENTRADAS.filter(({ ver }) => puede(acceso, ver));
