import { compararNombres } from '#domain/texto.ts';
import { trocear } from './desempate.ts';
import type { FilaClasificacion, Puesto } from './fila.ts';

/** A table of one cycle: a division of it, as it ended or as it goes. */
export type TablaDeCiclo = {
  ciclo: number;
  division: number;
  /** What playing a cycle in that division adds. */
  puntosCiclo: number;
  filas: readonly FilaDeCiclo[];
};

type FilaDeCiclo = Pick<
  FilaClasificacion,
  | 'idJugador'
  | 'jugador'
  | 'puesto'
  | 'empatado'
  | 'puntos'
  | 'partidosJugados'
  | 'partidosGanados'
  | 'setsGanados'
  | 'setsPerdidos'
  | 'juegosGanados'
  | 'juegosPerdidos'
>;

/** What a cycle gave to a player: the points of its table, and those of its division. */
type Aporte = Puesto & { ciclo: number; division: number; puntos: number };

type Cuentas = Pick<FilaDeCiclo, 'puntos' | 'partidosJugados' | 'partidosGanados'> & {
  /** Won less lost. */
  sets: number;
  juegos: number;
};

type FilaGeneral = Puesto & Cuentas & { idJugador: number; jugador: string; ciclos: Aporte[] };

const NADA: Cuentas = { puntos: 0, partidosJugados: 0, partidosGanados: 0, sets: 0, juegos: 0 };

/** Who has played nothing of a cycle is given nothing for its division. */
const loQueDa = ({ puntosCiclo }: TablaDeCiclo, { puntos, partidosJugados }: FilaDeCiclo): number =>
  partidosJugados > 0 ? puntos + puntosCiclo : puntos;

const sumar = (cuentas: Cuentas, fila: FilaDeCiclo, puntos: number): Cuentas => ({
  puntos: cuentas.puntos + puntos,
  partidosJugados: cuentas.partidosJugados + fila.partidosJugados,
  partidosGanados: cuentas.partidosGanados + fila.partidosGanados,
  sets: cuentas.sets + fila.setsGanados - fila.setsPerdidos,
  juegos: cuentas.juegos + fila.juegosGanados - fila.juegosPerdidos,
});

/** By these, in this order; whom none of them separates share the place. docs/reglas/ciclos.md */
const comparar = (a: Cuentas, b: Cuentas): number =>
  b.puntos - a.puntos || b.partidosGanados - a.partidosGanados || b.sets - a.sets || b.juegos - a.juegos;

/** The cycles of a season added up, best first. docs/reglas/ciclos.md */
export function tablaGeneral(tablas: readonly TablaDeCiclo[]): FilaGeneral[] {
  const sumas = new Map<number, Cuentas & { jugador: string; ciclos: Aporte[] }>();
  for (const tabla of tablas.toSorted((a, b) => a.ciclo - b.ciclo))
    for (const fila of tabla.filas) {
      const { idJugador, jugador, puesto, empatado } = fila;
      const puntos = loQueDa(tabla, fila);
      const antes = sumas.get(idJugador) ?? { ...NADA, ciclos: [] };
      const { ciclo, division } = tabla;
      const ciclos = [...antes.ciclos, { ciclo, division, puesto, empatado, puntos }];
      sumas.set(idJugador, { ...sumar(antes, fila, puntos), jugador, ciclos });
    }
  const ordenadas = [...sumas]
    .map(([idJugador, suma]) => ({ idJugador, ...suma }))
    .sort((a, b) => comparar(a, b) || compararNombres(a.jugador, b.jugador) || a.idJugador - b.idJugador);
  let puestas = 0;
  return trocear(ordenadas, (a, b) => comparar(a, b) === 0).flatMap((grupo) => {
    const puesto = puestas + 1;
    puestas += grupo.length;
    return grupo.map((fila) => ({ ...fila, puesto, empatado: grupo.length > 1 }));
  });
}
