import type { FechaHora } from '#domain/fecha.ts';
import type { Lado } from './partido.ts';

/** What of a match says where it goes in a bracket. */
type DeCuadro = {
  id: number;
  fecha: FechaHora;
  idJugador1: number;
  idJugador2: number;
  /** null: it has not been played. */
  ganador: Lado | null;
};

type Ronda<P> = { nombre: string; partidos: P[] };

/** A bracket, of two rounds at least, and what is in none: consolation matches, promotions of a single match. By date. */
export type Cuadro<P> = { rondas: Ronda<P>[]; sueltos: P[] };

const porFecha = (a: DeCuadro, b: DeCuadro): number => a.fecha.localeCompare(b.fecha) || a.id - b.id;

/** By how many were still in when it began. */
const NOMBRES = [
  { hasta: 2, nombre: 'Final' },
  { hasta: 4, nombre: 'Semifinales' },
  { hasta: 8, nombre: 'Cuartos de final' },
  { hasta: 16, nombre: 'Octavos de final' },
];

const nombreDe = (vivos: number, numero: number): string =>
  NOMBRES.find(({ hasta }) => vivos <= hasta)?.nombre ?? `${numero}.ª ronda`;

type Camino = { ronda: number; gana: boolean };

/**
 * In which round each match is: one more than the last that either of its players won; null when one of them comes from
 * losing, or from a match that is still to be played.
 */
function rondasDe(partidos: readonly DeCuadro[]): Map<number, number> {
  const caminos = new Map<number, Camino>();
  const rondas = new Map<number, number>();
  for (const { id, idJugador1, idJugador2, ganador } of partidos.toSorted(porFecha)) {
    const previos = [caminos.get(idJugador1), caminos.get(idJugador2)];
    if (previos.some((previo) => previo?.gana === false)) continue;
    const ronda = 1 + Math.max(0, ...previos.map((previo) => previo?.ronda ?? 0));
    rondas.set(id, ronda);
    caminos.set(idJugador1, { ronda, gana: ganador === 1 });
    caminos.set(idJugador2, { ronda, gana: ganador === 2 });
  }
  return rondas;
}

/** How many are still in when a round begins: each match of the rounds before leaves one out, played or not. */
function vivosEn(delCuadro: readonly DeCuadro[], rondas: ReadonlyMap<number, number>, ronda: number): number {
  const todos = new Set(delCuadro.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]));
  return todos.size - delCuadro.filter(({ id }) => (rondas.get(id) ?? 0) < ronda).length;
}

/**
 * The bracket that the matches of a play-off make, told by who plays again after winning: no draw is written down
 * anywhere. The rest goes by date. docs/reglas/resultados.md
 */
export function cuadroDe<P extends DeCuadro>(partidos: readonly P[]): Cuadro<P> {
  const rondas = rondasDe(partidos);
  const hayCuadro = Math.max(0, ...rondas.values()) > 1;
  const delCuadro = partidos.filter(({ id }) => hayCuadro && rondas.has(id)).sort(porFecha);
  const porRonda = Map.groupBy(delCuadro, ({ id }) => rondas.get(id) ?? 0);
  const numeros = [...porRonda.keys()].sort((a, b) => a - b);
  return {
    rondas: numeros.map((numero) => ({
      nombre: nombreDe(vivosEn(delCuadro, rondas, numero), numero),
      partidos: porRonda.get(numero) ?? [],
    })),
    sueltos: partidos.filter((uno) => !delCuadro.includes(uno)).sort(porFecha),
  };
}
