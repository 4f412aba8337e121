import { enfrentamientosDe, juzgar, victoriasEntre } from '#domain/clasificacion/recuento.ts';
import { clasificacion } from '#domain/clasificacion/tabla.ts';
import { estaFuera, type JugadorLiga, type Liga, vueltasTotales } from '#domain/liga/liga.ts';
import type { Criterio } from '#domain/liga/reglas.ts';
import { clavePareja, type PartidoContado } from '#domain/partido/partido.ts';
import { deLaPareja, piernasDebidas } from '#domain/partido/resultado.ts';
import { type Opciones, opcionesDe } from './opciones.ts';

/** A leg that two players still owe each other; both by their index, and its name in an address: "3-7", "3-7-2" or beyond. */
export type Abierto = { a: number; b: number; clave: string };

/** Where a league stands, with what its open matches may still become. Players are told by their index. */
export type Modelo = {
  /** Those who have a place, and after them who is out: what is open with them may still be given to the others. */
  ids: readonly number[];
  dentro: number;
  puntos: readonly number[];
  /** Won − lost. */
  sets: readonly number[];
  juegos: readonly number[];
  woPerdidos: readonly number[];
  victorias: readonly (readonly number[])[];
  abiertos: readonly Abierto[];
  desempates: readonly Criterio[];
  opciones: Opciones;
  /** Whether it is looked into: a season that has hardly begun decides nothing, and takes long to say so. */
  seBusca: boolean;
};

/** Players times open matches: twenty players with a whole leg to play. */
const DEMASIADO = 4000;

export type DatosFuturo = {
  liga: Liga;
  jugadores: readonly JugadorLiga[];
  partidos: readonly PartidoContado[];
};

const claveDe = (uno: number, otro: number, vuelta: number): string =>
  `${clavePareja(uno, otro)}${vuelta > 1 ? `-${vuelta}` : ''}`;

/** Left with who is out: nobody plays it, and it may still be given to the other one. */
export const esDeFuera = ({ b }: Abierto, { dentro }: Pick<Modelo, 'dentro'>): boolean => b >= dentro;

/** Legs that pairs of the league still owe, and what is arranged beyond; only that when it is over. */
function abiertosDe(
  liga: Liga,
  ids: readonly number[],
  dentro: number,
  partidos: readonly PartidoContado[],
): Abierto[] {
  const total = liga.estado === 'inactiva' ? 0 : vueltasTotales(liga);
  const suyos = Map.groupBy(partidos, (uno) => clavePareja(uno.idJugador1, uno.idJugador2));
  return ids.slice(0, dentro).flatMap((uno, a) =>
    ids.slice(a + 1).flatMap((otro, resto) => {
      const b = a + 1 + resto;
      const pareja = deLaPareja(suyos.get(clavePareja(uno, otro)) ?? []);
      const hechos = pareja.decididos;
      const faltan = Math.max(piernasDebidas(total, pareja), pareja.acordados);
      return Array.from({ length: faltan }, (_, i) => ({ a, b, clave: claveDe(uno, otro, hechos + i + 1) }));
    }),
  );
}

/** Below whoever is in, whatever happens. */
const FUERA = -1_000_000;

/** Who is out of the league goes after all others whatever happens. */
export function modeloDe({ liga, jugadores, partidos }: DatosFuturo): Modelo {
  const filas = clasificacion(liga, jugadores, partidos, { hoy: '', esPrimera: true, esUltima: true }).sort(
    (x, y) => Number(estaFuera(x)) - Number(estaFuera(y)) || x.idJugador - y.idJugador,
  );
  const ids = filas.map(({ idJugador }) => idJugador);
  const propios = partidos.filter(({ idLiga }) => idLiga === liga.id);
  const cruzados = enfrentamientosDe(ids, juzgar(propios, liga.reglas));
  const victorias = ids.map((uno) => ids.map((otro) => victoriasEntre(cruzados, uno, otro)));
  const opciones = opcionesDe(liga.reglas);
  const dentro = filas.filter((fila) => !estaFuera(fila)).length;
  const abiertos = abiertosDe(liga, ids, dentro, propios);
  return {
    ids,
    dentro,
    puntos: filas.map((fila) => (estaFuera(fila) ? FUERA : fila.puntos)),
    sets: filas.map((fila) => fila.setsGanados - fila.setsPerdidos),
    juegos: filas.map((fila) => fila.juegosGanados - fila.juegosPerdidos),
    woPerdidos: filas.map((fila) => fila.woPerdidos),
    victorias,
    abiertos,
    desempates: liga.reglas.desempates,
    opciones,
    seBusca: opciones.sirven && ids.length * abiertos.length <= DEMASIADO,
  };
}
