import { type FilaClasificacion, lugarDe, type Puesto, puntosDe } from './fila.ts';

/** Where a player stands in the table; without a place, who is out of the league. */
export type Lugar = { puntos: number } & { [K in keyof Puesto]: Puesto[K] | null };

export const lugarEn = (filas: readonly FilaClasificacion[], idJugador: number, fuera: boolean): Lugar => {
  const fila = filas.find((una) => una.idJugador === idJugador);
  return {
    puntos: fila?.puntos ?? 0,
    puesto: fuera ? null : (fila?.puesto ?? null),
    empatado: fuera ? null : (fila?.empatado ?? null),
  };
};

const escrito = ({ puesto, empatado }: Lugar): string | null =>
  puesto === null ? null : lugarDe({ puesto, empatado: empatado === true });

/** "Ana pasa de 12 a 10 puntos y del 2.º al 4.º puesto." What points by hand do, before they do it. */
export function fraseDePaso(jugador: string, antes: Lugar, despues: Lugar): string {
  const puntos = `${jugador} pasa de ${antes.puntos} a ${puntosDe(despues.puntos)}`;
  const [era, es] = [escrito(antes), escrito(despues)];
  if (era === null || es === null) return `${puntos}. Está fuera de la liga: no tiene puesto.`;
  return era === es ? `${puntos} y sigue ${es}.` : `${puntos} y del ${era} al ${es} puesto.`;
}
