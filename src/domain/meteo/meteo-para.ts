import { type Dia, diaDe, type FechaHora } from '#domain/fecha.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import type { DiaMeteo, HoraMeteo, MeteoFila, Weather } from './weather.ts';

const HORA = 3600;
const HORAS = 48;

const enMs = (dt: number): number => dt * 1000;
const claveHora = (fecha: FechaHora): string => fecha.slice(0, 13);

/**
 * What is left of a forecast at that instant, in milliseconds: from the current hour and day on, 48 hours. A service
 * counts its days apart from its hours: the wind of a day is never told below that of one of its hours.
 */
export function vigente(weather: Weather, { ahora, zona }: { ahora: number; zona: string }): Weather {
  const reloj = relojDePared(zona);
  const fechaDe = ({ dt }: { dt: number }): Dia => diaDe(reloj(enMs(dt)));
  const hoy = diaDe(reloj(ahora));
  const horas = Map.groupBy(weather.hourly, fechaDe);
  const conSuViento = (dia: DiaMeteo): DiaMeteo => {
    const vientos = horas.get(fechaDe(dia))?.map(({ windSpeed }) => windSpeed) ?? [];
    return { ...dia, windSpeed: Math.max(dia.windSpeed, ...vientos) };
  };
  const hourly = weather.hourly.filter(({ dt }) => enMs(dt + HORA) > ahora).slice(0, HORAS);
  return { ...weather, hourly, daily: weather.daily.filter((dia) => fechaDe(dia) >= hoy).map(conSuViento) };
}

const delDia = ({ icon, tempMin, tempMax, windSpeed, uvi, lluvia }: DiaMeteo): MeteoFila => ({
  icon,
  temp: null,
  tempMin,
  tempMax,
  humidity: null,
  windSpeed,
  uvi,
  lluvia,
});

const deLaHora = (
  { icon, temp, humidity, windSpeed, uvi, lluvia }: HoraMeteo,
  dia?: DiaMeteo,
): MeteoFila => ({
  icon,
  temp,
  tempMin: dia?.tempMin ?? null,
  tempMax: dia?.tempMax ?? null,
  humidity,
  windSpeed,
  uvi,
  lluvia,
});

/** Once its hour is gone from the forecast, the day's range says nothing of a match. */
export const queSirve = (fila: MeteoFila | null, fecha: FechaHora, ahora: FechaHora): MeteoFila | null =>
  fila?.temp === null && fecha <= ahora ? null : fila;

/**
 * The forecast of a match by its wall-clock time: its hour's within the hours of the forecast, else its
 * day's, else null. Hours are found by the zone's own clock: `timezoneOffset` is
 * one number, and around a clock change 48 hours have two. Of the hour that happens twice, the first.
 */
export function meteoPara(weather: Weather | null, zona: string): (fecha: FechaHora) => MeteoFila | null {
  if (!weather) return () => null;
  const reloj = relojDePared(zona);
  const dias = new Map(weather.daily.map((dia) => [diaDe(reloj(enMs(dia.dt))), dia]));
  const horas = new Map(weather.hourly.toReversed().map((hora) => [claveHora(reloj(enMs(hora.dt))), hora]));
  return (fecha) => {
    const dia = dias.get(diaDe(fecha));
    const hora = horas.get(claveHora(fecha));
    if (hora) return deLaHora(hora, dia);
    return dia ? delDia(dia) : null;
  };
}
