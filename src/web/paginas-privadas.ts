import { type Acceso, type Permiso, puede } from '#domain/cuenta/permisos.ts';

type Permisos = readonly [ver: Permiso, escribir: Permiso];

/** One screen of the staff area. */
export type PaginaPrivada = {
  /** Route pattern under /private. */
  path: string;
  modulo: string;
  /** Route id: the spec names four of them. */
  id: string;
  titulo: string;
  /** What an account needs to see it, and to write in it. */
  permisos: Permisos;
  /** Its words in the Administración menu. */
  enMenu?: string;
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
    titulo: 'Panel',
    enMenu: 'Panel',
  },
  {
    path: 'semana',
    modulo: 'private/semana/pantalla.tsx',
    id: 'semana',
    permisos: DE_LIGAS,
    titulo: 'Semana',
    enMenu: 'Semana',
  },
  {
    path: 'partidos',
    modulo: 'private/partidos/partidos-list.tsx',
    id: 'partidos-list',
    permisos: DE_LIGAS,
    titulo: 'Partidos',
    enMenu: 'Partidos',
  },
  {
    path: 'partidos-puntuacion-masiva',
    modulo: 'private/partidos-puntuacion-masiva/partidos-puntuacion-masiva.tsx',
    id: 'partidos-puntuacion-masiva',
    permisos: DE_MESA,
    titulo: 'Puntuación masiva',
  },
  {
    path: 'partidos/importar',
    modulo: 'private/partidos/importar.tsx',
    id: 'partidos-importar',
    permisos: SOLO_LIGAS,
    titulo: 'Importar partidos',
  },
  {
    path: 'partidos/:id',
    modulo: 'private/partidos/partidos-detail.tsx',
    id: 'partidos-detail',
    permisos: DE_LIGAS,
    titulo: 'Partido',
  },
  {
    path: 'partidos-propuesta',
    modulo: 'private/partidos-propuesta/partidos-propuesta.tsx',
    id: 'partidos-propuesta',
    permisos: SOLO_LIGAS,
    titulo: 'Nueva propuesta',
  },
  {
    path: 'partidos-suspender',
    modulo: 'private/partidos-suspender/partidos-suspender.tsx',
    id: 'partidos-suspender',
    permisos: SOLO_LIGAS,
    titulo: 'Suspender por lluvia',
  },
  {
    path: 'incidencias',
    modulo: 'private/incidencias/incidencias-list.tsx',
    id: 'incidencias-list',
    permisos: DE_LIGAS,
    titulo: 'Incidencias',
    enMenu: 'Incidencias',
  },
  {
    path: 'incidencias/:id',
    modulo: 'private/incidencias/incidencias-detail.tsx',
    id: 'incidencias-detail',
    permisos: DE_LIGAS,
    titulo: 'Incidencia',
  },
  {
    path: 'jugadores',
    modulo: 'private/jugadores/jugadores-list.tsx',
    id: 'jugadores-list',
    permisos: DE_LIGAS,
    titulo: 'Jugadores',
    enMenu: 'Jugadores',
  },
  {
    path: 'jugadores/importar',
    modulo: 'private/jugadores/importar.tsx',
    id: 'jugadores-importar',
    permisos: SOLO_LIGAS,
    titulo: 'Importar jugadores',
  },
  {
    path: 'jugadores/:id',
    modulo: 'private/jugadores/jugadores-detail.tsx',
    id: 'jugadores-detail',
    permisos: DE_LIGAS,
    titulo: 'Jugador',
  },
  {
    path: 'ligas',
    modulo: 'private/ligas/ligas-list.tsx',
    id: 'ligas-list',
    permisos: DE_LIGAS,
    titulo: 'Ligas',
    enMenu: 'Ligas',
  },
  {
    path: 'ligas-temporada',
    modulo: 'private/ligas-temporada/ligas-temporada.tsx',
    id: 'ligas-temporada',
    permisos: SOLO_LIGAS,
    titulo: 'Cerrar la temporada',
  },
  {
    path: 'ligas/:id',
    modulo: 'private/ligas/ligas-detail.tsx',
    id: 'ligas-detail',
    permisos: DE_LIGAS,
    titulo: 'Liga',
  },
  {
    path: 'pistas',
    modulo: 'private/pistas/pistas-list.tsx',
    id: 'pistas-list',
    permisos: DE_PISTAS,
    titulo: 'Pistas',
    enMenu: 'Pistas',
  },
  {
    path: 'pistas/:id',
    modulo: 'private/pistas/pistas-detail.tsx',
    id: 'pistas-detail',
    permisos: DE_PISTAS,
    titulo: 'Pista',
  },
  {
    path: 'solicitudes',
    modulo: 'private/solicitudes/solicitudes-list.tsx',
    id: 'solicitudes-list',
    permisos: SOLO_TODO,
    titulo: 'Solicitudes',
    enMenu: 'Solicitudes',
  },
  {
    path: 'solicitudes/cobros',
    modulo: 'private/solicitudes/cobros.tsx',
    id: 'solicitudes-cobros',
    permisos: RESERVADO,
    titulo: 'Cobrar por el banco',
  },
  {
    path: 'solicitudes/:id',
    modulo: 'private/solicitudes/solicitudes-detail.tsx',
    id: 'solicitudes-detail',
    permisos: SOLO_TODO,
    titulo: 'Solicitud',
  },
  {
    path: 'contenidos',
    modulo: 'private/contenidos/contenidos-list.tsx',
    id: 'contenidos-list',
    permisos: SOLO_TODO,
    titulo: 'Contenidos',
    enMenu: 'Contenidos',
  },
  {
    path: 'contenidos/imagenes',
    modulo: 'private/contenidos/imagenes.tsx',
    id: 'contenidos-imagenes',
    permisos: SOLO_TODO,
    titulo: 'Imágenes',
  },
  {
    path: 'contenidos/fotos',
    modulo: 'private/contenidos/fotos.tsx',
    id: 'contenidos-fotos',
    permisos: SOLO_TODO,
    titulo: 'Fotos del club',
  },
  {
    path: 'contenidos/:clave',
    modulo: 'private/contenidos/contenidos-detail.tsx',
    id: 'contenidos-detail',
    permisos: SOLO_TODO,
    titulo: 'Contenido',
  },
  {
    path: 'noticias',
    modulo: 'private/noticias/noticias-list.tsx',
    id: 'noticias-list',
    permisos: SOLO_TODO,
    titulo: 'Noticias',
    enMenu: 'Noticias',
  },
  {
    path: 'noticias/:id',
    modulo: 'private/noticias/noticias-detail.tsx',
    id: 'noticias-detail',
    permisos: SOLO_TODO,
    titulo: 'Noticia',
  },
  {
    path: 'logs',
    modulo: 'private/logs/logs.tsx',
    id: 'logs',
    permisos: SOLO_TODO,
    titulo: 'Registros',
    enMenu: 'Registros',
  },
  {
    path: 'configuracion',
    modulo: 'private/configuracion/configuracion.tsx',
    id: 'configuracion',
    permisos: SOLO_TODO,
    titulo: 'Configuración',
    enMenu: 'Configuración',
  },
  {
    path: 'usuarios',
    modulo: 'private/usuarios/usuarios.tsx',
    id: 'usuarios',
    permisos: SOLO_TODO,
    titulo: 'Usuarios',
    enMenu: 'Usuarios',
  },
  {
    path: 'cuenta',
    modulo: 'private/cuenta/cuenta.tsx',
    id: 'cuenta',
    permisos: DE_MESA,
    titulo: 'Mi cuenta',
    enMenu: 'Mi cuenta',
  },
];

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

/** The staff's menu, with what that account may open. */
export const menuAdministracion = (acceso: Acceso) => ({
  titulo: 'Administración',
  entradas: PAGINAS_PRIVADAS.filter(({ enMenu, permisos: [ver] }) => enMenu && puede(acceso, ver)).map(
    ({ path, enMenu = '' }) => ({ titulo: enMenu, href: path === '' ? '/private' : `/private/${path}` }),
  ),
});
