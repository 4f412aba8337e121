import type { Cierre } from '#contract/temporadas.ts';
import { nombreDivision } from '#domain/liga/liga.ts';

export type Destino = Cierre['destinos'][number];
export type Division = Cierre['divisiones'][number];

/** Where staff take a player instead. */
export type Cambios = ReadonlyMap<number, number | null>;

export const conCambios = (destinos: readonly Destino[], cambios: Cambios): Destino[] =>
  destinos.map((destino) => {
    const a = cambios.get(destino.idJugador);
    return a === undefined ? destino : { ...destino, a };
  });

export const nombreDe = ({ tipo }: Pick<Cierre, 'tipo'>, { division, nombre }: Division): string =>
  nombreDivision(tipo, division) ?? nombre;

/** How many go up and down, counted by where they end, and how many stay out or come back. */
export function recuento({ divisiones }: Pick<Cierre, 'divisiones'>, destinos: readonly Destino[]) {
  const nivel = new Map(divisiones.map(({ idLiga }, i) => [idLiga, i]));
  const salto = ({ de, a }: Destino): number => (a === null ? 0 : (nivel.get(de) ?? 0) - (nivel.get(a) ?? 0));
  const dentro = destinos.filter(({ a }) => a !== null);
  return {
    suben: dentro.filter((destino) => salto(destino) > 0).length,
    bajan: dentro.filter((destino) => salto(destino) < 0).length,
    dentro: dentro.length,
    fuera: destinos.length - dentro.length,
    ligas: divisiones.filter(({ idLiga }) => dentro.some(({ a }) => a === idLiga)).length,
    resueltos: divisiones.reduce((total, { creados }) => total + creados, 0),
    quitados: divisiones.reduce((total, { quitados }) => total + quitados.length, 0),
    porJugar: divisiones.reduce((total, { porJugar }) => total + porJugar.length, 0),
  };
}

const SIN_DECIDIR = 'promocionSinDecidir';

export const sinDecidir = (destinos: readonly Destino[], cambios: Cambios): Destino[] =>
  destinos.filter(({ motivo, idJugador }) => motivo === SIN_DECIDIR && !cambios.has(idJugador));
