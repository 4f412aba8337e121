import { tramoDeTitulo } from '#domain/noticia/noticia.ts';

/** Every page URL that carries a parameter or is linked from code, as a function. */
export const rutas = {
  inicio: () => '/',
  login: (destino?: string) => (destino ? `/login?redirect=${encodeURIComponent(destino)}` : '/login'),
  contacto: () => '/contacto',
  horarios: (tipo?: string) => (tipo ? `/competicion-horarios/${tipo}` : '/competicion-horarios'),
  resultados: (tipo?: string) => (tipo ? `/competicion-resultados/${tipo}` : '/competicion-resultados'),
  clasificaciones: (tipo?: string, idLiga?: number) =>
    `/competicion-clasificaciones${tipo ? `/${tipo}` : ''}${idLiga ? `?liga=${idLiga}` : ''}`,
  clasificacionesDe: (tipo: string, temporada: number) =>
    `/competicion-clasificaciones/${tipo}?temporada=${temporada}`,
  general: (idLiga: number) => `/competicion-clasificaciones-general/${idLiga}`,
  jugador: (id: number) => `/competicion-clasificaciones-division/${id}`,
  jugadores: (nombre?: string) =>
    nombre ? `/competicion-jugadores?nombre=${encodeURIComponent(nombre)}` : '/competicion-jugadores',
  calendario: (id: number) => `/competicion-clasificaciones-partido/${id}/calendario.ics`,
  calendarioDe: (clase: 'jugador' | 'division' | 'pista', id: number) => `/calendario/${clase}/${id}.ics`,
  calendarioDelClub: () => '/calendario/club.ics',
  partido: (id: number) => `/competicion-clasificaciones-partido/${id}`,
  /** To look for whom to put face to face with that player. */
  rivalPara: (id: number) => `/competicion-jugadores?contra=${id}`,
  caraACara: (uno: number, otro: number) => `/competicion-cara-a-cara/${uno}/${otro}`,
  inscripciones: (tipo?: string) => (tipo ? `/inscripciones/${tipo}` : '/inscripciones'),
  pareja: (token: string) => `/pareja/${token}`,
  mi: (token: string) => `/mi/${token}`,
  manifiestoDeMiPagina: () => '/mi.webmanifest',
  bajaDeAvisos: (token: string) => `/avisos/${token}`,
  noticias: () => '/noticias',
  noticia: ({ id, title }: { id: number; title: string }) => `/noticias/${id}-${tramoDeTitulo(title)}`,
  tiempo: () => '/el-tiempo',
  reservar: () => '/club-instalaciones#reservar',
  pantalla: () => '/pantalla',
  avisoLegal: () => '/aviso-legal',
  proteccionDatos: () => '/proteccion-datos',
  cookies: () => '/cookies',
  nuevaClave: () => '/login/nueva-clave',
  empezar: () => '/empezar',
} as const;

/**
 * Server-sent events: an unnamed one whose data is the version of what is published, when a page begins to listen and each
 * time it moves, and `latido` while it does not. No schema: it is a stream, and no call.
 */
export const rutaVivo = '/api/vivo';
