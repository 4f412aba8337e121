import { club } from '#club';
import { mensajes } from '#contract/mensajes.ts';
import { seHaDicho } from '#contract/sitio/sitio.ts';
import { weatherApi } from '#contract/sitio/weather.ts';
import { vigente } from '#domain/meteo/meteo-para.ts';
import { weatherDe } from '#domain/meteo/open-meteo.ts';
import type { LeerMeteo, Weather } from '#domain/meteo/weather.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';
import {
  fetchForecast,
  type Kept,
  keepFresh,
  OPEN_METEO,
  type Rhythm,
} from '#server/platform/services/weather.ts';

const SEGUNDO = 1_000;
const MINUTO = 60 * SEGUNDO;
const HORA = 60 * MINUTO;

const RITMO: Rhythm = {
  fresh: 20 * MINUTO,
  kept: 24 * HORA,
  timeout: 4 * SEGUNDO,
  retry: 30 * SEGUNDO,
  maxRetry: 15 * MINUTO,
};

/** Two more than the week the site promises: a forecast that is kept loses today at midnight. */
const DIAS = 10;

type MeteoOpciones = {
  /** Base URL of the service, null for Open-Meteo's own. */
  url: string | null;
  reloj: Clock;
  onFailure: (error: unknown, failures: number) => void;
  ritmo?: Partial<Rhythm>;
};

export type Meteo = Pick<Kept<Weather>, 'start' | 'stop'> & { leer: LeerMeteo };

/** A forecast with nothing usable in it is no forecast. */
function conDatos(weather: Weather): Weather {
  if (weather.hourly.length === 0 || weather.daily.length === 0) throw new Error('An empty forecast');
  return weather;
}

/** The part of a forecast still to come, worked out once an hour for each forecast. */
function porHoras(zona: string): (ultimo: Weather, ahora: number) => Weather {
  let visto: { ultimo: Weather; hora: number; weather: Weather } | null = null;
  return (ultimo, ahora) => {
    const hora = Math.floor(ahora / HORA);
    if (visto?.ultimo !== ultimo || visto.hora !== hora)
      visto = { ultimo, hora, weather: vigente(ultimo, { ahora, zona }) };
    return visto.weather;
  };
}

/** The club's weather, asked for in the background from `start()` on: `leer()` never waits for anybody. */
export function crearMeteo({ url, reloj, onFailure, ritmo }: MeteoOpciones): Meteo {
  const zona = club.zonaHoraria;
  const sitio = () => {
    if (!seHaDicho(club.coordenadas)) throw new Error('the club has not said where it is');
    const { latitud: latitude, longitud: longitude } = club.coordenadas;
    return { latitude, longitude, timeZone: zona };
  };
  const pronostico = keepFresh({
    ask: async (signal) =>
      conDatos({
        ...weatherDe(await fetchForecast({ baseUrl: url ?? OPEN_METEO, place: sitio(), days: DIAS, signal })),
        pedida: Math.floor(reloj.now() / SEGUNDO),
      }),
    now: reloj.now,
    rhythm: { ...RITMO, ...ritmo },
    onFailure,
  });
  const quedaDe = porHoras(zona);
  const leer = (): Weather | null => {
    const ultimo = pronostico.current();
    return ultimo && quedaDe(ultimo, reloj.now());
  };
  return { leer, start: pronostico.start, stop: pronostico.stop };
}

export function weatherRoutes(route: Route, meteo: LeerMeteo): void {
  route(weatherApi.leer, () => {
    const weather = meteo();
    if (!weather) throw new Problema(503, mensajes.sinMeteo);
    return weather;
  });
}
