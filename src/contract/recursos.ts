import { z } from 'zod';
import { get } from './endpoint.ts';

// Every call, by resource: in the OpenAPI document it is named by what goes before `Api`.
export { arranqueApi, primeraCuentaApi } from './club/arranque.ts';
export { avisosApi, bajaApi } from './club/avisos.ts';
export { configuracionApi, copiasApi, saludApi } from './club/configuracion.ts';
export { clubApi } from './club/el-club.ts';
export { resumenApi } from './club/resumen.ts';
export { captchaApi, contactoApi, pruebaNivelApi } from './consultas.ts';
export { authApi, cuentaApi, enlaceApi } from './cuentas/cuenta.ts';
export { cuentasApi, usuariosApi } from './cuentas/cuentas.ts';
export { enlacePersonalApi, miApi } from './cuentas/mi.ts';
export { deJugadoresApi, misPartidosApi } from './cuentas/mis-partidos.ts';
export { personalesApi } from './cuentas/personales.ts';
export { ajustesApi } from './liga/ajustes.ts';
export { clasificacionesApi, futuroApi } from './liga/clasificaciones.ts';
export { clausurasApi } from './liga/clausuras.ts';
export { calendariosApi, horariosApi } from './liga/horarios.ts';
export { importarApi } from './liga/importar.ts';
export { incidenciasApi } from './liga/incidencias.ts';
export { jugadoresApi } from './liga/jugadores.ts';
export { equidadApi, ligasApi } from './liga/ligas.ts';
export { parejasApi } from './liga/parejas.ts';
export {
  afectadosApi,
  debidosApi,
  partidosApi,
  peticionesApi,
  puntuacionesApi,
  suspenderApi,
} from './liga/partidos.ts';
export { personasApi } from './liga/personas.ts';
export { pistasApi } from './liga/pistas.ts';
export { plazosApi } from './liga/plazos.ts';
export { pronosticoApi } from './liga/pronostico.ts';
export { propuestaApi } from './liga/propuesta.ts';
export { resultadosApi } from './liga/resultados.ts';
export { seguimientoApi } from './liga/seguimiento.ts';
export { suplentesApi } from './liga/suplentes.ts';
export { cierreApi, temporadasApi } from './liga/temporadas.ts';
export { operacionesApi, registrosApi } from './operaciones.ts';
export { cmsApi } from './sitio/cms.ts';
export { contenidosApi } from './sitio/contenidos.ts';
export { fotosApi, fotosPrivadasApi } from './sitio/fotos.ts';
export { imagenesApi } from './sitio/imagenes.ts';
export { impresosApi } from './sitio/impresos.ts';
export { newsApi } from './sitio/news.ts';
export { noticiasApi } from './sitio/noticias.ts';
export { weatherApi } from './sitio/weather.ts';
export { cobrosApi } from './solicitudes/cobros.ts';
export { campusApi, inscripcionApi } from './solicitudes/inscripcion.ts';
export { invitacionApi, parejaDeSolicitudApi } from './solicitudes/invitacion.ts';
export { solicitudesApi } from './solicitudes/solicitudes.ts';

export const documentoApi = {
  leer: get('/api/openapi.json', 'La descripción de todas las llamadas, en OpenAPI 3.1.', {
    output: z.record(z.string(), z.unknown()),
  }),
};
