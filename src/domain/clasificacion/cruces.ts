import type { Dia } from '#domain/fecha.ts';
import type { Liga } from '#domain/liga/liga.ts';
import { vueltas } from '#domain/liga/liga.ts';
import { decididosEn, type Enfrentamientos, victoriasEn } from './enfrentamientos.ts';
import type { FilaClasificacion, FilaCruces } from './fila.ts';

/** Marks a cell whose pair still has legs to play: wins − 2. Spec §3, "Crossing row". */
const SIN_TERMINAR = -2;

type Puesto = Pick<FilaClasificacion, 'idJugador' | 'jugador' | 'estado'>;

const celda = (victorias: number, decididos: number, porPareja: number): number =>
  decididos < porPareja ? victorias + SIN_TERMINAR : victorias;

/** Wins of each player over each other one, rows and columns in the order of the table. domain.md, "Standings". */
export function cruces(
  liga: Liga,
  filasOrdenadas: readonly Puesto[],
  e: Enfrentamientos,
  hoy: Dia,
): FilaCruces[] {
  const posiciones = filasOrdenadas.map(({ idJugador }) => e.posicion.get(idJugador));
  const porPareja = vueltas(liga, hoy);
  return filasOrdenadas.map(({ idJugador, jugador, estado }, i) => ({
    pos: i + 1,
    idJugador,
    jugador,
    estado,
    cruces: posiciones.map((columna, j) =>
      i === j
        ? null
        : celda(victoriasEn(e, posiciones[i], columna), decididosEn(e, posiciones[i], columna), porPareja),
    ),
  }));
}
