import { afectadosApi } from './afectados.ts';
import { authApi } from './auth.ts';
import { campusApi } from './campus.ts';
import { captchaApi } from './captcha.ts';
import { cierreApi } from './cierre.ts';
import { clasificacionesApi } from './clasificaciones.ts';
import { cmsApi } from './cms.ts';
import { configuracionApi } from './configuracion.ts';
import { contactoApi } from './contacto.ts';
import { contenidosApi } from './contenidos.ts';
import { copiasApi } from './copias.ts';
import { cuentaApi, enlaceApi } from './cuenta.ts';
import { cuentasApi } from './cuentas.ts';
import type { ApiOf } from './endpoint.ts';
import { horariosApi } from './horarios.ts';
import { imagenesApi } from './imagenes.ts';
import { importarApi } from './importar.ts';
import { impresosApi } from './impresos.ts';
import { incidenciasApi } from './incidencias.ts';
import { inscripcionApi } from './inscripcion.ts';
import { jugadoresApi } from './jugadores.ts';
import { ligasApi } from './ligas.ts';
import { newsApi } from './news.ts';
import { noticiasApi } from './noticias.ts';
import { operacionesApi } from './operaciones.ts';
import { partidosApi } from './partidos.ts';
import { personalesApi } from './personales.ts';
import { pistasApi } from './pistas.ts';
import { propuestaApi } from './propuesta.ts';
import { pruebaNivelApi } from './pruebanivel.ts';
import { puntuacionesApi } from './puntuaciones.ts';
import { registrosApi } from './registros.ts';
import { resumenApi } from './resumen.ts';
import { saludApi } from './salud.ts';
import { solicitudesApi } from './solicitudes.ts';
import { suspenderApi } from './suspender.ts';
import { temporadasApi } from './temporadas.ts';
import { usuariosApi } from './usuarios.ts';
import { weatherApi } from './weather.ts';

/** Every call of the product, by resource. */
export const recursos = {
  afectados: afectadosApi,
  auth: authApi,
  campus: campusApi,
  captcha: captchaApi,
  clasificaciones: clasificacionesApi,
  cms: cmsApi,
  configuracion: configuracionApi,
  contacto: contactoApi,
  contenidos: contenidosApi,
  copias: copiasApi,
  cuenta: cuentaApi,
  cuentas: cuentasApi,
  enlace: enlaceApi,
  horarios: horariosApi,
  imagenes: imagenesApi,
  importar: importarApi,
  impresos: impresosApi,
  incidencias: incidenciasApi,
  inscripcion: inscripcionApi,
  jugadores: jugadoresApi,
  ligas: ligasApi,
  news: newsApi,
  noticias: noticiasApi,
  operaciones: operacionesApi,
  partidos: partidosApi,
  personales: personalesApi,
  pistas: pistasApi,
  propuesta: propuestaApi,
  pruebaNivel: pruebaNivelApi,
  puntuaciones: puntuacionesApi,
  registros: registrosApi,
  resumen: resumenApi,
  salud: saludApi,
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
