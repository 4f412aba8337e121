import { diaDe, type FechaHora } from '#domain/fecha.ts';
import type { JugadorLiga, Liga } from '#domain/liga/liga.ts';
import { vueltasTotales } from '#domain/liga/liga.ts';
import { dobleSeisCero } from '#domain/partido/marcador.ts';
import { estaPuesto, sinJugar } from '#domain/partido/ocupacion.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { clavePareja, porFecha } from '#domain/partido/partido.ts';
import { estaAplazado, estaDecidido } from '#domain/partido/resultado.ts';
import { mensajes } from './explicar.ts';
import type { FilaClasificacion } from './fila.ts';
import { clasificacion, type OpcionesClasificacion } from './tabla.ts';

export const OBSERVACION_RESOLUCION = mensajes.partidoResolucion;

type OpcionesResolucion = Omit<OpcionesClasificacion, 'hoy'> & {
  ahora: FechaHora;
  /** Minutes written in the new matches; nobody plays them. */
  duracion: number;
  /** Arranged matches that are taken off rather than left to be played. */
  quitar?: ReadonlySet<number>;
};

export type Resolucion = {
  /** New matches, with id 0. */
  crear: Partido[];
  puntuar: Partido[];
  /** Matches that nobody owes and would stay to be played, as they must be saved: cancelled. */
  cancelar: Partido[];
  porJugar: Partido[];
  /** The table that would result: it can differ from the one the awards were based on. */
  previa: FilaClasificacion[];
};

type Acta = { liga: Liga; ahora: FechaHora; duracion: number; quitar: ReadonlySet<number> };
type Pareja = { mejor: number; peor: number };

const RESUELTO = {
  idPista: null,
  sintetico: true,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
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

function parejas(filas: readonly FilaClasificacion[]): Pareja[] {
  return filas.flatMap(({ idJugador: mejor }, i) =>
    filas.slice(i + 1).map(({ idJugador: peor }) => ({ mejor, peor })),
  );
}

type Resuelta = Pick<Resolucion, 'porJugar' | 'cancelar'> & { adjudicados: Partido[] };

/**
 * The legs of a pair. Those arranged from now on are left to be played, as many as are owed; the other ones are
 * awarded: in place of what leaves the schedule first, of what was postponed then, and new ones. What is still
 * without result after that is owed by nobody.
 */
function resolverPareja(pareja: Pareja, suyos: readonly Partido[], acta: Acta): Resuelta {
  const { ahora, quitar } = acta;
  const debidos = Math.max(0, vueltasTotales(acta.liga) - suyos.filter(estaDecidido).length);
  const sueltos = suyos.filter(sinJugar).sort(porFecha);
  const porJugar = sueltos.filter((p) => estaPuesto(p, ahora) && !quitar.has(p.id)).slice(0, debidos);
  const salen = sueltos.filter((partido) => !porJugar.includes(partido));
  const faltan = debidos - porJugar.length;
  const enSuSitio = [...salen, ...suyos.filter(estaAplazado).sort(porFecha)].slice(0, faltan);
  const nuevos = Array.from({ length: faltan - enSuSitio.length }, () => partidoNuevo(pareja, acta));
  return {
    porJugar,
    adjudicados: [...enSuSitio.map((partido) => adjudicar(partido, pareja.mejor, ahora)), ...nuevos],
    cancelar: salen.slice(faltan).map((partido) => ({ ...partido, cancelado: true })),
  };
}

/** The matches of a league once that is done to it. The new ones keep no id. */
export function trasResolver(
  partidos: readonly Partido[],
  { crear, puntuar, cancelar }: Omit<Resolucion, 'previa'>,
): Partido[] {
  const cambiados = new Map([...puntuar, ...cancelar].map((partido) => [partido.id, partido]));
  return [...partidos.map((partido) => cambiados.get(partido.id) ?? partido), ...crear];
}

/**
 * For each pair and missing leg, one match awarded to the better placed in the table as it stands; a leg arranged
 * from now on is not missing, unless it is taken off. A pair that owes nothing is left without matches to play. The
 * caller writes `OBSERVACION_RESOLUCION` in what is awarded.
 */
export function resolverDivision(
  liga: Liga,
  jugadores: readonly JugadorLiga[],
  partidos: readonly Partido[],
  { ahora, duracion, quitar = new Set(), ...opciones }: OpcionesResolucion,
): Resolucion {
  const tabla = { ...opciones, hoy: diaDe(ahora) };
  const foto = clasificacion(liga, jugadores, partidos, tabla);
  const propios = partidos.filter((partido) => partido.idLiga === liga.id);
  const porPareja = Map.groupBy(propios, ({ idJugador1, idJugador2 }) => clavePareja(idJugador1, idJugador2));
  const resueltas = parejas(foto).map((pareja) =>
    resolverPareja(pareja, porPareja.get(clavePareja(pareja.mejor, pareja.peor)) ?? [], {
      liga,
      ahora,
      duracion,
      quitar,
    }),
  );
  const adjudicados = resueltas.flatMap((resuelta) => resuelta.adjudicados);
  const cambios = {
    crear: adjudicados.filter(({ id }) => id === 0),
    puntuar: adjudicados.filter(({ id }) => id !== 0),
    cancelar: resueltas.flatMap(({ cancelar }) => cancelar),
    porJugar: resueltas.flatMap(({ porJugar }) => porJugar),
  };
  return { ...cambios, previa: clasificacion(liga, jugadores, trasResolver(propios, cambios), tabla) };
}
