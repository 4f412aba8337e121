import { type Dia, diaDe, diasEntre, sumarDias } from '#domain/fecha.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { seJugo } from '#domain/partido/resultado.ts';

export const SEMANA = 7;

const SEMANAS_DE_RITMO = 6;

/** What a league has played: the day of its first match, and how many in the last weeks. */
export type Jugado = { primero: Dia | null; recientes: number };

export const desdeRecientes = (hoy: Dia): Dia => sumarDias(hoy, -SEMANAS_DE_RITMO * SEMANA);

/** Awarded ones are not played. */
export function jugadoEn(partidos: readonly Partido[], idLiga: number, hoy: Dia): Jugado {
  const dias = partidos
    .filter((partido) => partido.idLiga === idLiga && seJugo(partido))
    .map(({ fecha }) => diaDe(fecha))
    .filter((dia) => dia <= hoy)
    .sort();
  return { primero: dias[0] ?? null, recientes: dias.filter((dia) => dia > desdeRecientes(hoy)).length };
}

export type Ritmo = { porSemana: number; semanas: number };

/** Matches a week in the last weeks, or in as many as the league has had; null: nothing to go by yet. */
export function ritmoDe({ primero, recientes }: Jugado, hoy: Dia): Ritmo | null {
  if (primero === null) return null;
  const jugadas = Math.ceil((diasEntre(primero, hoy) + 1) / SEMANA);
  const semanas = Math.min(SEMANAS_DE_RITMO, jugadas);
  return semanas < 2 ? null : { porSemana: recientes / semanas, semanas };
}

/** The day on which what is owed would be played at that pace; null when nothing is played. */
export function finAlRitmo(debidos: number, porSemana: number, hoy: Dia): Dia | null {
  if (debidos === 0) return hoy;
  if (porSemana === 0) return null;
  return sumarDias(hoy, Math.ceil(debidos / porSemana) * SEMANA);
}

/** The day on which a league would end at its pace, when it is past its last one; null: it ends in time, or nobody knows. */
export function seRetrasa(
  jugado: Jugado,
  debidos: number,
  limite: Dia,
  hoy: Dia,
): { final: Dia | null } | null {
  const ritmo = ritmoDe(jugado, hoy);
  if (ritmo === null || debidos <= 0 || limite < hoy) return null;
  const final = finAlRitmo(debidos, ritmo.porSemana, hoy);
  return final === null || final > limite ? { final } : null;
}
