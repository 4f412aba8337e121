/** Names of the sky's pictures: those of OpenWeather, which the spec's entity comes from. */
export const ICONOS = [
  ...(['01d', '01n', '02d', '02n', '03d', '03n', '04d', '04n', '09d', '09n'] as const),
  ...(['10d', '10n', '11d', '11n', '13d', '13n', '50d', '50n'] as const),
] as const;
export type Icono = (typeof ICONOS)[number];

/** One hour from `dt` on. Degrees Celsius, km/h, percent; `uvi` is null where there is no figure. */
export type HoraMeteo = {
  /** Seconds since the epoch. */
  dt: number;
  icon: Icono;
  temp: number;
  windSpeed: number;
  /** The same as `windSpeed`: the home page reads it by this name. */
  wind_speed: number;
  humidity: number;
  uvi: number | null;
  /** Chance of rain; null where there is no figure. */
  lluvia: number | null;
};

/** One day. `dt` falls around its noon, so that no clock change moves it to another date. */
export type DiaMeteo = {
  dt: number;
  icon: Icono;
  tempMin: number;
  tempMax: number;
  windSpeed: number;
  uvi: number | null;
  lluvia: number | null;
};

/**
 * `timezoneOffset` is in seconds and holds for the moment of the forecast only; `pedida` is when it was asked for, in
 * seconds since the epoch.
 */
export type Weather = { timezoneOffset: number; pedida: number; hourly: HoraMeteo[]; daily: DiaMeteo[] };

/** What is known of the weather at this moment; null when nothing is. The same object until it changes. */
export type LeerMeteo = () => Weather | null;

type Cifra = 'temp' | 'tempMin' | 'tempMax' | 'humidity' | 'windSpeed' | 'uvi' | 'lluvia';
export type MeteoFila = { icon: Icono } & Record<Cifra, number | null>;

export const mensajes = {
  sinMeteo: 'Datos meteorológicos no disponibles',
  cielo: {
    '01': 'Despejado',
    '02': 'Poco nuboso',
    '03': 'Nubes y claros',
    '04': 'Cubierto',
    '09': 'Llovizna o chubascos',
    '10': 'Lluvia',
    '11': 'Tormenta',
    '13': 'Nieve',
    '50': 'Niebla',
  },
  uv: { bajo: 'bajo', moderado: 'moderado', alto: 'alto', muyAlto: 'muy alto', extremo: 'extremo' },
} as const;
