import { type Dia, diaDe, diasEntre, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { grados, porcentaje, queCae, rango } from './cielo.ts';
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

const delDia = ({ dt: _, ...dia }: DiaMeteo): MeteoFila => ({ ...dia, temp: null, humidity: null });

const deLaHora = ({ dt: _, wind_speed: __, ...hora }: HoraMeteo, dia?: DiaMeteo): MeteoFila => ({
  ...hora,
  tempMin: dia?.tempMin ?? null,
  tempMax: dia?.tempMax ?? null,
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

/** "8 °C a esa hora, lluvia al 30 %" or, where only its day is known, "Ese día, de 3° a 12°, lluvia al 30 %". */
export const enFrase = ({ temp, tempMin, tempMax, lluvia, icon }: MeteoFila): string =>
  (temp !== null ? `${grados(temp)} a esa hora` : `Ese día, de ${rango(tempMin ?? 0, tempMax ?? 0)}`) +
  (lluvia === null ? '' : `, ${queCae(icon)} al ${porcentaje(lluvia)}`);

/** On which day that of a later day comes into a forecast, which reaches a day further each day. */
function llegara({ daily, pedida }: Weather, dia: Dia, zona: string): Dia | null {
  const reloj = relojDePared(zona);
  const [hoy, ultimo] = [pedida, daily.at(-1)?.dt].map((dt) => dt && diaDe(reloj(dt * 1000)));
  return hoy && ultimo ? sumarDias(dia, -diasEntre(hoy, ultimo)) : null;
}

type Cuando = { zona: string; hoy: Dia; fecha: FechaHora | null };
type EnFrase = { weather: MeteoFila | null; tiempo: string | null };

/**
 * The forecast of a match, and in words: where there is none yet, from which day on there will be; nothing of what is not
 * to be played.
 */
export function meteoEnFrase(weather: Weather | null, { zona, hoy, fecha }: Cuando): EnFrase {
  if (fecha === null) return { weather: null, tiempo: null };
  const suyo = meteoPara(weather, zona)(fecha);
  const dia = weather && llegara(weather, diaDe(fecha), zona);
  const habra = dia && dia > hoy ? `; la habrá desde el ${semanaBreve(dia)}` : '';
  return { weather: suyo, tiempo: suyo ? enFrase(suyo) : `Aún sin previsión${habra}` };
}
