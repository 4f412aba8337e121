import { configuracionApi } from '#contract/club/configuracion.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { clasificacionesApi, futuroApi } from '#contract/liga/clasificaciones.ts';
import { calendariosApi, horariosApi } from '#contract/liga/horarios.ts';
import { resultadosApi } from '#contract/liga/resultados.ts';
import { seguimientoApi } from '#contract/liga/seguimiento.ts';
import { cmsApi } from '#contract/sitio/cms.ts';
import { fotosApi } from '#contract/sitio/fotos.ts';
import { newsApi } from '#contract/sitio/news.ts';
import { weatherApi } from '#contract/sitio/weather.ts';
import type { LeerMeteo } from '#domain/meteo/weather.ts';
import { ponerClubAlDia } from './db/lecturas/club.ts';
import type { BaseDatos } from './db/open.ts';
import { versionDeDatos } from './db/queries.ts';
import type { Clock } from './platform/clock.ts';

/** The calls whose answers hang on the state below and on what they declare, and on nothing else. */
export const LECTURAS_PUBLICAS: readonly Endpoint[] = [
  ...Object.values(clasificacionesApi),
  ...Object.values(seguimientoApi),
  ...Object.values(futuroApi),
  ...Object.values(calendariosApi),
  ...Object.values(horariosApi),
  resultadosApi.porDias,
  ...Object.values(cmsApi),
  newsApi.listar,
  fotosApi.listar,
  configuracionApi.leer,
  weatherApi.leer,
];

/** Ten minutes: what is being played, and what has ended, is told no later. */
const HASTA_LAS_DECENAS = 'AAAA-MM-DDTHH:M'.length;

/** Names the next moment at which something shows by itself, given the version of the data. */
type Momento = (version: number) => Promise<string>;

function crearCambios(meteo: LeerMeteo): () => number {
  let ultimo = meteo();
  let cambios = 0;
  return () => {
    const nuevo = meteo();
    if (nuevo !== ultimo) cambios += 1;
    ultimo = nuevo;
    return cambios;
  };
}

type Dependencias = {
  base: BaseDatos;
  reloj: Clock;
  log: { warn(que: object, mensaje: string): void };
  mandaCorreos: boolean;
  meteo: LeerMeteo;
  /** What shows by itself at a set moment, such as news with a date of publication. */
  momentos?: readonly Momento[];
};

/**
 * Names the state of everything that public answers hang on: the data, the weather, the time to ten minutes and what has
 * shown by itself. An answer made under one state is never sent under another.
 * The club in force is put up to date with it.
 */
export function crearEstadoPublico({ reloj, meteo, momentos = [], ...club }: Dependencias) {
  const cambiosDeMeteo = crearCambios(meteo);
  return async (): Promise<string> => {
    const version = await versionDeDatos(club.base.db);
    await ponerClubAlDia(club, version);
    const proximos = await Promise.all(momentos.map((momento) => momento(version)));
    const hora = reloj.localTime().slice(0, HASTA_LAS_DECENAS);
    return [version, cambiosDeMeteo(), hora, ...proximos].join(' ');
  };
}
