import type { DatosPropuesta, Propuesta } from '#domain/propuesta/datos.ts';
import { deudaEnDia } from './comprobador.ts';

/** Pairs that owe a leg and are neither on a line nor among those left out: there must be none. */
export function calladas(datos: DatosPropuesta, propuesta: Propuesta): string[] {
  const dichas = new Set(
    [...propuesta.partidos, ...propuesta.fuera].map(({ idJugador1, idJugador2 }) =>
      [idJugador1, idJugador2].sort((x, y) => (x ?? 0) - (y ?? 0)).join('-'),
    ),
  );
  return datos.ligas.flatMap((liga) => {
    const suyos = datos.jugadores
      .filter((j) => j.idLiga === liga.id && j.estado === 'activo')
      .map(({ id }) => id)
      .sort((x, y) => x - y);
    return suyos.flatMap((a, n) =>
      suyos
        .slice(n + 1)
        .filter((b) => datos.dias.some((fecha) => deudaEnDia(datos, liga, a, b, fecha)))
        .map((b) => `${a}-${b}`)
        .filter((pareja) => !dichas.has(pareja)),
    );
  });
}
