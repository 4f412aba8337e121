import type { FilaHorario } from '#contract/liga/horarios.ts';
import { type Dia, diaDe, type FechaHora, haPasado } from '#domain/fecha.ts';

/** As many as fit beside the weather. */
const MAXIMO = 5;
/** With those of the next day, as many as fit beside the last results. */
const CABEN = 10;

export type Cercano = Pick<
  FilaHorario,
  'id' | 'fecha' | 'jugador1' | 'jugador2' | 'pista' | 'liga' | 'division'
>;

/**
 * The matches of the first day that has any left, how many there are that day, and how many in all the days to come;
 * `luego`: those of the next one, as far as there is room.
 */
export type Cercanos = {
  dia: Dia;
  esHoy: boolean;
  partidos: Cercano[];
  total: number;
  todos: number;
  luego: { dia: Dia; partidos: Cercano[] } | null;
};

const comoCercano = ({ id, fecha, jugador1, jugador2, pista, liga, division }: FilaHorario): Cercano => ({
  id,
  fecha,
  jugador1,
  jugador2,
  pista,
  liga,
  division,
});

/** Of minors the front page names nobody: docs/reglas/datos-personales.md */
const nombrables = (filas: readonly FilaHorario[], caben: number): Cercano[] =>
  filas
    .filter(({ conMenores }) => !conMenores)
    .slice(0, caben)
    .map(comoCercano);

/** Those of the day after that one which has any to name. */
function luegoDe(quedan: readonly FilaHorario[], dia: Dia, caben: number): Cercanos['luego'] {
  const otros = quedan.filter(({ fecha, conMenores }) => diaDe(fecha) > dia && !conMenores);
  const [primero] = otros;
  if (!primero || caben < 1) return null;
  const suyo = diaDe(primero.fecha);
  return {
    dia: suyo,
    partidos: nombrables(
      otros.filter(({ fecha }) => diaDe(fecha) === suyo),
      caben,
    ),
  };
}

/** What is still to be played soonest, from a schedule in order of time; null when nothing is. */
export function cercanosDe(filas: readonly FilaHorario[], ahora: FechaHora): Cercanos | null {
  const quedan = filas.filter((fila) => !haPasado(fila, ahora));
  const [primero] = quedan;
  if (!primero) return null;
  const dia = diaDe(primero.fecha);
  const suyos = quedan.filter(({ fecha }) => diaDe(fecha) === dia);
  const partidos = nombrables(suyos, MAXIMO);
  return {
    dia,
    esHoy: dia === diaDe(ahora),
    partidos,
    total: suyos.length,
    todos: quedan.length,
    luego: luegoDe(quedan, dia, CABEN - suyos.length),
  };
}
