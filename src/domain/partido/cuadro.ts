import { jugadoresDe, type Lado, type Partido, porFecha } from './partido.ts';

type DeCuadro = Pick<Partido, 'id' | 'fecha' | 'idJugador1' | 'idJugador2'> & { ganador: Lado | null };

type Ronda<P> = { nombre: string; partidos: P[] };

/** A bracket has two rounds or more. `sueltos`, by date, are in none: consolation matches, promotions of a single match. */
type Cuadro<P> = { rondas: Ronda<P>[]; sueltos: P[] };

const NOMBRES = [
  { hasta: 2, nombre: 'Final' },
  { hasta: 4, nombre: 'Semifinales' },
  { hasta: 8, nombre: 'Cuartos de final' },
  { hasta: 16, nombre: 'Octavos de final' },
];

const nombreDe = (vivos: number, numero: number): string =>
  NOMBRES.find(({ hasta }) => vivos <= hasta)?.nombre ?? `${numero}.ª ronda`;

type Camino = { ronda: number; gana: boolean };

/** The round of each match: the one after the last its players won. A match of somebody who had already lost has none. */
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
  const todos = new Set(delCuadro.flatMap(jugadoresDe));
  return todos.size - delCuadro.filter(({ id }) => (rondas.get(id) ?? 0) < ronda).length;
}

const idGanador = ({ ganador, idJugador1, idJugador2 }: DeCuadro): number | null =>
  ganador === null ? null : ganador === 1 ? idJugador1 : idJugador2;

/** Each round in the order of the one it leads to, so that a line may join them; by date where it leads to none yet. */
function enOrden<P extends DeCuadro>(rondas: readonly P[][]): P[][] {
  const puestas: P[][] = [];
  for (const ronda of rondas.toReversed()) {
    const siguientes = puestas.at(-1) ?? [];
    const lugar = (uno: P): number => {
      const gana = idGanador(uno);
      const indice = siguientes.findIndex((otro) => gana === otro.idJugador1 || gana === otro.idJugador2);
      return indice < 0 ? siguientes.length : indice;
    };
    puestas.push(ronda.toSorted((a, b) => lugar(a) - lugar(b)));
  }
  return puestas.reverse();
}

/** The bracket of a play-off, told by who plays again after winning. docs/reglas/resultados.md */
export function cuadroDe<P extends DeCuadro>(partidos: readonly P[]): Cuadro<P> {
  const rondas = rondasDe(partidos);
  const hayCuadro = Math.max(0, ...rondas.values()) > 1;
  const delCuadro = partidos.filter(({ id }) => hayCuadro && rondas.has(id)).sort(porFecha);
  const porRonda = Map.groupBy(delCuadro, ({ id }) => rondas.get(id) ?? 0);
  const numeros = [...porRonda.keys()].sort((a, b) => a - b);
  const ordenadas = enOrden(numeros.map((numero) => porRonda.get(numero) ?? []));
  return {
    rondas: numeros.map((numero, i) => ({
      nombre: nombreDe(vivosEn(delCuadro, rondas, numero), numero),
      partidos: ordenadas[i] ?? [],
    })),
    sueltos: partidos.filter((uno) => !delCuadro.includes(uno)).sort(porFecha),
  };
}
