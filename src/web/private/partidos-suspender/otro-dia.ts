import { type Dia, diasEntre, sumarDias } from '#domain/fecha.ts';

const SEMANA = 7;

/** Why matches cannot go to that day, or null. */
export function reparoDe(dia: Dia, otro: Dia | null, hoy: Dia): string | null {
  if (otro === null) return 'Indica a qué día pasan.';
  if (otro === dia) return 'Es el mismo día que se suspende: elige otro.';
  return otro < hoy ? 'Ese día ya ha pasado: elige otro.' : null;
}

/** The same day of the week, the first one to come. */
export function semanasDespues(dia: Dia, hoy: Dia): Dia {
  const faltan = Math.max(1, Math.ceil(diasEntre(dia, hoy) / SEMANA));
  return sumarDias(dia, faltan * SEMANA);
}
