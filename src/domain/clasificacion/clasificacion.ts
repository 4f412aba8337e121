import type { Dia } from '#domain/fecha.ts';
import type { Incidencia } from '#domain/incidencia/incidencia.ts';
import type { Liga } from '#domain/liga/liga.ts';
import { estaFuera, type JugadorLiga } from '#domain/liga/liga.ts';
import type { PartidoContado } from '#domain/partido/partido.ts';
import { type Orden, ordenar, ordenarSinClasificar } from './desempate.ts';
import { type Enfrentamientos, enfrentamientosDe } from './enfrentamientos.ts';
import type { FilaClasificacion, FilaSinOrden } from './fila.ts';
import { juzgar } from './juzgado.ts';
import { recuentos } from './recuento.ts';
import { type Extremos, zonaDe } from './zonas.ts';

export type OpcionesClasificacion = {
  hoy: Dia;
  /** No division above, and none below: see `esPrimera` and `esUltima`. */
  esPrimera: boolean;
  esUltima: boolean;
  /** Incidents to count; rows of other leagues are ignored. */
  incidencias?: readonly Pick<Incidencia, 'idLiga' | 'idJugador'>[];
};

/** A player with matches whom the caller did not describe keeps a row, so that the totals add up. */
const desconocido = (id: number): JugadorLiga => ({ id, nombre: `#${id}`, estado: 'activo', enLiga: false });

/** Roster and everyone with a match in the league, each once. domain.md, "Standings". */
function participantes(
  jugadores: readonly JugadorLiga[],
  partidos: readonly Pick<PartidoContado, 'idJugador1' | 'idJugador2'>[],
): JugadorLiga[] {
  const presentes = new Map<number, JugadorLiga>();
  const otros = new Map<number, JugadorLiga>();
  for (const jugador of jugadores) (jugador.enLiga ? presentes : otros).set(jugador.id, jugador);
  const jugo = (id: number): void => {
    if (!presentes.has(id)) presentes.set(id, otros.get(id) ?? desconocido(id));
  };
  for (const { idJugador1, idJugador2 } of partidos) {
    jugo(idJugador1);
    jugo(idJugador2);
  }
  return [...presentes.values()];
}

/** Rows that count go first, so that their place is that of the table. domain.md, "Zones". */
function rematar(orden: Orden, liga: Liga, extremos: Extremos): FilaClasificacion[] {
  const { eliminadosOcupanPlaza } = liga.reglas;
  const cuenta = (fila: FilaSinOrden): boolean => eliminadosOcupanPlaza || !estaFuera(fila);
  const n = orden.filas.filter(cuenta).length;
  return orden.filas.map((fila, i) => ({
    ...fila,
    zona: cuenta(fila) ? zonaDe(i + 1, n, liga.reglas, extremos) : null,
    desempate: orden.desempates.get(fila.idJugador) ?? null,
    empatado: orden.empatados.has(fila.idJugador),
  }));
}

/** The table, and the matches it was counted from by pair: crossings are read from them too. */
type Clasificada = { filas: FilaClasificacion[]; enfrentamientos: Enfrentamientos };

/**
 * The table of a league, best first, computed from its matches; rows of other leagues are ignored.
 * A league that does not rank has no points nor zones and goes by name. Spec §3, "Standing row"; domain.md, "Standings".
 */
export function clasificar(
  liga: Liga,
  jugadores: readonly JugadorLiga[],
  partidos: readonly PartidoContado[],
  { hoy, esPrimera, esUltima, incidencias = [] }: OpcionesClasificacion,
): Clasificada {
  const propios = partidos.filter((partido) => partido.idLiga === liga.id);
  const todos = participantes(jugadores, propios);
  const juzgados = juzgar(propios, liga.reglas);
  const enfrentamientos = enfrentamientosDe(
    todos.map(({ id }) => id),
    juzgados,
  );
  const filas = recuentos({ liga, jugadores: todos, juzgados, incidencias, enfrentamientos, hoy });
  const { reglas } = liga;
  const orden = reglas.clasifica ? ordenar(filas, reglas, enfrentamientos) : ordenarSinClasificar(filas);
  return { filas: rematar(orden, liga, { primera: esPrimera, ultima: esUltima }), enfrentamientos };
}

/** The table alone. */
export const clasificacion = (...datos: Parameters<typeof clasificar>): FilaClasificacion[] =>
  clasificar(...datos).filas;
