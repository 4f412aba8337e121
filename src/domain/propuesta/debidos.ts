import type { Dia } from '../fecha.ts';
import { vueltasTotales } from '../liga/liga.ts';
import { clavePareja, type Partido } from '../partido/partido.ts';
import { estaAplazado } from '../partido/resultado.ts';
import { historiasDe } from './datos.ts';

type LigaDebida = { id: number; idaVuelta: boolean; fechaIdaVuelta: Dia | null };

/**
 * The pairs of a league that have a match left to arrange on that day: less played and scheduled than the league asks
 * for, the second leg only from its day on. A postponed match is their match already. docs/reglas/partidos.md
 */
export function parejasDebidas(
  liga: LigaDebida,
  jugadores: readonly number[],
  { partidos, dia }: { partidos: readonly Partido[]; dia: Dia },
): [number, number][] {
  const historias = historiasDe(partidos, liga.id);
  const aplazadas = new Set(
    partidos
      .filter((uno) => uno.idLiga === liga.id && estaAplazado(uno))
      .map(({ idJugador1, idJugador2 }) => clavePareja(idJugador1, idJugador2)),
  );
  const haLlegadoLaVuelta = liga.fechaIdaVuelta === null || dia >= liga.fechaIdaVuelta;
  const vueltas = haLlegadoLaVuelta ? vueltasTotales(liga) : 1;
  return jugadores.flatMap((uno, n) =>
    jugadores.slice(n + 1).flatMap((otro): [number, number][] => {
      const clave = clavePareja(uno, otro);
      const debe = (historias.get(clave)?.partidos ?? 0) < vueltas && !aplazadas.has(clave);
      return debe ? [[uno, otro]] : [];
    }),
  );
}
