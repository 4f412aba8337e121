import { debidosEntre, enfrentamientosDe, juzgar } from '#domain/clasificacion/recuento.ts';
import { type Dia, diaSemana, sumarDias } from '#domain/fecha.ts';
import { finDeCiclo } from '#domain/liga/ciclo.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { type JugadorLiga, type Liga, vueltasTotales } from '#domain/liga/liga.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import type { PartidoContado } from '#domain/partido/partido.ts';

const DOMINGO = 0;
const VIERNES = 5;
const SABADO = 6;
const SEMANA = 7;

/** The days the desk looks at: today, and the Saturday and Sunday of this week. docs/reglas/panel.md. */
export function diasDelPanel(hoy: Dia): Dia[] {
  const dia = diaSemana(hoy);
  if (dia === DOMINGO) return [hoy];
  const sabado = sumarDias(hoy, SABADO - dia);
  return [...new Set([hoy, sabado, sumarDias(sabado, 1)])];
}

/** Of them, the Saturday and the Sunday. */
export const findeDelPanel = (hoy: Dia): Dia[] =>
  diasDelPanel(hoy).filter((dia) => [SABADO, DOMINGO].includes(diaSemana(dia)));

export function proximoFinDeSemana(hoy: Dia): [Dia, Dia] {
  const faltan = (SABADO - diaSemana(hoy) + SEMANA) % SEMANA || SEMANA;
  const sabado = sumarDias(hoy, faltan);
  return [sabado, sumarDias(sabado, 1)];
}

/** The Saturday and Sunday to prepare: from Friday on this weekend is what it is, and the next one is. */
export function finDeSemanaAPreparar(hoy: Dia): [Dia, Dia] {
  return proximoFinDeSemana(diaSemana(hoy) === VIERNES ? sumarDias(hoy, 1) : hoy);
}

/** Why a division can be resolved: every match has been played, or the season is over, or its cycle. */
export const MOTIVOS_CIERRE = ['jugada', 'terminada', 'ciclo'] as const;
type MotivoCierre = (typeof MOTIVOS_CIERRE)[number];

const FIN_DE_TEMPORADA = '07-01';

/** A season that starts in a year is over on 1 July of the next one. */
export const temporadaTerminada = ({ anio }: Pick<Liga, 'anio'>, hoy: Dia): boolean =>
  hoy >= `${anio + 1}-${FIN_DE_TEMPORADA}`;

const ultimoDiaDeTemporada = ({ anio }: Pick<Liga, 'anio'>): Dia =>
  sumarDias(`${anio + 1}-${FIN_DE_TEMPORADA}`, -1);

type ConCiclo = Pick<Liga, 'anio' | 'ciclo' | 'reglas'>;

/** The last day on which it may be played: that of its cycle, where it says so, and never after the season's. */
export function ultimoDiaDe(liga: ConCiclo): Dia {
  const [ciclo, temporada] = [finDeCiclo(liga), ultimoDiaDeTemporada(liga)];
  return ciclo !== null && ciclo < temporada ? ciclo : temporada;
}

/** The last day of its cycle has come, or passed. */
export function cicloAcabado(liga: ConCiclo, hoy: Dia): boolean {
  const fin = finDeCiclo(liga);
  return fin !== null && hoy >= fin;
}

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
  return ids.every((uno, i) => ids.slice(i + 1).every((otro) => debidosEntre(e, uno, otro, porPareja) === 0));
}

/** Why a division is ready to be resolved: all legs played, or its season or its cycle over. docs/reglas/panel.md. */
export function motivoDeCierre(
  liga: Liga,
  jugadores: readonly JugadorLiga[],
  partidos: readonly PartidoContado[],
  hoy: Dia,
): MotivoCierre | null {
  if (!seCierra(liga)) return null;
  const ids = enJuego(jugadores);
  if (ids.length >= 2 && !esEscalera(liga) && todosJugados(liga, ids, partidos)) return 'jugada';
  if (temporadaTerminada(liga, hoy)) return 'terminada';
  return cicloAcabado(liga, hoy) ? 'ciclo' : null;
}
