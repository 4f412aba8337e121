import type { FilaHorario } from '#contract/liga/horarios.ts';
import { type Dia, diaDe, type FechaHora, haPasado, horaDe, sumarDias, sumarMinutos } from '#domain/fecha.ts';
import { esProbable, porcentaje, queCae } from '#domain/meteo/cielo.ts';
import type { HoraMeteo, Weather } from '#domain/meteo/weather.ts';
import { conMayuscula } from '#domain/texto.ts';
import { enElClub } from '#web/club/reloj.ts';

/** The club's wall-clock time of a forecast, whatever the visitor's zone. */
export const cuando = (dt: number): FechaHora => enElClub(dt * 1000);

/** Forecasts by the club's day, in their order. */
export function porDia<T extends { dt: number }>(momentos: readonly T[]): [Dia, T[]][] {
  return [...Map.groupBy(momentos, ({ dt }) => diaDe(cuando(dt)))];
}

type Cita = Pick<FilaHorario, 'fecha' | 'duracion'>;

type Conocida = HoraMeteo & { lluvia: number };

/** The hour most likely to be wet; undefined when nobody knows. */
const peorDe = (horas: readonly HoraMeteo[]): Conocida | undefined =>
  horas
    .filter((hora): hora is Conocida => hora.lluvia !== null)
    .reduce<Conocida | undefined>(
      (peor, hora) => (peor && peor.lluvia >= hora.lluvia ? peor : hora),
      undefined,
    );

/** The hours in which those matches are played. */
const horasJugadas = (citas: readonly Cita[], weather: Weather | null): HoraMeteo[] =>
  (weather?.hourly ?? []).filter(({ dt }) => {
    const [empieza, acaba] = [cuando(dt), cuando(dt + 3600)];
    return citas.some(({ fecha, duracion }) => fecha < acaba && sumarMinutos(fecha, duracion) > empieza);
  });

/** A chance below this says no more than that no rain is expected. */
const SE_DICE = 10;

const partidos = (cuantos: number): string => (cuantos === 1 ? 'un partido' : `${cuantos} partidos`);

/** "de 18:00 a 21:00"; of what has begun, until when. */
function horasDe(citas: readonly Cita[], ahora: FechaHora): string {
  const acaba = citas.map(({ fecha, duracion }) => sumarMinutos(fecha, duracion)).sort();
  const hasta = horaDe(acaba.at(-1) ?? ahora);
  const enJuego = citas.filter(({ fecha }) => fecha <= ahora).length;
  if (enJuego === 0) return `de ${horaDe(citas[0]?.fecha ?? ahora)} a ${hasta}`;
  return `${enJuego === citas.length ? '' : `${enJuego} `}en juego, hasta las ${hasta}`;
}

/** Something to know; `aviso`: rain is likely, and somebody may be left without playing. */
export type Frase = { texto: string; aviso: boolean };

/** From when it is likely, and how likely it gets; else how unlikely it is. */
function riesgoDe(peor: Conocida | undefined, mojada: HoraMeteo | undefined): string {
  if (!peor || peor.lluvia < SE_DICE) return '';
  const [cae, tanto] = [queCae(peor.icon), porcentaje(peor.lluvia)];
  return mojada
    ? ` ${conMayuscula(cae)} probable desde las ${horaDe(cuando(mojada.dt))} (hasta el ${tanto}).`
    : ` La probabilidad de ${cae} a esas horas no pasa del ${tanto}.`;
}

function fraseDe(dia: string, citas: readonly Cita[], weather: Weather | null, ahora: FechaHora): Frase[] {
  if (citas.length === 0) return [];
  const horas = horasJugadas(citas, weather);
  const peor = peorDe(horas);
  const mojada = horas.find(({ lluvia }) => esProbable(lluvia));
  const quedan = citas.length === 1 ? 'queda' : 'quedan';
  const hay = dia === 'Hoy' ? quedan : 'hay';
  return [
    {
      texto: `${dia} ${hay} ${partidos(citas.length)}, ${horasDe(citas, ahora)}.${riesgoDe(peor, mojada)}`,
      aviso: mojada !== undefined,
    },
  ];
}

/** Whether there is play today and tomorrow, in plain words; nothing of a day without matches left. */
export function seJuega(citas: readonly Cita[], weather: Weather | null, ahora: FechaHora): Frase[] {
  const quedan = citas.filter((cita) => !haPasado(cita, ahora));
  const del = (dia: Dia) => quedan.filter(({ fecha }) => diaDe(fecha) === dia);
  const hoy = diaDe(ahora);
  return [
    ...fraseDe('Hoy', del(hoy), weather, ahora),
    ...fraseDe('Mañana', del(sumarDias(hoy, 1)), weather, ahora),
  ];
}

/** What the courts are like, as far as a forecast tells it. */
export type Pistas = { titulo: string; detalle: string; mojadas: boolean };

/** Matches start between these. */
const ABRE = '08:00';
const CIERRA = '22:00';

type Rato = { cuando: string; resto: string; horas: { hora: string; prevista: HoraMeteo }[] };

/** What is left of today or, with nothing left, tomorrow. */
function ratoDe({ hourly }: Weather, ahora: FechaHora): Rato {
  const horas = hourly
    .map((prevista) => ({ fecha: cuando(prevista.dt), prevista }))
    .map((una) => ({ ...una, hora: horaDe(una.fecha) }))
    .filter(({ hora }) => hora >= ABRE && hora < CIERRA);
  const hoy = diaDe(ahora);
  const del = (dia: Dia) => horas.filter(({ fecha }) => diaDe(fecha) === dia);
  const quedan = del(hoy);
  if (quedan.length > 0) return { cuando: 'Hoy', resto: 'lo que queda de día', horas: quedan };
  return { cuando: 'Mañana', resto: 'todo el día', horas: del(sumarDias(hoy, 1)) };
}

/** Until when one can play, or from when; null without a forecast, or with one that does not tell the chance of rain. */
export function pistasSegun(weather: Weather | null, ahora: FechaHora): Pistas | null {
  if (!weather) return null;
  const { cuando: dia, resto, horas } = ratoDe(weather, ahora);
  const peor = peorDe(horas.map(({ prevista }) => prevista));
  if (!peor) return null;
  const moja = ({ prevista }: Rato['horas'][number]): boolean => esProbable(prevista.lluvia);
  const cae = queCae(peor.icon);
  const [primera] = horas;
  if (primera && moja(primera)) {
    const seca = horas.find((una) => !moja(una));
    return {
      titulo: `${dia}, ${cae} probable ${seca ? `hasta las ${seca.hora}` : resto}`,
      detalle: seca
        ? 'Después se puede jugar en cuanto se sequen las pistas.'
        : 'Llámanos antes de venir: las pistas pueden estar mojadas.',
      mojadas: true,
    };
  }
  const mojada = horas.find(moja);
  if (!mojada) return { titulo: `${dia} se puede jugar`, detalle: `No se espera ${cae}.`, mojadas: false };
  return {
    titulo: `${dia} se puede jugar hasta las ${mojada.hora}`,
    detalle: `${conMayuscula(cae)} probable desde entonces (hasta el ${porcentaje(peor.lluvia)}).`,
    mojadas: false,
  };
}
