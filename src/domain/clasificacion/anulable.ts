import { estaFuera, type JugadorLiga, type Liga, vueltasTotales } from '#domain/liga/liga.ts';
import { clavePareja, juega, jugadoresDe, type PartidoContado, parejaDe } from '#domain/partido/partido.ts';
import { deLaPareja, nadieLoDebe, piernasDebidas, seJugo } from '#domain/partido/resultado.ts';
import { cuentaEnLaTabla } from '#domain/partido/veredicto.ts';

export type DeLiga = { liga: Liga; jugadores: readonly JugadorLiga[]; partidos: readonly PartidoContado[] };

type Mitad = {
  jugados: number;
  /** With the legs that are still owed, and with what was awarded. */
  total: number;
};

/** Of the matches of a player in a league, how many there were to be and how many were played; a no-show is one of them, also of both where both lose it. */
function cuantosDe(
  idJugador: number,
  { liga, jugadores, partidos }: DeLiga,
  seVan: ReadonlySet<number>,
): Mitad {
  const suyos = partidos.filter((partido) => partido.idLiga === liga.id && juega(partido, idJugador));
  const porPareja = Map.groupBy(suyos, parejaDe);
  const deNadie = suyos.filter((uno) => nadieLoDebe(uno) && cuentaEnLaTabla(uno, liga.reglas)).length;
  const sigue = new Set(jugadores.filter((uno) => !estaFuera(uno) || seVan.has(uno.id)).map(({ id }) => id));
  const conQuienes = new Set([...sigue, ...suyos.flatMap(jugadoresDe)]);
  conQuienes.delete(idJugador);
  const totales = [...conQuienes].map((rival) => {
    const pareja = deLaPareja(porPareja.get(clavePareja(idJugador, rival)) ?? []);
    return pareja.decididos + (sigue.has(rival) ? piernasDebidas(vueltasTotales(liga), pareja) : 0);
  });
  return {
    jugados: suyos.filter(seJugo).length + deNadie,
    total: totales.reduce((suma, uno) => suma + uno, deNadie),
  };
}

/** Whether the rule of the league annuls what that player has, were they to leave now. docs/reglas/consecuencias.md */
export function seAnularia(
  idJugador: number,
  datos: DeLiga,
  seVan: ReadonlySet<number> = new Set([idJugador]),
): boolean {
  const { alIrse } = datos.liga.reglas;
  if (alIrse !== 'mitad') return alIrse === 'anular';
  const { jugados, total } = cuantosDe(idJugador, datos, seVan);
  return 2 * jugados < total;
}

/** Whether somebody who is in could still take results away from others by leaving: what is said to be sure is so while nobody does. */
export const puedeAnularse = (datos: DeLiga): boolean =>
  datos.liga.estado === 'activa' &&
  datos.jugadores.some((uno) => !estaFuera(uno) && seAnularia(uno.id, datos));
