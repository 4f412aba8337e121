import { type Dia, diaSemana, diasEntre, sumarDias } from '#domain/fecha.ts';
import type { Plazo } from './tipos.ts';

const SEPTIEMBRE = 9;
const SABADO = 6;
/** The season has always been going on for this long, also for who looks at it in September. */
const DIAS_JUGADOS = 70;
const DIAS_ANTERIOR = 250;
const DESCANSO = 14;

/** Year in which the season of that day starts: they start in September. */
export const anioDe = (hoy: Dia): number => {
  const [anio = 0, mes = 0] = hoy.split('-').map(Number);
  return mes >= SEPTIEMBRE ? anio : anio - 1;
};

const elPrimero = (a: Dia, b: Dia): Dia => (a < b ? a : b);

/** Days of the current season already over; today is not one of them. */
export function plazoActual(hoy: Dia): Plazo {
  const desde = elPrimero(`${anioDe(hoy)}-09-15`, sumarDias(hoy, -DIAS_JUGADOS));
  return { desde, hasta: sumarDias(hoy, -1) };
}

/** The season before, finished some days before this one started. */
export function plazoAnterior(hoy: Dia): Plazo {
  const hasta = elPrimero(`${anioDe(hoy)}-06-15`, sumarDias(plazoActual(hoy).desde, -DESCANSO));
  return { desde: sumarDias(hasta, -DIAS_ANTERIOR), hasta };
}

/** The first Saturday after that day; a week later when the day is a Saturday itself. */
export const proximoSabado = (hoy: Dia): Dia => sumarDias(hoy, SABADO - diaSemana(hoy) || 7);

export const esFinDeSemana = (dia: Dia): boolean => diaSemana(dia) === 0 || diaSemana(dia) === SABADO;

/** The day at that part of the way, from 0 (the first) to 1 (the last). */
export const diaA = ({ desde, hasta }: Plazo, parte: number): Dia =>
  sumarDias(desde, Math.floor(diasEntre(desde, hasta) * parte));

/** Of what has been played, so much in the last days: there are results behind on any day of a long season. */
const RECIENTES = { parte: 0.25, dias: 9 };

/** The day on which the match at that part of what has been played, from 0 to 1, was played. */
export function diaJugado(plazo: Plazo, parte: number): Dia {
  const corte = sumarDias(plazo.hasta, -RECIENTES.dias);
  const antes = 1 - RECIENTES.parte;
  if (parte < antes) return diaA({ ...plazo, hasta: corte }, parte / antes);
  const manana = sumarDias(plazo.hasta, 1);
  return diaA({ desde: corte, hasta: manana }, (parte - antes) / RECIENTES.parte);
}

/** Every day of a plazo, the nearest to that one first; of two as near, the earlier. */
export function* diasCercanos({ desde, hasta }: Plazo, dia: Dia): Generator<Dia> {
  for (let lejos = 0; lejos <= diasEntre(desde, hasta); lejos += 1) {
    const [antes, despues] = [sumarDias(dia, -lejos), sumarDias(dia, lejos)];
    if (antes >= desde && antes <= hasta) yield antes;
    if (lejos > 0 && despues <= hasta && despues >= desde) yield despues;
  }
}
