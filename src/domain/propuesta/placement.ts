import { diaDe, minutosDe } from '#domain/fecha.ts';
import type { Deporte } from '#domain/liga/deportes.ts';
import { seJuegaEn } from '#domain/liga/en-pista.ts';
import { clavePareja } from '#domain/partido/partido.ts';
import type { LineaPropuesta } from './datos.ts';
import {
  type Banda,
  bandaDe,
  COSTE_APERTURA,
  costeTemprano,
  disgustoDe,
  estaCerrada,
  primerAbierto,
  primerInicio,
} from './horas.ts';
import {
  at,
  diasPosibles,
  type Escenario,
  type Hueco,
  type JugadorEscenario,
  type LigaEscenario,
  ocupar,
  type Pareja,
  senasDePareja,
} from './scenario.ts';

/** A pair with its day, start and court (the court's id): a league line inside the engine. */
export type Colocada = { pareja: number; dia: number; inicio: number; pista: number };

export const claseDe = (esc: Escenario, pareja: Pareja): number => esc.ligas[pareja.liga]?.clase ?? 0;

export const duracionDe = (esc: Escenario, pareja: Pareja): number => esc.ligas[pareja.liga]?.duracion ?? 0;

export const pesoDe = ({ ligas }: Pick<Escenario, 'ligas'>, { liga }: { liga: number }): number =>
  ligas[liga]?.peso ?? 1;

/** What the n-th new match of a player gains in fairness: 2·(deficit + D − n) + 1. docs/reglas/propuesta.md. */
export const ganancia = (jugador: JugadorEscenario, dias: number, n: number): number =>
  2 * (jugador.deficit + dias - n) + 1;

/** Placed, whenever it is. */
type Puesta = Pick<Colocada, 'pareja'>;

export function nuevosPorJugador(esc: Escenario, puestas: readonly Puesta[]): number[] {
  const nuevos = esc.jugadores.map(() => 0);
  for (const { pareja } of puestas) {
    const { a, b } = at(esc.parejas, pareja);
    nuevos[a] = (nuevos[a] ?? 0) + 1;
    nuevos[b] = (nuevos[b] ?? 0) + 1;
  }
  return nuevos;
}

/** What is wanted first: the lines, each for as many as its people are. docs/reglas/propuesta.md. */
export const pesoTotal = (esc: Escenario, puestas: readonly Puesta[]): number =>
  puestas.reduce((suma, { pareja }) => suma + pesoDe(esc, at(esc.parejas, pareja)), 0);

/** Fairness reached: the sum of what each new match of each player gains to each of its people. docs/reglas/propuesta.md. */
export function equidadDe(esc: Escenario, puestas: readonly Puesta[]): number {
  const nuevos = nuevosPorJugador(esc, puestas);
  return esc.jugadores.reduce((total, jugador, indice) => {
    let suma = 0;
    for (let n = 1; n <= (nuevos[indice] ?? 0); n++) suma += ganancia(jugador, esc.dias.length, n);
    return total + pesoDe(esc, jugador) * suma;
  }, 0);
}

/** Cost of a pair at that hour of that day: both players' bands and the rematch. docs/reglas/propuesta.md. */
export function costePareja(esc: Escenario, pareja: Pareja, dia: number, banda: Banda): number {
  const uno = at(esc.jugadores, pareja.a);
  const otro = at(esc.jugadores, pareja.b);
  return uno.costeBanda[banda] + otro.costeBanda[banda] + (pareja.reencuentro[dia] ?? 0);
}

/** Quality cost of a placing. docs/reglas/propuesta.md. */
export function calidadDe(esc: Escenario, colocadas: readonly Colocada[]): number {
  const abiertas = new Set(
    esc.libres.flatMap((delDia, dia) =>
      delDia.filter(({ abierta }) => abierta).map(({ pista }) => `${dia}-${pista}`),
    ),
  );
  const usadas = new Set(colocadas.map(({ dia, pista }) => `${dia}-${pista}`));
  const nuevas = [...usadas].filter((clave) => !abiertas.has(clave)).length;
  return colocadas.reduce((coste, { pareja: indice, dia, inicio }) => {
    const pareja = at(esc.parejas, indice);
    const clase = at(esc.clases, claseDe(esc, pareja));
    return coste + costeTemprano(clase, inicio) + costePareja(esc, pareja, dia, bandaDe(inicio));
  }, COSTE_APERTURA * nuevas);
}

/** What those hours cost to who says when they would rather play. docs/reglas/propuesta.md. */
export const disgustoTotal = (esc: Escenario, colocadas: readonly Colocada[]): number =>
  colocadas.reduce(
    (coste, { pareja, dia, inicio }) => coste + disgustoDe(at(esc.parejas, pareja), dia, inicio),
    0,
  );

/** The free time of a day's courts once those lines are on them. A court they use is open already. */
export const conLineas = (
  esc: Escenario,
  libres: Escenario['libres'][number],
  colocadas: readonly Colocada[],
  dia: number,
): Escenario['libres'][number] =>
  libres.map((libre) => {
    const suyas = colocadas.filter((una) => una.dia === dia && una.pista === libre.pista);
    const huecos = suyas.reduce(
      (quedan, { inicio, pareja }) =>
        ocupar(quedan, inicio, inicio + duracionDe(esc, at(esc.parejas, pareja))),
      libre.huecos,
    );
    return { ...libre, abierta: libre.abierta || suyas.length > 0, huecos };
  });

/** Free stretches of each court of each day once `colocadas` are on them. */
export type Ocupacion = { pista: number; deporte: Deporte; huecos: Hueco[] }[][];

export function ocupacionDe(esc: Escenario, colocadas: readonly Colocada[]): Ocupacion {
  const ocupacion = esc.libres.map((delDia) =>
    delDia.map(({ pista, deporte, huecos }) => ({ pista, deporte, huecos })),
  );
  for (const colocada of colocadas) ocuparPista(esc, ocupacion, colocada);
  return ocupacion;
}

function ocuparPista(esc: Escenario, ocupacion: Ocupacion, { pareja, dia, inicio, pista }: Colocada): void {
  const suya = ocupacion[dia]?.find((libre) => libre.pista === pista);
  if (suya === undefined) return;
  suya.huecos = ocupar(suya.huecos, inicio, inicio + duracionDe(esc, at(esc.parejas, pareja)));
}

/** The earliest start of the league that day on any court of its sport, in no closed band, the first court in order; null when full. */
export function primerSitio(
  ocupacion: Ocupacion,
  liga: LigaEscenario,
  dia: number,
  cerradas?: readonly boolean[],
): { inicio: number; pista: number } | null {
  let mejor: { inicio: number; pista: number } | null = null;
  for (const { pista, deporte, huecos } of ocupacion[dia] ?? []) {
    if (!seJuegaEn(liga, { deporte })) continue;
    for (const hueco of huecos) {
      const inicio = primerAbierto(liga, hueco, cerradas);
      if (inicio !== null && (mejor === null || inicio < mejor.inicio)) mejor = { inicio, pista };
    }
  }
  return mejor;
}

function pendientes(esc: Escenario, colocadas: readonly Colocada[]): number[] {
  const puestas = new Set(colocadas.map(({ pareja }) => pareja));
  const nuevos = nuevosPorJugador(esc, colocadas);
  const gana = (indice: number): number => {
    const pareja = at(esc.parejas, indice);
    const delDos = [pareja.a, pareja.b].reduce(
      (suma, j) => suma + ganancia(at(esc.jugadores, j), esc.dias.length, (nuevos[j] ?? 0) + 1),
      0,
    );
    return pesoDe(esc, pareja) * delDos;
  };
  return esc.parejas
    .flatMap((pareja, indice) => (!puestas.has(indice) && diasPosibles(pareja).length > 0 ? [indice] : []))
    .map((indice) => ({ indice, gana: gana(indice) }))
    .sort((uno, otro) => otro.gana - uno.gana || uno.indice - otro.indice)
    .map(({ indice }) => indice);
}

/** Places as it goes every pair that still fits: the fallback of a stopped solve, and the last check of all. */
export function completar(esc: Escenario, colocadas: readonly Colocada[]): Colocada[] {
  const ocupacion = ocupacionDe(esc, colocadas);
  const todas = [...colocadas];
  const clave = (quien: string, dia: number) => `${quien}-${dia}`;
  const juegan = new Set<string>();
  const anotar = ({ pareja, dia }: Colocada) => {
    for (const quien of senasDePareja(esc, at(esc.parejas, pareja))) juegan.add(clave(quien, dia));
  };
  todas.forEach(anotar);
  for (const indice of pendientes(esc, colocadas)) {
    const pareja = at(esc.parejas, indice);
    const liga = at(esc.ligas, pareja.liga);
    for (const dia of diasPosibles(pareja)) {
      if (senasDePareja(esc, pareja).some((quien) => juegan.has(clave(quien, dia)))) continue;
      const sitio = primerSitio(ocupacion, liga, dia, pareja.franjas?.cerradas[dia]);
      if (sitio === null) continue;
      const nueva = { pareja: indice, dia, ...sitio };
      todas.push(nueva);
      anotar(nueva);
      ocuparPista(esc, ocupacion, nueva);
      break;
    }
  }
  return todas;
}

const idsDe = (esc: Escenario, { a, b }: Pareja): [number, number] => [
  at(esc.jugadores, a).id,
  at(esc.jugadores, b).id,
];

function indiceParejas(esc: Escenario): Map<string, number> {
  return new Map(
    esc.parejas.map((pareja, indice) => {
      const { id } = at(esc.ligas, pareja.liga);
      return [`${id} ${clavePareja(...idsDe(esc, pareja))}`, indice];
    }),
  );
}

/** The line as a placing, if its pair may play that day and it starts on its league's grid. */
function comoColocada(
  esc: Escenario,
  indices: ReadonlyMap<string, number>,
  linea: LineaPropuesta,
): Colocada | null {
  const { idLiga, idJugador1, idJugador2, fecha, idPista: pista } = linea;
  const indice = indices.get(`${idLiga} ${clavePareja(idJugador1 ?? 0, idJugador2 ?? 0)}`);
  if (indice === undefined) return null;
  const pareja = at(esc.parejas, indice);
  const [dia, inicio] = [esc.dias.indexOf(diaDe(fecha)), minutosDe(fecha)];
  const puede = pareja.vetos[dia] === null && !estaCerrada(pareja, dia, inicio);
  const enRejilla = primerInicio(at(esc.ligas, pareja.liga), inicio, Infinity) === inicio;
  return puede && enRejilla ? { pareja: indice, dia, inicio, pista } : null;
}

function cabe(esc: Escenario, ocupacion: Ocupacion, { pareja, dia, inicio, pista }: Colocada): boolean {
  const suya = at(esc.parejas, pareja);
  const fin = inicio + duracionDe(esc, suya);
  const libre = ocupacion[dia]?.find((una) => una.pista === pista);
  if (!libre || !seJuegaEn(at(esc.ligas, suya.liga), libre)) return false;
  return libre.huecos.some((hueco) => hueco.inicio <= inicio && fin <= hueco.fin);
}

/**
 * The league lines of an earlier answer as placings, to start from. Those that no longer hold (their pair
 * does not owe a match, somebody cannot, the court is taken) are left out, and so are friendlies.
 */
export function colocarLineas(esc: Escenario, lineas: readonly LineaPropuesta[]): Colocada[] {
  const indices = lineas.length === 0 ? new Map<string, number>() : indiceParejas(esc);
  const ocupacion = ocupacionDe(esc, []);
  const tomados = new Set<string>();
  return lineas.flatMap((linea) => {
    const colocada = comoColocada(esc, indices, linea);
    if (colocada === null || !cabe(esc, ocupacion, colocada)) return [];
    const { a, b } = at(esc.parejas, colocada.pareja);
    const suyos = [`pareja ${colocada.pareja}`, `${a}-${colocada.dia}`, `${b}-${colocada.dia}`];
    if (suyos.some((clave) => tomados.has(clave))) return [];
    for (const clave of suyos) tomados.add(clave);
    ocuparPista(esc, ocupacion, colocada);
    return [colocada];
  });
}
