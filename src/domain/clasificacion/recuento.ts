import type { Dia } from '#domain/fecha.ts';
import type { Incidencia } from '#domain/incidencia/incidencia.ts';
import { sumaDe } from '#domain/liga/ajuste.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { type JugadorLiga, type Liga, vueltas } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { Lado, PartidoContado } from '#domain/partido/partido.ts';
import {
  aplazadoPor,
  estaDecidido,
  loAplazo,
  nadieLoDebe,
  piernasDebidas,
  sinJugar,
} from '#domain/partido/resultado.ts';
import { type Veredicto, veredictoDe } from '#domain/partido/veredicto.ts';
import type { FilaSinOrden, Recuento } from './fila.ts';
import { puntosDe } from './puntos.ts';

/** A match and its verdict, null while it is undecided. Judged once; every count reads it. */
export type PartidoJuzgado = { partido: PartidoContado; veredicto: Veredicto | null };

export const juzgar = (partidos: readonly PartidoContado[], reglas: Reglas): PartidoJuzgado[] =>
  partidos.map((partido) => ({ partido, veredicto: veredictoDe(partido, reglas) }));

/** Matches of a league counted once by ordered pair of players: row × columns + column. */
export type Enfrentamientos = {
  posicion: ReadonlyMap<number, number>;
  /** Wins of the row player over the column player. */
  victorias: readonly number[];
  /** Matches of the two that ended level, of the two whichever is first. */
  empates: readonly number[];
  /** Sets that the row player won from the column player; none where somebody did not turn up. */
  sets: readonly number[];
  /** Matches without result that the row player postponed to the column player. */
  aplazados: readonly number[];
  /** Matches without result, of the two whichever is first: on their day, and those that will not be played. */
  acordados: readonly number[];
  cancelados: readonly number[];
};

type Mutable = Record<Exclude<keyof Enfrentamientos, 'posicion'>, number[]>;

const sumar = (cuenta: number[], celda: number, cuantos = 1): void => {
  cuenta[celda] = (cuenta[celda] ?? 0) + cuantos;
};

/** `ida` is the cell of player 1 over player 2, `vuelta` the other one. */
function anotar(cuentas: Mutable, { partido, veredicto }: PartidoJuzgado, ida: number, vuelta: number): void {
  if (veredicto === null || !estaDecidido(partido)) {
    anotarSinResultado(cuentas, partido, [ida, vuelta]);
    return;
  }
  const { ganador, por, cuentas: suyas } = veredicto;
  if (ganador === null) for (const celda of [ida, vuelta]) sumar(cuentas.empates, celda);
  else sumar(cuentas.victorias, ganador === 1 ? ida : vuelta);
  if (por === 'ausencia') return;
  sumar(cuentas.sets, ida, suyas.sets[0]);
  sumar(cuentas.sets, vuelta, suyas.sets[1]);
}

function anotarSinResultado(
  cuentas: Mutable,
  partido: PartidoContado,
  [ida, vuelta]: [number, number],
): void {
  const donde = nadieLoDebe(partido) ? cuentas.cancelados : sinJugar(partido) ? cuentas.acordados : null;
  for (const celda of donde ? [ida, vuelta] : []) sumar(donde ?? [], celda);
  const quien = aplazadoPor(partido);
  if (quien === 1) sumar(cuentas.aplazados, ida);
  if (quien === 2) sumar(cuentas.aplazados, vuelta);
}

export function enfrentamientosDe(
  ids: readonly number[],
  juzgados: readonly PartidoJuzgado[],
): Enfrentamientos {
  const posicion = new Map(ids.map((id, i) => [id, i]));
  const n = ids.length;
  const ceros = (): number[] => new Array(n * n).fill(0);
  const sinResultado = { aplazados: ceros(), acordados: ceros(), cancelados: ceros() };
  const cuentas = { victorias: ceros(), empates: ceros(), sets: ceros(), ...sinResultado };
  for (const juzgado of juzgados) {
    const i = posicion.get(juzgado.partido.idJugador1);
    const j = posicion.get(juzgado.partido.idJugador2);
    if (i === undefined || j === undefined) continue;
    anotar(cuentas, juzgado, i * n + j, j * n + i);
  }
  return { posicion, ...cuentas };
}

/** Where a player is in the counts; undefined for who was not counted. */
type Posicion = number | undefined;

const leer = (cuenta: readonly number[], n: number, i: Posicion, j: Posicion): number =>
  i === undefined || j === undefined ? 0 : (cuenta[i * n + j] ?? 0);

/** Decided matches that the first one won, by the positions of both: for loops over every pair. */
export const victoriasEn = ({ posicion, victorias }: Enfrentamientos, i: Posicion, j: Posicion): number =>
  leer(victorias, posicion.size, i, j);

/** Sets that the first one won, by the positions of both. */
export const setsEn = ({ posicion, sets }: Enfrentamientos, i: Posicion, j: Posicion): number =>
  leer(sets, posicion.size, i, j);

export const empatesEn = ({ posicion, empates }: Enfrentamientos, i: Posicion, j: Posicion): number =>
  leer(empates, posicion.size, i, j);

/** Decided matches of two players by their positions. */
export const decididosEn = (e: Enfrentamientos, i: Posicion, j: Posicion): number =>
  victoriasEn(e, i, j) + victoriasEn(e, j, i) + empatesEn(e, i, j);

/** Legs of so many that two players still owe each other, by their positions. */
export const debidosEn = (e: Enfrentamientos, i: Posicion, j: Posicion, vueltas: number): number =>
  piernasDebidas(vueltas, {
    decididos: decididosEn(e, i, j),
    acordados: leer(e.acordados, e.posicion.size, i, j),
    cancelados: leer(e.cancelados, e.posicion.size, i, j),
  });

export const victoriasEntre = (e: Enfrentamientos, a: number, b: number): number =>
  victoriasEn(e, e.posicion.get(a), e.posicion.get(b));

export const debidosEntre = (e: Enfrentamientos, a: number, b: number, vueltas: number): number =>
  debidosEn(e, e.posicion.get(a), e.posicion.get(b), vueltas);

function aplazadosPendientes(e: Enfrentamientos, id: number, vueltas: number): number {
  const n = e.posicion.size;
  const propio = e.posicion.get(id);
  let total = 0;
  for (let rival = 0; rival < n; rival += 1) {
    const quedan = vueltas - decididosEn(e, propio, rival) - leer(e.cancelados, n, propio, rival);
    total += Math.min(leer(e.aplazados, n, propio, rival), Math.max(0, quedan));
  }
  return total;
}

/** A row before anything is counted. A literal and not a spread: faster to make and to read. */
const sinContar = ({ id, nombre, estado, enLiga }: JugadorLiga, aplazados: number): FilaSinOrden => ({
  idJugador: id,
  jugador: nombre,
  estado,
  enLiga,
  puntos: 0,
  partidosJugados: 0,
  partidosGanados: 0,
  setsGanados: 0,
  setsPerdidos: 0,
  juegosGanados: 0,
  juegosPerdidos: 0,
  woGanados: 0,
  woPerdidos: 0,
  aplazados,
  aplazadosTotal: 0,
  incidencias: 0,
});

function conAjustes(fila: FilaSinOrden, ajustes: JugadorLiga['ajustes']): FilaSinOrden {
  return ajustes?.length ? { ...fila, puntos: sumaDe(ajustes), ajustes } : fila;
}

function sumarVeredicto(fila: Recuento, { ganador, por, cuentas }: Veredicto, lado: Lado): void {
  const gana = Number(ganador === lado);
  const propio = lado === 1 ? 0 : 1;
  const ajeno = lado === 1 ? 1 : 0;
  fila.partidosJugados += 1;
  fila.partidosGanados += gana;
  fila.setsGanados += cuentas.sets[propio];
  fila.setsPerdidos += cuentas.sets[ajeno];
  fila.juegosGanados += cuentas.juegos[propio];
  fila.juegosPerdidos += cuentas.juegos[ajeno];
  if (por !== 'ausencia') return;
  fila.woGanados += gana;
  fila.woPerdidos += 1 - gana;
}

function sumarPartido(fila: Recuento | undefined, juzgado: PartidoJuzgado, lado: Lado, reglas: Reglas): void {
  if (fila === undefined) return;
  const { partido, veredicto } = juzgado;
  fila.aplazadosTotal += Number(loAplazo(partido) === lado);
  if (veredicto === null) return;
  fila.puntos += puntosDe(veredicto, lado, reglas);
  sumarVeredicto(fila, veredicto, lado);
}

type DatosRecuento = {
  liga: Liga;
  jugadores: readonly JugadorLiga[];
  juzgados: readonly PartidoJuzgado[];
  incidencias: readonly Pick<Incidencia, 'idLiga' | 'idJugador'>[];
  enfrentamientos: Enfrentamientos;
  hoy: Dia;
};

export function recuentos(datos: DatosRecuento): FilaSinOrden[] {
  const { liga, jugadores, juzgados, incidencias, enfrentamientos, hoy } = datos;
  // A challenge that was put off is made up for by no other.
  const porPareja = esEscalera(liga) ? Number.POSITIVE_INFINITY : vueltas(liga, hoy);
  const filas = jugadores.map((jugador) =>
    conAjustes(
      sinContar(jugador, aplazadosPendientes(enfrentamientos, jugador.id, porPareja)),
      liga.reglas.clasifica && !esEscalera(liga) ? jugador.ajustes : undefined,
    ),
  );
  const porId = new Map(filas.map((fila) => [fila.idJugador, fila]));
  for (const juzgado of juzgados) {
    sumarPartido(porId.get(juzgado.partido.idJugador1), juzgado, 1, liga.reglas);
    sumarPartido(porId.get(juzgado.partido.idJugador2), juzgado, 2, liga.reglas);
  }
  for (const { idLiga, idJugador } of incidencias) {
    const fila = idLiga === liga.id ? porId.get(idJugador) : undefined;
    if (fila !== undefined) fila.incidencias += 1;
  }
  return filas;
}
