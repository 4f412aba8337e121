import { en } from './en.ts';
import type { Escenario, JugadorEscenario } from './escenario.ts';
import { type Banda, bandaDe, COSTE_APERTURA, costeTemprano } from './horas.ts';
import type { Pareja } from './parejas.ts';

/** A pair with its day, start and court (the court's id): a league line inside the engine. */
export type Colocada = { pareja: number; dia: number; inicio: number; pista: number };

export const claseDe = (esc: Escenario, pareja: Pareja): number => esc.ligas[pareja.liga]?.clase ?? 0;

export const duracionDe = (esc: Escenario, pareja: Pareja): number => esc.ligas[pareja.liga]?.duracion ?? 0;

/** What the n-th new match of a player gains in fairness: 2·(deficit + D − n) + 1. proposal.md, O2. */
export const ganancia = (jugador: JugadorEscenario, dias: number, n: number): number =>
  2 * (jugador.deficit + dias - n) + 1;

/** New matches of each player. */
export function nuevosPorJugador(esc: Escenario, parejas: readonly number[]): number[] {
  const nuevos = esc.jugadores.map(() => 0);
  for (const indice of parejas) {
    const { a, b } = en(esc.parejas, indice);
    nuevos[a] = (nuevos[a] ?? 0) + 1;
    nuevos[b] = (nuevos[b] ?? 0) + 1;
  }
  return nuevos;
}

/** Fairness reached: the sum of what each new match of each player gains. proposal.md, O2. */
export function equidadDe(esc: Escenario, parejas: readonly number[]): number {
  const nuevos = nuevosPorJugador(esc, parejas);
  return esc.jugadores.reduce((total, jugador, indice) => {
    let suma = total;
    for (let n = 1; n <= (nuevos[indice] ?? 0); n++) suma += ganancia(jugador, esc.dias.length, n);
    return suma;
  }, 0);
}

/** Cost of a pair at that hour of that day: both players' bands and the rematch. proposal.md, O3. */
export function costePareja(esc: Escenario, pareja: Pareja, dia: number, banda: Banda): number {
  const uno = en(esc.jugadores, pareja.a);
  const otro = en(esc.jugadores, pareja.b);
  return uno.costeBanda[banda] + otro.costeBanda[banda] + (pareja.reencuentro[dia] ?? 0);
}

/** Quality cost of a placing. proposal.md, O3. */
export function calidadDe(esc: Escenario, colocadas: readonly Colocada[]): number {
  const abiertas = new Set(
    esc.libres.flatMap((delDia, dia) =>
      delDia.filter(({ abierta }) => abierta).map(({ pista }) => `${dia}-${pista}`),
    ),
  );
  const usadas = new Set(colocadas.map(({ dia, pista }) => `${dia}-${pista}`));
  const nuevas = [...usadas].filter((clave) => !abiertas.has(clave)).length;
  return colocadas.reduce((coste, { pareja: indice, dia, inicio }) => {
    const pareja = en(esc.parejas, indice);
    const clase = en(esc.clases, claseDe(esc, pareja));
    return coste + costeTemprano(clase, inicio) + costePareja(esc, pareja, dia, bandaDe(inicio));
  }, COSTE_APERTURA * nuevas);
}
