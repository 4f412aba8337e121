import type { Entidad } from '#domain/campos.ts';

/** What a line of the log is about, as whoever looks for it would say. */
export const ASUNTOS = ['partidos', 'jugadores', 'ligas', 'solicitudes', 'web', 'club', 'cuentas'] as const;
export type Asunto = (typeof ASUNTOS)[number];

export const NOMBRES_ASUNTO: Record<Asunto, string> = {
  partidos: 'Partidos y resultados',
  jugadores: 'Jugadores e incidencias',
  ligas: 'Ligas y temporada',
  solicitudes: 'Solicitudes y cobros',
  web: 'Páginas, noticias e imágenes',
  club: 'Pistas y configuración',
  cuentas: 'Usuarios y accesos',
};

export const ASUNTO_DE_ENTIDAD: Record<Entidad, Asunto> = {
  partido: 'partidos',
  jugador: 'jugadores',
  incidencia: 'jugadores',
  liga: 'ligas',
  noticia: 'web',
  pista: 'club',
  clausura: 'club',
  configuracion: 'club',
};
