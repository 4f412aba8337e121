import { type Dia, diaSemana, sumarDias } from '#domain/fecha.ts';
import type { DiaDePlan } from './datos.ts';

const [DOMINGO, VIERNES, SABADO, SEMANA] = [0, 5, 6, 7];

/** A season is not looked at further than this: a year and a half. */
const MAX_SEMANAS = 78;
/** Past the last day of a league, how long it is followed. */
const DE_MAS = 30;

export const lunesDe = (dia: Dia): Dia => sumarDias(dia, -((diaSemana(dia) + 6) % SEMANA));

const esFinDeSemana = (dia: Dia): boolean => diaSemana(dia) === SABADO || diaSemana(dia) === DOMINGO;

/** Every Saturday and Sunday after that day, up to another; both of its weekends when `hasta` is one of them. */
export function finesDeSemana(tras: Dia, hasta: Dia): Dia[] {
  const dias: Dia[] = [];
  for (let dia = sumarDias(tras, 1); dia <= hasta; dia = sumarDias(dia, 1))
    if (esFinDeSemana(dia)) dias.push(dia);
  return dias;
}

export const cuantosFines = (dias: readonly Dia[]): number => new Set(dias.map(lunesDe)).size;

/** The days of a plan without remedies: far enough to see the end of leagues that are late. */
export function diasDelPlan(hoy: Dia, limites: readonly Dia[]): DiaDePlan[] {
  const ultimo = limites.reduce((mas, dia) => (dia > mas ? dia : mas), hoy);
  const lejos = sumarDias(hoy, MAX_SEMANAS * SEMANA);
  const hasta = sumarDias(ultimo, DE_MAS * SEMANA);
  return finesDeSemana(hoy, hasta < lejos ? hasta : lejos).map((dia) => ({
    dia,
    pistasDeMas: 0,
    horario: null,
  }));
}

/** The Fridays after that day, up to another. */
export function viernesEntre(tras: Dia, hasta: Dia): Dia[] {
  const faltan = (VIERNES - diaSemana(tras) + SEMANA) % SEMANA || SEMANA;
  const dias: Dia[] = [];
  for (let dia = sumarDias(tras, faltan); dia <= hasta; dia = sumarDias(dia, SEMANA)) dias.push(dia);
  return dias;
}
