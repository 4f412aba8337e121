import type { FilaHorario } from '#contract/liga/horarios.ts';
import { type Dia, diaDe, type FechaHora, haPasado } from '#domain/fecha.ts';

/** As many as fit beside the last results and the weather, with those of the next day; a phone shows five. */
const CABEN = 7;
/** With those that take their place. */
const LEIDOS = 9;

/** When one is played; `enJuego`: it has begun. */
type Cita = Pick<FilaHorario, 'fecha' | 'duracion'> & { enJuego: boolean };

export type Cercano = Cita &
  Pick<FilaHorario, 'id' | 'jugador1' | 'jugador2' | 'pista' | 'liga' | 'division'>;

/**
 * The matches of the first day that has any left, how many there are that day, and how many in all the days to come;
 * `luego`: those of the next one, as far as there is room.
 */
export type Cercanos = {
  dia: Dia;
  esHoy: boolean;
  partidos: Cercano[];
  /** Those that take their place as they end. */
  siguientes: Cercano[];
  /** All of that day, also those that nobody names. */
  citas: Cita[];
  total: number;
  todos: number;
  luego: { dia: Dia; partidos: Cercano[] } | null;
};

const comoCercano = (fila: FilaHorario): Cercano => {
  const { id, fecha, duracion, jugador1, jugador2, pista, liga, division } = fila;
  return { id, fecha, duracion, enJuego: false, jugador1, jugador2, pista, liga, division };
};

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

const queQuedan = <C extends Cita>(citas: readonly C[], ahora: FechaHora): C[] =>
  citas.filter((cita) => !haPasado(cita, ahora)).map((cita) => ({ ...cita, enJuego: cita.fecha <= ahora }));

/** The same a while later, in a page that is still open: without those that have ended since. */
export function alDiaDe(cercanos: Cercanos, ahora: FechaHora): Cercanos {
  const citas = queQuedan(cercanos.citas, ahora);
  const partidos = queQuedan([...cercanos.partidos, ...cercanos.siguientes], ahora);
  const menos = cercanos.total - citas.length;
  return {
    ...cercanos,
    citas,
    partidos: partidos.slice(0, CABEN),
    siguientes: partidos.slice(CABEN),
    total: citas.length,
    todos: cercanos.todos - menos,
  };
}

/** What is still to be played soonest, from a schedule in order of time; null when nothing is. */
export function cercanosDe(filas: readonly FilaHorario[], ahora: FechaHora): Cercanos | null {
  const quedan = filas.filter((fila) => !haPasado(fila, ahora));
  const [primero] = quedan;
  if (!primero) return null;
  const dia = diaDe(primero.fecha);
  const suyos = quedan.filter(({ fecha }) => diaDe(fecha) === dia);
  const cercanos = {
    dia,
    esHoy: dia === diaDe(ahora),
    partidos: nombrables(suyos, LEIDOS),
    siguientes: [],
    citas: suyos.map(({ fecha, duracion }) => ({ fecha, duracion, enJuego: false })),
    total: suyos.length,
    todos: quedan.length,
    luego: luegoDe(quedan, dia, CABEN - suyos.length),
  };
  return alDiaDe(cercanos, ahora);
}
