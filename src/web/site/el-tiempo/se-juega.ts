import type { FilaHorario } from '#contract/liga/horarios.ts';
import { type Dia, diaDe, type FechaHora, haPasado, horaDe, sumarDias, sumarMinutos } from '#domain/fecha.ts';
import { porcentaje } from '#domain/meteo/cielo.ts';
import type { Weather } from '#domain/meteo/weather.ts';
import { cuando } from './momentos.ts';

type Cita = Pick<FilaHorario, 'fecha' | 'duracion'>;

/** The worst chance of rain of the hours in which those matches are played; null when nobody knows. */
function peorLluvia(citas: readonly Cita[], weather: Weather | null): number | null {
  const horas = (weather?.hourly ?? []).filter(({ dt }) => {
    const [empieza, acaba] = [cuando(dt), cuando(dt + 3600)];
    return citas.some(({ fecha, duracion }) => fecha < acaba && sumarMinutos(fecha, duracion) > empieza);
  });
  const lluvias = horas.flatMap(({ lluvia }) => lluvia ?? []);
  return lluvias.length > 0 ? Math.max(...lluvias) : null;
}

const partidos = (cuantos: number): string => (cuantos === 1 ? 'un partido' : `${cuantos} partidos`);

/** "de 18:00 a 21:00"; of what has begun, until when. */
function horasDe(citas: readonly Cita[], ahora: FechaHora): string {
  const acaba = citas.map(({ fecha, duracion }) => sumarMinutos(fecha, duracion)).sort();
  const hasta = horaDe(acaba.at(-1) ?? ahora);
  const enJuego = citas.filter(({ fecha }) => fecha <= ahora).length;
  if (enJuego === 0) return `de ${horaDe(citas[0]?.fecha ?? ahora)} a ${hasta}`;
  return `${enJuego === citas.length ? '' : `${enJuego} `}en juego, hasta las ${hasta}`;
}

function fraseDe(
  cuando: string,
  citas: readonly Cita[],
  weather: Weather | null,
  ahora: FechaHora,
): string[] {
  if (citas.length === 0) return [];
  const lluvia = peorLluvia(citas, weather);
  const riesgo =
    lluvia === null ? '' : ` La probabilidad de lluvia a esas horas llega al ${porcentaje(lluvia)}.`;
  const quedan = citas.length === 1 ? 'queda' : 'quedan';
  return [
    `${cuando} ${cuando === 'Hoy' ? quedan : 'se juega:'} ${partidos(citas.length)}, ${horasDe(citas, ahora)}.${riesgo}`,
  ];
}

/** Whether there is play today and tomorrow, in plain words; nothing of a day without matches left. */
export function seJuega(citas: readonly Cita[], weather: Weather | null, ahora: FechaHora): string[] {
  const quedan = citas.filter((cita) => !haPasado(cita, ahora));
  const del = (dia: Dia) => quedan.filter(({ fecha }) => diaDe(fecha) === dia);
  const hoy = diaDe(ahora);
  return [
    ...fraseDe('Hoy', del(hoy), weather, ahora),
    ...fraseDe('Mañana', del(sumarDias(hoy, 1)), weather, ahora),
  ];
}
