import type { Encuentro } from './tipos.ts';

type Pareja = readonly [number, number];

/** One round of the circle: the first stays, the rest turn. */
function ronda(ids: readonly number[], numero: number): Pareja[] {
  const [fijo = 0, ...resto] = ids;
  const corte = numero % resto.length;
  const giro = [fijo, ...resto.slice(corte), ...resto.slice(0, corte)];
  return giro.slice(0, giro.length / 2).map((id, i) => {
    const rival = giro[giro.length - 1 - i] ?? 0;
    return (numero + i) % 2 === 0 ? [id, rival] : [rival, id];
  });
}

/** Everybody against everybody, round after round, for an even number of players; the second leg after the first. */
export function todosContraTodos(ids: readonly number[], vueltas: 1 | 2): Encuentro[] {
  const ida = Array.from({ length: ids.length - 1 }, (_, numero) => ronda(ids, numero)).flat();
  const primera = ida.map(([idJugador1, idJugador2]): Encuentro => ({ idJugador1, idJugador2, vuelta: 1 }));
  if (vueltas === 1) return primera;
  const segunda = ida.map(([idJugador2, idJugador1]): Encuentro => ({ idJugador1, idJugador2, vuelta: 2 }));
  return [...primera, ...segunda];
}
