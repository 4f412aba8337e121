import type { FechaHora } from '#domain/fecha.ts';
import { estaFuera, type JugadorLiga, type Liga } from '#domain/liga/liga.ts';
import { estaPorPuntuar, estaPuesto } from '#domain/partido/ocupacion.ts';
import { clavePareja, juega, ladoDe, type Partido, parejaDe } from '#domain/partido/partido.ts';
import { type Adjudicado, loQueSeEscribe, resolverPareja } from './resolver-division.ts';

/** What becomes of what somebody who leaves has left: the rivals win it, or it stays open. docs/reglas/consecuencias.md */
export const AL_IRSE = ['adjudicar', 'abierto'] as const;
export type AlIrse = (typeof AL_IRSE)[number];

/** Who leaves the league they play in, or all: nobody has a match with who was struck off. */
export type Salida = { idJugador: number; idLiga: number | null; deTodas: boolean };

type DeJugador = Pick<JugadorLiga, 'estado'> & { id: number; idLiga: number | null };

/** What a player leaves when that is saved. */
export function salidasDe(antes: DeJugador, despues: Pick<DeJugador, 'estado' | 'idLiga'>): Salida[] {
  const { id: idJugador, idLiga } = antes;
  const deTodas = despues.estado === 'eliminado' && antes.estado !== 'eliminado';
  return deTodas || (idLiga !== null && despues.idLiga !== idLiga) ? [{ idJugador, idLiga, deTodas }] : [];
}

type DatosDeSalida = {
  liga: Liga;
  /** As they are once it is saved. */
  jugadores: readonly JugadorLiga[];
  partidos: readonly Partido[];
  ahora: FechaHora;
  duracion: number;
};

/** Won by the rivals who stay, all that those who leave owe them; what nobody has scored yet is left to be scored. */
export function adjudicarARivales(
  { liga, jugadores, partidos, ahora, duracion }: DatosDeSalida,
  seVan: ReadonlySet<number>,
): Adjudicado {
  const porPareja = Map.groupBy(partidos, parejaDe);
  const siguen = jugadores.filter((uno) => !estaFuera(uno) && !seVan.has(uno.id));
  const acta = { liga, ahora, duracion, seQueda: (partido: Partido) => estaPorPuntuar(partido, ahora) };
  const resueltas = [...seVan].flatMap((peor) =>
    siguen.map(({ id: mejor }) =>
      resolverPareja({ mejor, peor, motivo: null }, porPareja.get(clavePareja(mejor, peor)) ?? [], acta),
    ),
  );
  return loQueSeEscribe(resueltas);
}

/** Off the schedule without a day, put off by who leaves: still missing, for whoever resolves the division. */
export function quitarDelHorario(
  partidos: readonly Partido[],
  salidas: readonly Salida[],
  ahora: FechaHora,
): Partido[] {
  const quienDeja = (partido: Partido): number | undefined =>
    salidas.find(
      ({ idJugador, idLiga, deTodas }) => juega(partido, idJugador) && (deTodas || idLiga === partido.idLiga),
    )?.idJugador;
  return partidos.flatMap((partido) => {
    const quien = estaPuesto(partido, ahora) ? quienDeja(partido) : undefined;
    return quien === undefined
      ? []
      : [{ ...partido, desenlace: { que: 'aplazado', por: ladoDe(partido, quien) } as const }];
  });
}
