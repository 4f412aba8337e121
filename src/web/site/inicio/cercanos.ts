import type { FilaHorario } from '#contract/liga/horarios.ts';
import { type Dia, diaDe, type FechaHora, haPasado } from '#domain/fecha.ts';

/** As many as fit beside the last results and the weather, with those of the next day. */
export const CABEN = 7;

/** `enJuego`: it has begun. */
export type Cercano = Pick<
  FilaHorario,
  'id' | 'fecha' | 'duracion' | 'jugador1' | 'jugador2' | 'pista' | 'liga' | 'division' | 'conMenores'
> & { enJuego: boolean };

/**
 * The matches of the first day that has any left, and how many there are in all the days to come; `luego`: those of the
 * next one, as far as there is room.
 */
export type Cercanos = {
  dia: Dia;
  esHoy: boolean;
  partidos: Cercano[];
  todos: number;
  luego: { dia: Dia; partidos: Cercano[] } | null;
};

/** Of minors the front page names nobody, nor does what it is made of: docs/reglas/datos-personales.md */
const comoCercano = (fila: FilaHorario): Cercano => {
  const { id, fecha, duracion, pista, liga, division, conMenores } = fila;
  const { jugador1, jugador2 } = conMenores ? { jugador1: '', jugador2: '' } : fila;
  return { id, fecha, duracion, enJuego: false, jugador1, jugador2, pista, liga, division, conMenores };
};

/** Those of the first day that has any. */
function delPrimero(filas: readonly FilaHorario[]): Cercanos['luego'] {
  const [primero] = filas;
  if (!primero) return null;
  const dia = diaDe(primero.fecha);
  return { dia, partidos: filas.filter(({ fecha }) => diaDe(fecha) === dia).map(comoCercano) };
}

/** The same a while later, in a page that is still open: without those that have ended since. */
export function alDiaDe(cercanos: Cercanos, ahora: FechaHora): Cercanos {
  const partidos = cercanos.partidos
    .filter((partido) => !haPasado(partido, ahora))
    .map((partido) => ({ ...partido, enJuego: partido.fecha <= ahora }));
  return { ...cercanos, partidos, todos: cercanos.todos - cercanos.partidos.length + partidos.length };
}

/** What is still to be played soonest, from a schedule in order of time; null when nothing is. */
export function cercanosDe(filas: readonly FilaHorario[], ahora: FechaHora): Cercanos | null {
  const quedan = filas.filter((fila) => !haPasado(fila, ahora));
  const primero = delPrimero(quedan);
  if (!primero) return null;
  const { length } = primero.partidos;
  const luego = delPrimero(quedan.slice(length));
  const caben = Math.max(0, CABEN - length);
  const cercanos = {
    ...primero,
    esHoy: primero.dia === diaDe(ahora),
    todos: quedan.length,
    luego: luego && caben > 0 ? { ...luego, partidos: luego.partidos.slice(0, caben) } : null,
  };
  return alDiaDe(cercanos, ahora);
}
