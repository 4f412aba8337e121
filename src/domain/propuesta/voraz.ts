import { type Colocada, duracionDe, ganancia, nuevosPorJugador } from './colocada.ts';
import { en } from './en.ts';
import type { Escenario, LigaEscenario } from './escenario.ts';
import { primerInicio } from './horas.ts';
import { type Hueco, ocupar } from './huecos.ts';
import { diasPosibles } from './parejas.ts';

/** Free stretches of each court of each day once `colocadas` are on them. */
export type Ocupacion = { pista: number; huecos: Hueco[] }[][];

export function ocupacionDe(esc: Escenario, colocadas: readonly Colocada[]): Ocupacion {
  const ocupacion = esc.libres.map((delDia) => delDia.map(({ pista, huecos }) => ({ pista, huecos })));
  for (const colocada of colocadas) ocuparPista(esc, ocupacion, colocada);
  return ocupacion;
}

/** Takes the time of a placing from its court. */
export function ocuparPista(
  esc: Escenario,
  ocupacion: Ocupacion,
  { pareja, dia, inicio, pista }: Colocada,
): void {
  const suya = ocupacion[dia]?.find((libre) => libre.pista === pista);
  if (suya === undefined) return;
  suya.huecos = ocupar(suya.huecos, inicio, inicio + duracionDe(esc, en(esc.parejas, pareja)));
}

/** The earliest start of the league that day on any court, the first court in order; null when full. */
function primerSitio(
  ocupacion: Ocupacion,
  liga: LigaEscenario,
  dia: number,
): { inicio: number; pista: number } | null {
  let mejor: { inicio: number; pista: number } | null = null;
  for (const { pista, huecos } of ocupacion[dia] ?? []) {
    for (const hueco of huecos) {
      const inicio = primerInicio(liga, hueco.inicio, hueco.fin);
      if (inicio !== null && (mejor === null || inicio < mejor.inicio)) mejor = { inicio, pista };
    }
  }
  return mejor;
}

/** Pairs not placed, those who gain most fairness first. */
function pendientes(esc: Escenario, colocadas: readonly Colocada[]): number[] {
  const puestas = new Set(colocadas.map(({ pareja }) => pareja));
  const nuevos = nuevosPorJugador(esc, [...puestas]);
  const gana = (indice: number): number => {
    const { a, b } = en(esc.parejas, indice);
    return [a, b].reduce(
      (suma, j) => suma + ganancia(en(esc.jugadores, j), esc.dias.length, (nuevos[j] ?? 0) + 1),
      0,
    );
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
  const clave = (jugador: number, dia: number) => `${jugador}-${dia}`;
  const juegan = new Set<string>();
  const anotar = ({ pareja, dia }: Colocada) => {
    const { a, b } = en(esc.parejas, pareja);
    juegan.add(clave(a, dia)).add(clave(b, dia));
  };
  todas.forEach(anotar);
  for (const indice of pendientes(esc, colocadas)) {
    const pareja = en(esc.parejas, indice);
    const liga = en(esc.ligas, pareja.liga);
    for (const dia of diasPosibles(pareja)) {
      if (juegan.has(clave(pareja.a, dia)) || juegan.has(clave(pareja.b, dia))) continue;
      const sitio = primerSitio(ocupacion, liga, dia);
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
