import { authApi } from './auth.ts';
import { clasificacionesApi } from './clasificaciones.ts';
import { cmsApi } from './cms.ts';
import { configuracionApi } from './configuracion.ts';
import type { ApiOf } from './endpoint.ts';
import { horariosApi } from './horarios.ts';
import { jugadoresApi } from './jugadores.ts';
import { ligasApi } from './ligas.ts';
import { incidenciasApi } from './incidencias.ts';
import { inscripcionApi } from './inscripcion.ts';
import { newsApi } from './news.ts';
import { partidosApi } from './partidos.ts';
import { pistasApi } from './pistas.ts';
import { saludApi } from './salud.ts';
import { usuariosApi } from './usuarios.ts';
import { weatherApi } from './weather.ts';

/** Every call of the product, by resource. */
export const recursos = {
  auth: authApi,
  clasificaciones: clasificacionesApi,
  cms: cmsApi,
  configuracion: configuracionApi,
  horarios: horariosApi,
  jugadores: jugadoresApi,
  ligas: ligasApi,
  news: newsApi,
  partidos: partidosApi,
  pistas: pistasApi,
  salud: saludApi,
  incidencias: incidenciasApi,
  inscripcion: inscripcionApi,
  usuarios: usuariosApi,
  weather: weatherApi,
};

type Recursos = typeof recursos;
type Grupo = { [R in keyof Recursos]: ApiOf<Recursos[R]> }[keyof Recursos];
type Unir<U> = (U extends unknown ? (grupo: U) => void : never) extends (todo: infer T) => void ? T : never;

/** Every call keyed `METHOD /path`: pages import this type only, so no schema reaches the browser. */
export type Api = Unir<Grupo>;
