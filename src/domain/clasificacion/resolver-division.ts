import { diaDe, type FechaHora } from '#domain/fecha.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { type JugadorLiga, type Liga, vueltasTotales } from '#domain/liga/liga.ts';
import { dobleSeisCero } from '#domain/partido/marcador.ts';
import { quedaPorJugar } from '#domain/partido/ocupacion.ts';
import { clavePareja, type Lado, ladoDe, type Partido, parejaDe, porFecha } from '#domain/partido/partido.ts';
import { deLaPareja, estaAplazado, loAplazo, piernasDebidas, sinJugar } from '#domain/partido/resultado.ts';
import { type FilaClasificacion, puntosDe } from './fila.ts';
import { clasificacion, mensajes, type OpcionesClasificacion } from './tabla.ts';

export const OBSERVACION_RESOLUCION = mensajes.partidoResolucion;

type OpcionesResolucion = Omit<OpcionesClasificacion, 'hoy'> & {
  ahora: FechaHora;
  /** Minutes written in the new matches; nobody plays them. */
  duracion: number;
  /** Arranged matches that are taken off rather than left to be played. */
  quitar?: ReadonlySet<number>;
  /** Who goes first of those whom the awards leave equal in everything: `Reglas.decididos`. */
  decididos?: number[];
};

/** Matches that a pair owes and nobody wins, as neither goes before the other. */
type SinAdjudicar = { uno: number; otro: number; faltan: number; motivo: string };

export type Resolucion = {
  /** New matches, with id 0. */
  crear: Partido[];
  puntuar: Partido[];
  /** Matches that nobody owes and would stay to be played, as they must be saved: cancelled. */
  cancelar: Partido[];
  porJugar: Partido[];
  sinAdjudicar: SinAdjudicar[];
  /** The table that would result: it can differ from the one the awards were based on. */
  previa: FilaClasificacion[];
};

type Acta = {
  liga: Liga;
  ahora: FechaHora;
  duracion: number;
  /** Whether a match without result is left as it is, while it is owed. */
  seQueda: (partido: Partido, pareja: Pareja) => boolean;
};
/** `motivo`: why neither goes before the other; null where one does. */
type Pareja = { mejor: number; peor: number; motivo: string | null };

const aFavorDe = (a: Lado, tras: Lado | null = null) =>
  ({
    idPista: null,
    sintetico: true,
    desenlace: { que: 'adjudicado', a, por: 'resolucion', sets: dobleSeisCero(a), tras },
  }) satisfies Partial<Partido>;

/** Awards a pending match 6-0 6-0 to that player, dated now. A player who put it off is still counted. */
function adjudicar(partido: Partido, ganador: number, ahora: FechaHora): Partido {
  const quien = loAplazo(partido);
  const tras = quien === 'club' ? null : quien;
  return { ...partido, ...aFavorDe(ladoDe(partido, ganador), tras), fecha: ahora };
}

function partidoNuevo({ mejor, peor }: Pareja, { liga, ahora, duracion }: Acta): Partido {
  const quienes = { idLiga: liga.id, idJugador1: mejor, idJugador2: peor };
  return { ...aFavorDe(1), id: 0, ...quienes, fecha: ahora, duracion };
}

/** Why neither of two goes before the other, after "A y B: "; null where one does. */
function motivoDeNadie(liga: Liga, una: FilaClasificacion, otra: FilaClasificacion): string | null {
  if (!liga.reglas.clasifica) return 'esta liga no da puestos';
  if (una.puesto !== otra.puesto) return null;
  return una.partidosJugados + otra.partidosJugados === 0
    ? 'no han jugado ninguno'
    : `igualan en todo, con ${puntosDe(una.puntos)}`;
}

function parejas(liga: Liga, filas: readonly FilaClasificacion[]): Pareja[] {
  return filas.flatMap((una, i) =>
    filas.slice(i + 1).map((otra) => ({
      mejor: una.idJugador,
      peor: otra.idJugador,
      motivo: motivoDeNadie(liga, una, otra),
    })),
  );
}

type Resuelta = Pick<Resolucion, 'porJugar' | 'cancelar' | 'sinAdjudicar'> & { adjudicados: Partido[] };

const cancelado = (partido: Partido): Partido => ({
  ...partido,
  desenlace: { que: 'cancelado', tras: loAplazo(partido) },
});

/** Nobody owes a match of a ladder: nothing is awarded, and what does not stay to be played is called off. */
function resolverReto(pareja: Pareja, suyos: readonly Partido[], { seQueda }: Acta): Resuelta {
  const sueltos = suyos.filter(sinJugar).sort(porFecha);
  return {
    porJugar: sueltos.filter((partido) => seQueda(partido, pareja)),
    cancelar: sueltos.filter((partido) => !seQueda(partido, pareja)).map(cancelado),
    adjudicados: [],
    sinAdjudicar: [],
  };
}

/**
 * The legs of a pair. Those that stay are left to be played, as many as are owed; the other ones are
 * awarded: in place of what leaves the schedule first, of what was postponed then, and new ones. What is still
 * without result after that is owed by nobody. Of a pair of equals nothing is awarded, and what they owe stays as it is.
 */
export function resolverPareja(pareja: Pareja, suyos: readonly Partido[], acta: Acta): Resuelta {
  if (esEscalera(acta.liga)) return resolverReto(pareja, suyos, acta);
  const debidos = piernasDebidas(vueltasTotales(acta.liga), deLaPareja(suyos));
  const sueltos = suyos.filter(sinJugar).sort(porFecha);
  const { mejor: uno, peor: otro, motivo } = pareja;
  const porJugar = sueltos.filter((partido) => acta.seQueda(partido, pareja)).slice(0, debidos);
  const salen = sueltos.filter((partido) => !porJugar.includes(partido));
  const faltan = debidos - porJugar.length;
  const cancelar = salen.slice(faltan).map(cancelado);
  if (motivo !== null) {
    const sinAdjudicar = faltan > 0 ? [{ uno, otro, faltan, motivo }] : [];
    return { porJugar, cancelar, sinAdjudicar, adjudicados: [] };
  }
  const enSuSitio = [...salen, ...suyos.filter(estaAplazado).sort(porFecha)].slice(0, faltan);
  const nuevos = Array.from({ length: faltan - enSuSitio.length }, () => partidoNuevo(pareja, acta));
  return {
    porJugar,
    adjudicados: [...enSuSitio.map((partido) => adjudicar(partido, pareja.mejor, acta.ahora)), ...nuevos],
    cancelar,
    sinAdjudicar: [],
  };
}

export type Adjudicado = Pick<Resolucion, 'crear' | 'puntuar' | 'cancelar'>;

export function loQueSeEscribe(resueltas: readonly Resuelta[]): Adjudicado {
  const { crear = [], puntuar = [] } = Object.groupBy(
    resueltas.flatMap(({ adjudicados }) => adjudicados),
    ({ id }) => (id === 0 ? 'crear' : 'puntuar'),
  );
  return { crear, puntuar, cancelar: resueltas.flatMap(({ cancelar }) => cancelar) };
}

/** The matches of a league once that is done to it. The new ones keep no id. */
export function trasResolver(
  partidos: readonly Partido[],
  { crear, puntuar, cancelar }: Adjudicado,
): Partido[] {
  const cambiados = new Map([...puntuar, ...cancelar].map((partido) => [partido.id, partido]));
  return [...partidos.map((partido) => cambiados.get(partido.id) ?? partido), ...crear];
}

/**
 * For each pair and missing leg, one match awarded to the better placed in the table as it stands, and to nobody where
 * neither is; a leg arranged from now on is not missing, unless it is taken off. A pair that owes nothing is left without matches to play. The
 * caller writes `OBSERVACION_RESOLUCION` in what is awarded.
 */
export function resolverDivision(
  liga: Liga,
  jugadores: readonly JugadorLiga[],
  partidos: readonly Partido[],
  { ahora, duracion, quitar = new Set(), decididos = [], ...opciones }: OpcionesResolucion,
): Resolucion {
  const tabla = { ...opciones, hoy: diaDe(ahora) };
  const foto = clasificacion(liga, jugadores, partidos, tabla);
  const propios = partidos.filter((partido) => partido.idLiga === liga.id);
  const porPareja = Map.groupBy(propios, parejaDe);
  const resueltas = parejas(liga, foto).map((pareja) =>
    resolverPareja(pareja, porPareja.get(clavePareja(pareja.mejor, pareja.peor)) ?? [], {
      liga,
      ahora,
      duracion,
      seQueda: (partido, { motivo }) =>
        quedaPorJugar(partido, ahora) && (motivo !== null || !quitar.has(partido.id)),
    }),
  );
  const cambios = {
    ...loQueSeEscribe(resueltas),
    porJugar: resueltas.flatMap(({ porJugar }) => porJugar),
    sinAdjudicar: resueltas.flatMap(({ sinAdjudicar }) => sinAdjudicar),
  };
  const decidida = { ...liga, estado: 'inactiva' as const, reglas: { ...liga.reglas, decididos } };
  return { ...cambios, previa: clasificacion(decidida, jugadores, trasResolver(propios, cambios), tabla) };
}
