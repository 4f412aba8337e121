import { decididosEntre, enfrentamientosDe, juzgar } from '#domain/clasificacion/recuento.ts';
import type { Dia } from '#domain/fecha.ts';
import type { JugadorLiga, Liga } from '#domain/liga/liga.ts';
import { vueltasTotales } from '#domain/liga/liga.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import type { PartidoContado } from '#domain/partido/partido.ts';

/** Why a division can be resolved: every match has been played, or the season is over. */
type MotivoCierre = 'jugada' | 'terminada';

const FIN_DE_TEMPORADA = '07-01';

/** A season that starts in a year is over on 1 July of the next one. */
export const temporadaTerminada = ({ anio }: Pick<Liga, 'anio'>, hoy: Dia): boolean =>
  hoy >= `${anio + 1}-${FIN_DE_TEMPORADA}`;

const seCierra = ({ tipo, estado }: Pick<Liga, 'tipo' | 'estado'>): boolean =>
  estado === 'activa' && seGestiona(tipo);

/** Who still plays in it: nobody will ever play the matches of the others. */
const enJuego = (jugadores: readonly JugadorLiga[]): number[] =>
  jugadores.filter(({ enLiga, estado }) => enLiga && estado !== 'eliminado').map(({ id }) => id);

/** How many matches its players owe each other over the whole league: none before, more than that never. */
export const partidosDebidos = (liga: Pick<Liga, 'idaVuelta'>, jugadores: number): number =>
  ((jugadores * (jugadores - 1)) / 2) * vueltasTotales(liga);

function todosJugados(liga: Liga, ids: readonly number[], partidos: readonly PartidoContado[]): boolean {
  const propios = partidos.filter(({ idLiga }) => idLiga === liga.id);
  const e = enfrentamientosDe(ids, juzgar(propios, liga.reglas));
  const porPareja = vueltasTotales(liga);
  return ids.every((uno, i) => ids.slice(i + 1).every((otro) => decididosEntre(e, uno, otro) >= porPareja));
}

/**
 * Why an active social or infantil division is ready to be resolved, or null while it is not: those who still play
 * in it, two at least, have played every leg with each other, or its season is over. docs/reglas/panel.md.
 */
export function motivoDeCierre(
  liga: Liga,
  jugadores: readonly JugadorLiga[],
  partidos: readonly PartidoContado[],
  hoy: Dia,
): MotivoCierre | null {
  if (!seCierra(liga)) return null;
  const ids = enJuego(jugadores);
  if (ids.length >= 2 && todosJugados(liga, ids, partidos)) return 'jugada';
  return temporadaTerminada(liga, hoy) ? 'terminada' : null;
}
