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

function fraseDe(cuando: string, citas: readonly Cita[], weather: Weather | null): string[] {
  const [primera] = citas;
  if (!primera) return [];
  const acaba =
    citas
      .map(({ fecha, duracion }) => sumarMinutos(fecha, duracion))
      .sort()
      .at(-1) ?? '';
  const lluvia = peorLluvia(citas, weather);
  const riesgo =
    lluvia === null ? '' : ` La probabilidad de lluvia a esas horas llega al ${porcentaje(lluvia)}.`;
  const quedan = citas.length === 1 ? 'queda' : 'quedan';
  return [
    `${cuando} ${cuando === 'Hoy' ? quedan : 'se juega:'} ${partidos(citas.length)}, de ${horaDe(primera.fecha)} a ${horaDe(acaba)}.${riesgo}`,
  ];
}

/** Whether there is play today and tomorrow, in plain words; nothing of a day without matches left. */
export function seJuega(citas: readonly Cita[], weather: Weather | null, ahora: FechaHora): string[] {
  const quedan = citas.filter((cita) => !haPasado(cita, ahora));
  const del = (dia: Dia) => quedan.filter(({ fecha }) => diaDe(fecha) === dia);
  const hoy = diaDe(ahora);
  return [...fraseDe('Hoy', del(hoy), weather), ...fraseDe('Mañana', del(sumarDias(hoy, 1)), weather)];
}
