/** One screen of the staff area. */
export type PaginaPrivada = {
  /** Route pattern under /private. */
  path: string;
  modulo: string;
  /** Route id: the spec names four of them. */
  id: string;
  titulo: string;
  /** Its words in the Administración menu. */
  enMenu?: string;
};

export const PAGINAS_PRIVADAS: readonly PaginaPrivada[] = [
  { path: '', modulo: 'private/panel/panel.tsx', id: 'panel', titulo: 'Panel', enMenu: 'Panel' },
  {
    path: 'semana',
    modulo: 'private/semana/pantalla.tsx',
    id: 'semana',
    titulo: 'Semana',
    enMenu: 'Semana',
  },
  {
    path: 'partidos',
    modulo: 'private/partidos/partidos-list.tsx',
    id: 'partidos-list',
    titulo: 'Partidos',
    enMenu: 'Partidos',
  },
  {
    path: 'partidos-puntuacion-masiva',
    modulo: 'private/partidos-puntuacion-masiva/partidos-puntuacion-masiva.tsx',
    id: 'partidos-puntuacion-masiva',
    titulo: 'Puntuación masiva',
  },
  {
    path: 'partidos/importar',
    modulo: 'private/partidos/importar.tsx',
    id: 'partidos-importar',
    titulo: 'Importar partidos',
  },
  {
    path: 'partidos/:id',
    modulo: 'private/partidos/partidos-detail.tsx',
    id: 'partidos-detail',
    titulo: 'Partido',
  },
  {
    path: 'partidos-propuesta',
    modulo: 'private/partidos-propuesta/partidos-propuesta.tsx',
    id: 'partidos-propuesta',
    titulo: 'Nueva propuesta',
  },
  {
    path: 'partidos-suspender',
    modulo: 'private/partidos-suspender/partidos-suspender.tsx',
    id: 'partidos-suspender',
    titulo: 'Suspender por lluvia',
  },
  {
    path: 'incidencias',
    modulo: 'private/incidencias/incidencias-list.tsx',
    id: 'incidencias-list',
    titulo: 'Incidencias',
    enMenu: 'Incidencias',
  },
  {
    path: 'incidencias/:id',
    modulo: 'private/incidencias/incidencias-detail.tsx',
    id: 'incidencias-detail',
    titulo: 'Incidencia',
  },
  {
    path: 'jugadores',
    modulo: 'private/jugadores/jugadores-list.tsx',
    id: 'jugadores-list',
    titulo: 'Jugadores',
    enMenu: 'Jugadores',
  },
  {
    path: 'jugadores/importar',
    modulo: 'private/jugadores/importar.tsx',
    id: 'jugadores-importar',
    titulo: 'Importar jugadores',
  },
  {
    path: 'jugadores/:id',
    modulo: 'private/jugadores/jugadores-detail.tsx',
    id: 'jugadores-detail',
    titulo: 'Jugador',
  },
  {
    path: 'ligas',
    modulo: 'private/ligas/ligas-list.tsx',
    id: 'ligas-list',
    titulo: 'Ligas',
    enMenu: 'Ligas',
  },
  {
    path: 'ligas-temporada',
    modulo: 'private/ligas-temporada/ligas-temporada.tsx',
    id: 'ligas-temporada',
    titulo: 'Cerrar la temporada',
  },
  { path: 'ligas/:id', modulo: 'private/ligas/ligas-detail.tsx', id: 'ligas-detail', titulo: 'Liga' },
  {
    path: 'pistas',
    modulo: 'private/pistas/pistas-list.tsx',
    id: 'pistas-list',
    titulo: 'Pistas',
    enMenu: 'Pistas',
  },
  { path: 'pistas/:id', modulo: 'private/pistas/pistas-detail.tsx', id: 'pistas-detail', titulo: 'Pista' },
  {
    path: 'solicitudes',
    modulo: 'private/solicitudes/solicitudes-list.tsx',
    id: 'solicitudes-list',
    titulo: 'Solicitudes',
    enMenu: 'Solicitudes',
  },
  {
    path: 'solicitudes/:id',
    modulo: 'private/solicitudes/solicitudes-detail.tsx',
    id: 'solicitudes-detail',
    titulo: 'Solicitud',
  },
  {
    path: 'contenidos',
    modulo: 'private/contenidos/contenidos-list.tsx',
    id: 'contenidos-list',
    titulo: 'Contenidos',
    enMenu: 'Contenidos',
  },
  {
    path: 'contenidos/imagenes',
    modulo: 'private/contenidos/imagenes.tsx',
    id: 'contenidos-imagenes',
    titulo: 'Imágenes',
  },
  {
    path: 'contenidos/fotos',
    modulo: 'private/contenidos/fotos.tsx',
    id: 'contenidos-fotos',
    titulo: 'Fotos del club',
  },
  {
    path: 'contenidos/:clave',
    modulo: 'private/contenidos/contenidos-detail.tsx',
    id: 'contenidos-detail',
    titulo: 'Contenido',
  },
  {
    path: 'noticias',
    modulo: 'private/noticias/noticias-list.tsx',
    id: 'noticias-list',
    titulo: 'Noticias',
    enMenu: 'Noticias',
  },
  {
    path: 'noticias/:id',
    modulo: 'private/noticias/noticias-detail.tsx',
    id: 'noticias-detail',
    titulo: 'Noticia',
  },
  { path: 'logs', modulo: 'private/logs/logs.tsx', id: 'logs', titulo: 'Registros', enMenu: 'Registros' },
  {
    path: 'configuracion',
    modulo: 'private/configuracion/configuracion.tsx',
    id: 'configuracion',
    titulo: 'Configuración',
    enMenu: 'Configuración',
  },
  {
    path: 'usuarios',
    modulo: 'private/usuarios/usuarios.tsx',
    id: 'usuarios',
    titulo: 'Usuarios',
    enMenu: 'Usuarios',
  },
  {
    path: 'cuenta',
    modulo: 'private/cuenta/cuenta.tsx',
    id: 'cuenta',
    titulo: 'Mi cuenta',
    enMenu: 'Mi cuenta',
  },
];

export const menuAdministracion = {
  titulo: 'Administración',
  entradas: PAGINAS_PRIVADAS.filter(({ enMenu }) => enMenu).map(({ path, enMenu = '' }) => ({
    titulo: enMenu,
    href: path === '' ? '/private' : `/private/${path}`,
  })),
};
