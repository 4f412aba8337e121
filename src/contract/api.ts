import { z } from 'zod';
import { arranqueApi, primeraCuentaApi } from './club/arranque.ts';
import { avisosApi, bajaApi } from './club/avisos.ts';
import { configuracionApi, copiasApi, saludApi } from './club/configuracion.ts';
import { clubApi } from './club/el-club.ts';
import { resumenApi } from './club/resumen.ts';
import { captchaApi, contactoApi, pruebaNivelApi } from './consultas.ts';
import { authApi, cuentaApi, enlaceApi } from './cuentas/cuenta.ts';
import { cuentasApi, usuariosApi } from './cuentas/cuentas.ts';
import { enlacePersonalApi, miApi } from './cuentas/mi.ts';
import { deJugadoresApi, misPartidosApi } from './cuentas/mis-partidos.ts';
import { personalesApi } from './cuentas/personales.ts';
import { type ApiOf, endpoint } from './endpoint.ts';
import { clasificacionesApi, futuroApi } from './liga/clasificaciones.ts';
import { calendariosApi, horariosApi } from './liga/horarios.ts';
import { importarApi } from './liga/importar.ts';
import { incidenciasApi } from './liga/incidencias.ts';
import { jugadoresApi } from './liga/jugadores.ts';
import { equidadApi, ligasApi } from './liga/ligas.ts';
import {
  afectadosApi,
  debidosApi,
  partidosApi,
  peticionesApi,
  puntuacionesApi,
  suspenderApi,
} from './liga/partidos.ts';
import { personasApi } from './liga/personas.ts';
import { pistasApi } from './liga/pistas.ts';
import { pronosticoApi } from './liga/pronostico.ts';
import { propuestaApi } from './liga/propuesta.ts';
import { resultadosApi } from './liga/resultados.ts';
import { seguimientoApi } from './liga/seguimiento.ts';
import { cierreApi, temporadasApi } from './liga/temporadas.ts';
import { operacionesApi, registrosApi } from './operaciones.ts';
import { cmsApi } from './sitio/cms.ts';
import { contenidosApi } from './sitio/contenidos.ts';
import { fotosApi, fotosPrivadasApi } from './sitio/fotos.ts';
import { imagenesApi } from './sitio/imagenes.ts';
import { impresosApi } from './sitio/impresos.ts';
import { newsApi } from './sitio/news.ts';
import { noticiasApi } from './sitio/noticias.ts';
import { weatherApi } from './sitio/weather.ts';
import { cobrosApi } from './solicitudes/cobros.ts';
import { campusApi, inscripcionApi } from './solicitudes/inscripcion.ts';
import { solicitudesApi } from './solicitudes/solicitudes.ts';

export const documentoApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'La descripción de todas las llamadas, en OpenAPI 3.1.',
    output: z.record(z.string(), z.unknown()),
  }),
};

export const recursos = {
  afectados: afectadosApi,
  debidos: debidosApi,
  peticiones: peticionesApi,
  arranque: arranqueApi,
  auth: authApi,
  avisos: avisosApi,
  baja: bajaApi,
  calendarios: calendariosApi,
  campus: campusApi,
  captcha: captchaApi,
  clasificaciones: clasificacionesApi,
  club: clubApi,
  cms: cmsApi,
  cobros: cobrosApi,
  configuracion: configuracionApi,
  contacto: contactoApi,
  contenidos: contenidosApi,
  copias: copiasApi,
  cuenta: cuentaApi,
  cuentas: cuentasApi,
  deJugadores: deJugadoresApi,
  documento: documentoApi,
  enlace: enlaceApi,
  equidad: equidadApi,
  fotos: fotosApi,
  fotosPrivadas: fotosPrivadasApi,
  enlacePersonal: enlacePersonalApi,
  horarios: horariosApi,
  imagenes: imagenesApi,
  importar: importarApi,
  impresos: impresosApi,
  incidencias: incidenciasApi,
  inscripcion: inscripcionApi,
  jugadores: jugadoresApi,
  personas: personasApi,
  ligas: ligasApi,
  mi: miApi,
  misPartidos: misPartidosApi,
  news: newsApi,
  noticias: noticiasApi,
  operaciones: operacionesApi,
  partidos: partidosApi,
  personales: personalesApi,
  pistas: pistasApi,
  primeraCuenta: primeraCuentaApi,
  pronostico: pronosticoApi,
  propuesta: propuestaApi,
  pruebaNivel: pruebaNivelApi,
  puntuaciones: puntuacionesApi,
  registros: registrosApi,
  resultados: resultadosApi,
  resumen: resumenApi,
  salud: saludApi,
  seguimiento: seguimientoApi,
  futuro: futuroApi,
  solicitudes: solicitudesApi,
  suspender: suspenderApi,
  temporadas: temporadasApi,
  cierre: cierreApi,
  usuarios: usuariosApi,
  weather: weatherApi,
};

type Recursos = typeof recursos;
type Grupo = { [R in keyof Recursos]: ApiOf<Recursos[R]> }[keyof Recursos];
type Unir<U> = (U extends unknown ? (grupo: U) => void : never) extends (todo: infer T) => void ? T : never;

/** Every call keyed `METHOD /path`: pages import this type only, so no schema reaches the browser. */
export type Api = Unir<Grupo>;
