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

/** `archivo`: the name of its module, where it is not its id. */
type Dicha = { path: string; titulo: string; permisos: Permisos; archivo?: string | undefined };

/** `palabra`: its word in the bar, where it is not its title. */
type Entrante = Dicha & Omit<EnLaBarra, 'grupo' | 'palabra'> & { palabra?: string };

/** By the group of the bar that they are in. */
const DE_LA_BARRA: Record<Grupo, readonly Entrante[]> = {
  hoy: [{ path: '', titulo: 'Hoy', permisos: DE_MESA, icono: 'hoy', cuenta: 'correos' }],
  juego: [
    { path: 'semana', titulo: 'Semana', permisos: DE_LIGAS, icono: 'semana', archivo: 'pantalla' },
    { path: 'partidos-propuesta', titulo: 'Nueva propuesta', permisos: SOLO_LIGAS, icono: 'propuesta' },
    { path: 'partidos', titulo: 'Partidos', permisos: DE_LIGAS, icono: 'partidos' },
    {
      path: 'partidos-puntuacion-masiva',
      titulo: 'Puntuación masiva',
      permisos: DE_MESA,
      icono: 'resultados',
      cuenta: 'resultados',
    },
  ],
  gente: [
    { path: 'jugadores', titulo: 'Jugadores', permisos: DE_LIGAS, icono: 'jugadores', archivo: 'jugadores' },
    {
      path: 'incidencias',
      titulo: 'Incidencias',
      permisos: DE_LIGAS,
      icono: 'incidencias',
      archivo: 'incidencias',
    },
    {
      path: 'solicitudes',
      titulo: 'Solicitudes',
      permisos: SOLO_TODO,
      icono: 'solicitudes',
      cuenta: 'solicitudes',
    },
    {
      path: 'solicitudes/cobros',
      titulo: 'Cobrar por el banco',
      permisos: RESERVADO,
      icono: 'cobros',
      archivo: 'cobros',
    },
  ],
  ligas: [
    { path: 'ligas', titulo: 'Ligas', permisos: DE_LIGAS, icono: 'ligas', archivo: 'ligas' },
    {
      path: 'ligas/pronostico',
      titulo: '¿Acabamos a tiempo?',
      permisos: SOLO_LIGAS,
      icono: 'pronostico',
      archivo: 'pronostico',
    },
    {
      path: 'ligas-temporada',
      titulo: 'Cerrar la temporada',
      permisos: SOLO_LIGAS,
      icono: 'temporada',
      palabra: 'Temporada',
    },
  ],
  web: [
    { path: 'contenidos', titulo: 'Contenidos', permisos: SOLO_TODO, icono: 'contenidos' },
    { path: 'noticias', titulo: 'Noticias', permisos: SOLO_TODO, icono: 'noticias' },
    {
      path: 'contenidos/imagenes',
      titulo: 'Imágenes',
      permisos: SOLO_TODO,
      icono: 'imagenes',
      archivo: 'imagenes',
    },
  ],
  club: [
    { path: 'pistas', titulo: 'Pistas', permisos: DE_PISTAS, icono: 'pistas', archivo: 'pistas' },
    { path: 'club', titulo: 'Datos del club', permisos: SOLO_TODO, icono: 'club' },
    { path: 'empezar', titulo: 'Primeros pasos', permisos: SOLO_TODO, icono: 'empezar', dentroDe: 'panel' },
    { path: 'configuracion', titulo: 'Configuración', permisos: SOLO_TODO, icono: 'configuracion' },
    {
      path: 'importar',
      titulo: 'Importar y exportar',
      permisos: SOLO_LIGAS,
      icono: 'importar',
      palabra: 'Importar',
    },
    { path: 'usuarios', titulo: 'Usuarios', permisos: SOLO_TODO, icono: 'usuarios' },
    { path: 'logs', titulo: 'Registros', permisos: SOLO_TODO, icono: 'registros' },
    { path: 'copia', titulo: 'Copia de seguridad', permisos: RESERVADO, icono: 'copia' },
  ],
  pie: [{ path: 'cuenta', titulo: 'Mi cuenta', permisos: DE_MESA, icono: 'cuenta' }],
};

/** Reached from another: the details, from their list, and what names it. */
const DE_DENTRO: readonly (Dicha & { desde?: string })[] = [
  { path: 'partidos/:id', titulo: 'Partido', permisos: DE_LIGAS },
  { path: 'partidos-suspender', titulo: 'Suspender por lluvia', permisos: SOLO_LIGAS, desde: 'semana' },
  { path: 'jugadores/:id', titulo: 'Jugador', permisos: DE_LIGAS, archivo: 'jugadores' },
  { path: 'incidencias/:id', titulo: 'Incidencia', permisos: DE_LIGAS, archivo: 'incidencias' },
  { path: 'solicitudes/:id', titulo: 'Solicitud', permisos: SOLO_TODO },
  { path: 'ligas/:id', titulo: 'Liga', permisos: DE_LIGAS, archivo: 'ligas' },
  {
    path: 'contenidos/fotos',
    titulo: 'Fotos del club',
    permisos: SOLO_TODO,
    archivo: 'fotos',
    desde: 'contenidos-imagenes',
  },
  { path: 'contenidos/:clave', titulo: 'Contenido', permisos: SOLO_TODO },
  { path: 'noticias/:id', titulo: 'Noticia', permisos: SOLO_TODO },
  { path: 'pistas/:id', titulo: 'Pista', permisos: DE_PISTAS, archivo: 'pistas' },
  {
    path: 'pistas/cerradas',
    titulo: 'Pistas cerradas y festivos',
    permisos: DE_PISTAS,
    archivo: 'cerradas',
    desde: 'pistas-list',
  },
  { path: 'pistas/cerradas/:id', titulo: 'Cierre de pistas', permisos: DE_PISTAS, archivo: 'cerradas' },
];

/** "partidos-list" of what has details, "partidos-detail" of those, "ligas-pronostico", "semana". */
function idDe(path: string): string {
  if (path === '') return 'panel';
  const conDetalle = DE_DENTRO.some((una) => una.path.startsWith(`${path}/:`));
  return conDetalle ? `${path}-list` : path.replace(/\/:\w+/, '-detail').replace('/', '-');
}

const paginaDe = ({ path, titulo, permisos, archivo }: Dicha, lugar: PaginaPrivada['lugar']) => {
  const id = idDe(path);
  const [carpeta] = (path || id).split('/');
  return { path, titulo, permisos, lugar, id, modulo: `private/${carpeta}/${archivo ?? id}.tsx` };
};

export const PAGINAS_PRIVADAS: readonly PaginaPrivada[] = [
  ...(Object.entries(DE_LA_BARRA) as [Grupo, readonly Entrante[]][]).flatMap(([grupo, suyas]) =>
    suyas.map(({ path, titulo, permisos, archivo, ...lugar }) =>
      paginaDe({ path, titulo, permisos, archivo }, { grupo, palabra: titulo, ...lugar }),
    ),
  ),
  ...DE_DENTRO.map(({ desde, ...una }) =>
    paginaDe(una, { dentroDe: desde ?? idDe(una.path.replace(/\/:\w+$/, '')) }),
  ),
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
