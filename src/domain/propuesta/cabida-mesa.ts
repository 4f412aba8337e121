import { type Dia, diaDe, type FechaHora, fechaHora, type Minutos } from '#domain/fecha.ts';
import { PASO_MINUTOS } from '#domain/liga/horario.ts';
import type { Liga } from '#domain/liga/liga.ts';
import { vueltas } from '#domain/liga/temporadas.ts';
import { clavePareja, juega } from '#domain/partido/jugadores.ts';
import { choqueDe, ocupa } from '#domain/partido/ocupacion.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { ReglaCedida } from './cabida-frases.ts';
import { type Colocado, type EntornoLineas, SIN_RESULTADO } from './revision.ts';

export type LigaCabida = { inicio: Minutos; fin: Minutos; duracion: number } & Pick<
  Liga,
  'idaVuelta' | 'fechaIdaVuelta'
>;

/** What the lines are checked against, and what else decides whether a pair may play. */
export type EntornoCabida = Omit<EntornoLineas, 'ligas'> & {
  ligas: ReadonlyMap<number, LigaCabida>;
  /** Players who are injured. */
  lesionados: ReadonlySet<number>;
  dias: readonly Dia[];
  /** What time it is: what has passed of that day is no place. */
  ahora: FechaHora;
  /** Active courts marked available, and those that are not. */
  disponibles: readonly number[];
  cerradas: readonly number[];
};

/** A pair left out; `jugados`: its matches decided or scheduled before the proposal. */
export type ParejaCabida = { idLiga: number; idJugador1: number; idJugador2: number; jugados: number };

/** Everything at hand while one pair is looked at. */
export type Mesa = {
  entorno: EntornoCabida;
  pareja: ParejaCabida;
  liga: LigaCabida;
  /** Saved matches, and the lines as matches with their place. */
  guardados: readonly Partido[];
  puestos: readonly Colocado[];
};

export type Sitio = { fecha: string; idPista: number };
type Impedimento = { regla: ReglaCedida; idJugador: number | null };

/** The club's day: nobody plays before nor after. */
const [ABRE, CIERRA] = [7 * 60, 23 * 60];

const todos = ({ guardados, puestos }: Mesa): Partido[] => [
  ...guardados,
  ...puestos.map(({ partido }) => partido),
];

export const mesaSin = (mesa: Mesa, linea: number): Mesa => ({
  ...mesa,
  puestos: mesa.puestos.filter((puesto) => puesto.linea !== linea),
});

/** Legs of the pair already on the lines. */
export const enLineas = ({ puestos, pareja }: Mesa): number => {
  const clave = clavePareja(pareja.idJugador1, pareja.idJugador2);
  return puestos.filter(({ partido }) => clavePareja(partido.idJugador1, partido.idJugador2) === clave)
    .length;
};

/** What keeps the pair from playing that day, whatever the hour: each a rule that could be waived. */
export function impedimentos(mesa: Mesa, dia: Dia): Impedimento[] {
  const { entorno, pareja, liga } = mesa;
  const ocupados = todos(mesa).filter((partido) => diaDe(partido.fecha) === dia && ocupa(partido));
  const deCadaUno = [pareja.idJugador1, pareja.idJugador2].flatMap((idJugador): Impedimento[] => [
    ...(entorno.lesionados.has(idJugador) ? [{ regla: 'lesion' as const, idJugador }] : []),
    ...(entorno.ausencias[dia]?.includes(idJugador) ? [{ regla: 'ausencia' as const, idJugador }] : []),
    ...(ocupados.some((otro) => juega(otro, idJugador))
      ? [{ regla: 'dobleJornada' as const, idJugador }]
      : []),
  ]);
  const debe = pareja.jugados + enLineas(mesa) < vueltas(liga, dia);
  return debe ? deCadaUno : [...deCadaUno, { regla: 'vuelta', idJugador: null }];
}

/** The pair's match, were it there. */
export function comoPartido({ pareja, liga }: Mesa, sitio: Sitio): Partido {
  const { idLiga, idJugador1, idJugador2 } = pareja;
  const quienes = { idLiga, idJugador1, idJugador2 };
  return { ...SIN_RESULTADO, ...quienes, ...sitio, id: 0, duracion: liga.duracion };
}

const cabeEn = (mesa: Mesa, { fecha, idPista }: Sitio): boolean => {
  const nuevo = comoPartido(mesa, { fecha, idPista });
  return todos(mesa).every((otro) => choqueDe(nuevo, otro) === null);
};

/** Starts of the league's grid inside its window. */
export function iniciosDentro({ inicio, fin, duracion }: LigaCabida): Minutos[] {
  const cuantos = Math.max(0, Math.floor((fin - duracion - inicio) / PASO_MINUTOS) + 1);
  return Array.from({ length: cuantos }, (_, n) => inicio + n * PASO_MINUTOS);
}

/** By how much the window would have to stretch for a start. */
const sobra = ({ inicio, fin, duracion }: LigaCabida, hora: Minutos): number =>
  Math.max(inicio - hora, hora + duracion - fin);

/** Starts of the same grid outside the window, the least outside first. */
export function iniciosFuera(liga: LigaCabida): Minutos[] {
  const primero = ABRE + ((liga.inicio - ABRE) % PASO_MINUTOS);
  const cuantos = Math.floor((CIERRA - liga.duracion - primero) / PASO_MINUTOS) + 1;
  return Array.from({ length: cuantos }, (_, n) => primero + n * PASO_MINUTOS)
    .filter((hora) => sobra(liga, hora) > 0)
    .sort((una, otra) => sobra(liga, una) - sobra(liga, otra) || una - otra);
}

/** The first of those starts on the first of those courts where the pair fits. */
export function primerSitio(
  mesa: Mesa,
  dia: Dia,
  inicios: readonly Minutos[],
  pistas: readonly number[],
): Sitio | null {
  for (const inicio of inicios) {
    const fecha = fechaHora(dia, inicio);
    if (fecha < mesa.entorno.ahora && diaDe(fecha) === diaDe(mesa.entorno.ahora)) continue;
    const idPista = pistas.find((pista) => cabeEn(mesa, { fecha, idPista: pista }));
    if (idPista !== undefined) return { fecha, idPista };
  }
  return null;
}

export const enSuHorario = (mesa: Mesa, dia: Dia): Sitio | null =>
  primerSitio(mesa, dia, iniciosDentro(mesa.liga), mesa.entorno.disponibles);
