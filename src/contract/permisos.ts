import type { Permiso } from '#domain/cuenta/permisos.ts';
import type { Api } from './api.ts';

/** A call behind the session, as `METHOD /path`. */
export type Privada = Extract<keyof Api, `${string} /api/private/${string}`>;

/** What each private call asks of who makes it. A call without its answer does not compile. docs/reglas/cuentas.md */
export const PERMISOS = {
  'GET /api/private/cuenta': 'mesa',
  'POST /api/private/cuenta/clave': 'mesa',
  'POST /api/private/cuenta/confirmar': 'mesa',
  'DELETE /api/private/cuenta/sesiones/:id': 'mesa',
  'POST /api/private/cuenta/cerrar-otras': 'mesa',

  'GET /api/private/resumen': 'mesa',
  'GET /api/private/usuarios': 'mesa',
  'GET /api/private/configuracion': 'mesa',

  'POST /api/private/partidos': 'mesa',
  'GET /api/private/partidos/:id': 'mesa',
  'GET /api/private/partidos/incidencias': 'mesa',
  'GET /api/private/partidos/pendientespuntuar': 'mesa',
  'POST /api/private/partidos/guardarpuntuaciones': 'mesa',
  'POST /api/private/partidos/afectados': 'mesa',
  'POST /api/private/partidos/:id': 'ligas',
  'DELETE /api/private/partidos/:id': 'ligas',
  'POST /api/private/partidos/:id/huecos': 'ligas',
  'POST /api/private/partidos/propuesta': 'ligas',
  'GET /api/private/partidos/propuesta/avance': 'ligas',
  'POST /api/private/partidos/guardarPropuesta': 'ligas',
  'POST /api/private/partidos/suspender': 'ligas',
  'GET /api/private/hojas/partidos': 'ligas',
  'POST /api/private/hojas/partidos/previa': 'ligas',
  'POST /api/private/hojas/partidos/importar': 'ligas',

  'GET /api/private/jugadores': 'mesa',
  'POST /api/private/jugadores/search': 'mesa',
  'POST /api/private/jugadores/varios': 'ligas',
  'GET /api/private/jugadores/:id': 'mesa',
  'POST /api/private/jugadores/:id': 'ligas',
  'DELETE /api/private/jugadores/:id': 'ligas',
  'GET /api/private/hojas/jugadores': 'ligas',
  'POST /api/private/hojas/jugadores/previa': 'ligas',
  'POST /api/private/hojas/jugadores/importar': 'ligas',
  // What else is held on a person is in the requests.
  'GET /api/private/jugadores/:id/datos': 'todo',
  'POST /api/private/jugadores/:id/datos/exportar': 'todo',
  'POST /api/private/jugadores/:id/datos/borrar': 'todo',

  'GET /api/private/incidencias/jugador/:id': 'mesa',
  'POST /api/private/incidencias/search': 'mesa',
  'GET /api/private/incidencias/:id': 'mesa',
  'POST /api/private/incidencias/:id': 'ligas',
  'DELETE /api/private/incidencias/:id': 'ligas',
  'POST /api/private/incidencias/lesionadosSave': 'ligas',

  'GET /api/private/ligas': 'mesa',
  'GET /api/private/ligas/:id': 'mesa',
  'GET /api/private/ligas/clasificacion': 'mesa',
  'GET /api/private/ligas/horarios': 'mesa',
  'POST /api/private/ligas/:id': 'ligas',
  'DELETE /api/private/ligas/:id': 'ligas',
  'GET /api/private/ligas/:id/borrado': 'ligas',
  'POST /api/private/ligas/:id/borrado': 'ligas',
  'GET /api/private/ligas/finalizar': 'ligas',
  'POST /api/private/ligas/finalizar': 'ligas',
  'GET /api/private/ligas/finalizar/previa': 'ligas',
  'GET /api/private/ligas/nuevaTemporada': 'ligas',
  'POST /api/private/ligas/nuevaTemporada': 'ligas',
  'GET /api/private/ligas/nuevaTemporada/previa': 'ligas',
  'GET /api/private/ligas/cierre': 'ligas',
  'POST /api/private/ligas/cierre': 'ligas',
  // It holds everything, and the key of what is sealed.
  'GET /api/private/ligas/backup': 'reservado',

  'GET /api/private/pistas': 'mesa',
  'GET /api/private/pistas/:id': 'mesa',
  'POST /api/private/pistas/:id': 'todo',
  'DELETE /api/private/pistas/:id': 'todo',

  'GET /api/private/solicitudes': 'todo',
  'GET /api/private/solicitudes/csv': 'todo',
  'GET /api/private/solicitudes/conservacion': 'todo',
  'POST /api/private/solicitudes/conservacion': 'todo',
  'GET /api/private/solicitudes/plantillas': 'todo',
  'POST /api/private/solicitudes/plantillas': 'todo',
  'GET /api/private/solicitudes/:id': 'todo',
  'POST /api/private/solicitudes/:id': 'todo',
  'DELETE /api/private/solicitudes/:id': 'todo',
  'POST /api/private/solicitudes/:id/jugador': 'todo',
  'POST /api/private/solicitudes/:id/jugador/nuevo': 'todo',
  'DELETE /api/private/solicitudes/:id/jugador': 'todo',
  'POST /api/private/solicitudes/:id/respuesta': 'todo',
  'GET /api/private/solicitudes/:id/banco': 'reservado',
  'GET /api/private/solicitudes/:id/adjuntos/:adjunto': 'reservado',
  'GET /api/private/solicitudes/:id/pdf': 'reservado',

  // The public enrolment tells the same.
  'GET /api/private/cobros/acreedor': 'todo',
  'POST /api/private/cobros/acreedor': 'reservado',
  'POST /api/private/cobros/previo': 'reservado',
  'POST /api/private/cobros/remesa': 'reservado',
  'POST /api/private/cobros/cuentas': 'reservado',

  'POST /api/private/configuracion/save': 'todo',
  'POST /api/private/inscripcion/campus': 'todo',
  'POST /api/private/inscripcion/tipos': 'todo',

  'GET /api/private/contenidos': 'todo',
  'GET /api/private/contenidos/marcas': 'todo',
  'POST /api/private/contenidos/vista': 'todo',
  'GET /api/private/contenidos/:clave': 'todo',
  'POST /api/private/contenidos/:clave': 'todo',
  'GET /api/private/contenidos/:clave/versiones': 'todo',
  'GET /api/private/contenidos/:clave/versiones/:numero': 'todo',
  'POST /api/private/contenidos/:clave/restaurar': 'todo',
  'GET /api/private/noticias': 'todo',
  'GET /api/private/noticias/:id': 'todo',
  'POST /api/private/noticias/:id': 'todo',
  'DELETE /api/private/noticias/:id': 'todo',
  'GET /api/private/imagenes': 'todo',
  'POST /api/private/imagenes': 'todo',
  'DELETE /api/private/imagenes/:hash': 'todo',

  'GET /api/private/cuentas': 'todo',
  'POST /api/private/cuentas': 'todo',
  'POST /api/private/cuentas/:usuario/enlace': 'todo',
  'POST /api/private/cuentas/:usuario/estado': 'todo',
  'POST /api/private/cuentas/:usuario/rol': 'todo',

  'GET /api/private/log': 'todo',
  'GET /api/private/log/lineas': 'todo',
  // Of their own acts, each role; of anybody's, who reads the log.
  'GET /api/private/log/operaciones': 'mesa',
  'GET /api/private/log/operaciones/:id': 'mesa',
  'POST /api/private/log/operaciones/:id/deshacer': 'mesa',
} as const satisfies Record<Privada, Permiso>;

export const esPrivada = (call: string): call is Privada => call in PERMISOS;
