import type { Dia } from '#domain/fecha.ts';
import type { Liga } from '#domain/liga/liga.ts';
import { vueltas } from '#domain/liga/temporadas.ts';
import { balanceEntre, type Enfrentamientos } from './enfrentamientos.ts';
import type { FilaClasificacion, FilaCruces } from './fila.ts';

/** Marks a cell whose pair still has legs to play: wins − 2. Spec §3, "Crossing row". */
const SIN_TERMINAR = -2;

type Puesto = Pick<FilaClasificacion, 'idJugador' | 'jugador' | 'estado'>;

function celda(e: Enfrentamientos, idFila: number, idColumna: number, porPareja: number): number | null {
  if (idFila === idColumna) return null;
  const { victorias, decididos } = balanceEntre(e, idFila, idColumna);
  return decididos < porPareja ? victorias + SIN_TERMINAR : victorias;
}

/** Wins of each player over each other one, rows and columns in the order of the table. domain.md, "Standings". */
export function cruces(
  liga: Liga,
  filasOrdenadas: readonly Puesto[],
  enfrentamientos: Enfrentamientos,
  hoy: Dia,
): FilaCruces[] {
  const ids = filasOrdenadas.map(({ idJugador }) => idJugador);
  const porPareja = vueltas(liga, hoy);
  return filasOrdenadas.map(({ idJugador, jugador, estado }, i) => ({
    pos: i + 1,
    idJugador,
    jugador,
    estado,
    cruces: ids.map((idColumna) => celda(enfrentamientos, idJugador, idColumna, porPareja)),
  }));
}
