import { type Dia, diaDe, diasEntre, type FechaHora } from '#domain/fecha.ts';
import { estaPorJugar, estaPuesto } from '#domain/partido/ocupacion.ts';
import { juega, ladoDe, type Partido } from '#domain/partido/partido.ts';
import { esEmpate, estaAplazado, ganadorDe, seJugo } from '#domain/partido/resultado.ts';

export type Balance<P> = {
  /** Decided ones that were played, in whatever league: awarded ones by resolving a division are not. */
  jugados: number;
  ganados: number;
  empatados: number;
  /** Arranged and without result, the next one first; those whose hour has passed too. */
  porVenir: P[];
  aplazados: number;
  ultimos: P[];
  /** Since the last one that was played; null when there is none. */
  diasSinJugar: number | null;
};

const porFecha = (a: Partido, b: Partido): number => (a.fecha < b.fecha ? -1 : Number(a.fecha > b.fecha));

/** How somebody stands, of all their matches. docs/reglas/jugadores.md */
export function balanceDe<P extends Partido>(
  partidos: readonly P[],
  id: number,
  { hoy, ahora }: { hoy: Dia; ahora: FechaHora },
): Balance<P> {
  const suyos = partidos.filter((partido) => juega(partido, id)).toSorted(porFecha);
  const decididos = suyos.filter(seJugo);
  const ultimo = decididos.findLast(({ fecha }) => diaDe(fecha) <= hoy);
  const [puestos, sinResultado] = [
    suyos.filter((partido) => estaPuesto(partido, ahora)),
    suyos.filter((partido) => estaPorJugar(partido) && !estaPuesto(partido, ahora)),
  ];
  return {
    jugados: decididos.length,
    ganados: decididos.filter((partido) => ganadorDe(partido) === ladoDe(partido, id)).length,
    empatados: decididos.filter(esEmpate).length,
    porVenir: [...sinResultado, ...puestos],
    aplazados: suyos.filter(estaAplazado).length,
    ultimos: decididos.toReversed(),
    diasSinJugar: ultimo ? diasEntre(diaDe(ultimo.fecha), hoy) : null,
  };
}
