import { arranqueApi, primeraCuentaApi } from './arranque.ts';
import { authApi } from './auth.ts';
import { avisosApi, bajaApi } from './avisos.ts';
import { calendariosApi } from './calendarios.ts';
import { captchaApi } from './captcha.ts';
import { clasificacionesApi } from './clasificaciones.ts';
import { cmsApi } from './cms.ts';
import { cobrosApi } from './cobros.ts';
import { configuracionApi, saludApi } from './configuracion.ts';
import { contactoApi, pruebaNivelApi } from './consultas.ts';
import { contenidosApi } from './contenidos.ts';
import { copiasApi } from './copias.ts';
import { cuentaApi, enlaceApi } from './cuenta.ts';
import { cuentasApi, usuariosApi } from './cuentas.ts';
import { documentoApi } from './documento.ts';
import { clubApi } from './el-club.ts';
import type { ApiOf } from './endpoint.ts';
import { equidadApi } from './equidad.ts';
import { fotosApi, fotosPrivadasApi } from './fotos.ts';
import { futuroApi } from './futuro.ts';
import { horariosApi } from './horarios.ts';
import { imagenesApi } from './imagenes.ts';
import { importarApi } from './importar.ts';
import { impresosApi } from './impresos.ts';
import { incidenciasApi } from './incidencias.ts';
import { campusApi, inscripcionApi } from './inscripcion.ts';
import { jugadoresApi } from './jugadores.ts';
import { ligasApi } from './ligas.ts';
import { enlacePersonalApi, miApi } from './mi.ts';
import { deJugadoresApi, misPartidosApi } from './mis-partidos.ts';
import { newsApi } from './news.ts';
import { noticiasApi } from './noticias.ts';
import { operacionesApi } from './operaciones.ts';
import { afectadosApi, debidosApi, partidosApi, puntuacionesApi, suspenderApi } from './partidos.ts';
import { personalesApi } from './personales.ts';
import { pistasApi } from './pistas.ts';
import { pronosticoApi } from './pronostico.ts';
import { propuestaApi } from './propuesta.ts';
import { registrosApi } from './registros.ts';
import { resultadosApi } from './resultados.ts';
import { resumenApi } from './resumen.ts';
import { seguimientoApi } from './seguimiento.ts';
import { solicitudesApi } from './solicitudes.ts';
import { cierreApi, temporadasApi } from './temporadas.ts';
import { weatherApi } from './weather.ts';

/** Every call of the product, by resource. */
export const recursos = {
  afectados: afectadosApi,
  debidos: debidosApi,
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
