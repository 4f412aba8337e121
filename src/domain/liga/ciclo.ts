import { type Dia, diasEntre, sumarDias } from '#domain/fecha.ts';
import type { Modo } from './deportes.ts';
import type { Liga } from './liga.ts';
import type { Reglas } from './reglas.ts';

const SEMANA = 7;

type ConCiclo = Pick<Liga, 'ciclo'> & { reglas: Pick<Reglas, 'inicioCiclo' | 'semanasCiclo'> };

/** Its last day; null where the league is the whole season, or does not say when it began and for how long. docs/reglas/ciclos.md */
export function finDeCiclo({ ciclo, reglas: { inicioCiclo, semanasCiclo } }: ConCiclo): Dia | null {
  if (ciclo === 0 || inicioCiclo === null || semanasCiclo === 0) return null;
  return sumarDias(inicioCiclo, SEMANA * semanasCiclo - 1);
}

/**
 * When the next one begins: the day after this one ends or, closed later, in the week it is closed, on the day of the week on which
 * they begin; null where that is not known.
 */
export function inicioDelSiguiente(liga: ConCiclo, hoy: Dia): Dia | null {
  const fin = finDeCiclo(liga);
  if (fin === null) return null;
  const inicio = sumarDias(fin, 1);
  return sumarDias(inicio, SEMANA * Math.max(0, Math.floor(diasEntre(inicio, hoy) / SEMANA)));
}

type ConGrupo = Pick<Reglas, 'grupoMin' | 'grupoMax'>;

/** Fewer or more than a group has; null: as many as it has, or none at all, or it does not say. */
export function fueraDeGrupo(jugadores: number, { grupoMin, grupoMax }: ConGrupo): 'pocos' | 'muchos' | null {
  if (jugadores === 0) return null;
  if (jugadores < grupoMin) return 'pocos';
  return grupoMax > 0 && jugadores > grupoMax ? 'muchos' : null;
}

/** "1 jugador", "5 jugadores"; in pairs, "5 parejas". */
export function quienesSon(n: number, modo: Modo): string {
  const [suelto, varios] = modo === 'parejas' ? ['pareja', 'parejas'] : ['jugador', 'jugadores'];
  return `${n} ${n === 1 ? suelto : varios}`;
}

/** "de 5 a 6 jugadores", "de 6 jugadores", "de 5 jugadores o más"; nothing where it does not say. */
export function tamanoDeGrupo({ grupoMin, grupoMax }: ConGrupo, modo: Modo = 'individual'): string {
  const jugadores = (n: number): string => quienesSon(n, modo);
  if (grupoMin === 0 && grupoMax === 0) return '';
  if (grupoMax === 0) return `de ${jugadores(grupoMin)} o más`;
  if (grupoMin === grupoMax) return `de ${jugadores(grupoMax)}`;
  return grupoMin === 0 ? `de ${jugadores(grupoMax)} como mucho` : `de ${grupoMin} a ${jugadores(grupoMax)}`;
}

/** "1 semana", "6 semanas". */
export const semanasEscritas = (n: number): string => `${n} ${n === 1 ? 'semana' : 'semanas'}`;
