import { type Dia, diaDe, diasEntre, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { grados, porcentaje, queCae, rango } from './cielo.ts';
import { meteoPara } from './meteo-para.ts';
import type { MeteoFila, Weather } from './weather.ts';

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
