import type { Escenario, JugadorEscenario } from './escenario.ts';
import { type Banda, bandaDe, type Clase, COSTE_APERTURA, costeTemprano } from './horas.ts';
import type { Grupo } from './huecos.ts';
import type { Pareja } from './parejas.ts';

/** A pair with its day, its group of courts and its start, before the court itself is named. */
export type Colocada = { pareja: number; dia: number; grupo: number; inicio: number };

export const claseDe = (esc: Escenario, pareja: Pareja): number => esc.ligas[pareja.liga]?.clase ?? 0;

export const duracionDe = (esc: Escenario, pareja: Pareja): number => esc.ligas[pareja.liga]?.duracion ?? 0;

/** What the n-th new match of a player gains in fairness: 2·(deficit + D − n) + 1. proposal.md, O2. */
export const ganancia = (jugador: JugadorEscenario, dias: number, n: number): number =>
  2 * (jugador.deficit + dias - n) + 1;

/** New matches of each player. */
export function nuevosPorJugador(esc: Escenario, parejas: readonly number[]): number[] {
  const nuevos = esc.jugadores.map(() => 0);
  for (const indice of parejas) {
    const { a, b } = esc.parejas[indice] as Pareja;
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
  const uno = esc.jugadores[pareja.a] as JugadorEscenario;
  const otro = esc.jugadores[pareja.b] as JugadorEscenario;
  return uno.costeBanda[banda] + otro.costeBanda[banda] + (pareja.reencuentro[dia] ?? 0);
}

/** Most matches of a group on court at the same time: the courts it needs. */
export function pistasNecesarias(esc: Escenario, delGrupo: readonly Colocada[]): number {
  const enPista = (minuto: number) =>
    delGrupo.filter(({ inicio, pareja }) => {
      const fin = inicio + duracionDe(esc, esc.parejas[pareja] as Pareja);
      return inicio <= minuto && minuto < fin;
    }).length;
  return Math.max(0, ...delGrupo.map(({ inicio }) => enPista(inicio)));
}

/** Quality cost of a placing. proposal.md, O3. */
export function calidadDe(esc: Escenario, colocadas: readonly Colocada[]): number {
  let coste = 0;
  const porGrupo = new Map<number, Colocada[]>();
  for (const colocada of colocadas) {
    const pareja = esc.parejas[colocada.pareja] as Pareja;
    const clase = esc.clases[claseDe(esc, pareja)] as Clase;
    coste += costeTemprano(clase, colocada.inicio);
    coste += costePareja(esc, pareja, colocada.dia, bandaDe(colocada.inicio));
    porGrupo.set(colocada.grupo, [...(porGrupo.get(colocada.grupo) ?? []), colocada]);
  }
  for (const [grupo, suyas] of porGrupo) {
    if (!(esc.grupos[grupo] as Grupo).abierta) coste += COSTE_APERTURA * pistasNecesarias(esc, suyas);
  }
  return coste;
}
