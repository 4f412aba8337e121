import { diaDe, type FechaHora } from '#domain/fecha.ts';
import type { JugadorLiga } from '#domain/liga/jugador.ts';
import type { Liga } from '#domain/liga/liga.ts';
import { vueltasTotales } from '#domain/liga/temporadas.ts';
import { clavePareja } from '#domain/partido/jugadores.ts';
import { dobleSeisCero } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import { clasificacion, type OpcionesClasificacion } from './clasificacion.ts';
import type { FilaClasificacion } from './fila.ts';
import { mensajes } from './mensajes.ts';

/** Written in every resolution match. domain.md, "Resolver división". */
export const OBSERVACION_RESOLUCION = mensajes.partidoResolucion;

type OpcionesResolucion = Omit<OpcionesClasificacion, 'hoy'> & {
  ahora: FechaHora;
  /** Minutes written in the new matches; nobody plays them. */
  duracion: number;
};

export type Resolucion = {
  /** New matches, with id 0. */
  crear: Partido[];
  /** Existing matches without result, as they must be saved. */
  puntuar: Partido[];
  /** The table that would result: it can differ from the one the awards were based on. */
  previa: FilaClasificacion[];
};

type Acta = { liga: Liga; ahora: FechaHora; duracion: number };
type Pareja = { mejor: number; peor: number };

/** No court, no flags. domain.md, "Resolver división". */
const RESUELTO = {
  idPista: null,
  sintetico: true,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
} satisfies Partial<Partido>;

/** Awards a pending match 6-0 6-0 to that player, dated now. */
function adjudicar(partido: Partido, ganador: number, ahora: FechaHora): Partido {
  return {
    ...partido,
    ...RESUELTO,
    fecha: ahora,
    sets: dobleSeisCero(partido.idJugador1 === ganador ? 1 : 2),
  };
}

function partidoNuevo({ mejor, peor }: Pareja, { liga, ahora, duracion }: Acta): Partido {
  return {
    ...RESUELTO,
    id: 0,
    idLiga: liga.id,
    fecha: ahora,
    duracion,
    idJugador1: mejor,
    idJugador2: peor,
    sets: dobleSeisCero(1),
  };
}

/** Pairs of the table, the better placed first. */
function parejas(filas: readonly FilaClasificacion[]): Pareja[] {
  return filas.flatMap(({ idJugador: mejor }, i) =>
    filas.slice(i + 1).map(({ idJugador: peor }) => ({ mejor, peor })),
  );
}

/** Missing legs of a pair: existing matches without result first, by date and id, then new ones. */
function resolverPareja(pareja: Pareja, suyos: readonly Partido[], acta: Acta): Partido[] {
  const decididos = suyos.filter(estaDecidido).length;
  const faltan = Math.max(0, vueltasTotales(acta.liga) - decididos);
  const pendientes = suyos
    .filter((partido) => !estaDecidido(partido))
    .sort((a, b) => (a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1))
    .slice(0, faltan)
    .map((partido) => adjudicar(partido, pareja.mejor, acta.ahora));
  const nuevos = Array.from({ length: faltan - pendientes.length }, () => partidoNuevo(pareja, acta));
  return [...pendientes, ...nuevos];
}

/**
 * For each pair and missing leg, one match awarded to the better placed in the table as it stands; what results
 * has nothing left to resolve. The caller writes `OBSERVACION_RESOLUCION` in all of them.
 * Spec §4, "Resolver división"; domain.md, "Resolver división".
 */
export function resolverDivision(
  liga: Liga,
  jugadores: readonly JugadorLiga[],
  partidos: readonly Partido[],
  { ahora, duracion, ...opciones }: OpcionesResolucion,
): Resolucion {
  const tabla = { ...opciones, hoy: diaDe(ahora) };
  const foto = clasificacion(liga, jugadores, partidos, tabla);
  const propios = partidos.filter((partido) => partido.idLiga === liga.id);
  const porPareja = Map.groupBy(propios, ({ idJugador1, idJugador2 }) => clavePareja(idJugador1, idJugador2));
  const resueltos = parejas(foto).flatMap((pareja) =>
    resolverPareja(pareja, porPareja.get(clavePareja(pareja.mejor, pareja.peor)) ?? [], {
      liga,
      ahora,
      duracion,
    }),
  );
  const puntuados = new Map(resueltos.map((partido) => [partido.id, partido]));
  const crear = resueltos.filter(({ id }) => id === 0);
  const resto = propios.map((partido) => puntuados.get(partido.id) ?? partido);
  const previa = clasificacion(liga, jugadores, [...resto, ...crear], tabla);
  return { crear, puntuar: resueltos.filter(({ id }) => id !== 0), previa };
}
