import type { Buscado, Variante } from './modelo.ts';

export const en = (lista: readonly number[], i: number): number => lista[i] ?? 0;

/** A match and the ways in which it may be won; the player's own have one score each. */
export type Abanico = { gana: number; pierden: readonly number[]; variantes: readonly Variante[] };

export type Medible = Exclude<Buscado, 'directo'>;

/** How much of a measure the winner of a match may take from the loser. */
type Margen = { gana: number; pierden: readonly number[]; min: number; max: number };

/** No-shows are taken from nobody: only the loser's count changes. */
const leer: Record<Medible, (variante: Variante) => [min: number, max: number]> = {
  sets: ({ sets }) => [sets, sets],
  juegos: ({ juegosMin, juegosMax }) => [juegosMin, juegosMax],
  menosWo: ({ wo }) => [Number(wo), Number(wo)],
};

export function margenDe(medible: Medible, { gana, pierden, variantes }: Abanico): Margen {
  const extremos = variantes.map(leer[medible]);
  return {
    gana,
    pierden,
    min: Math.min(...extremos.map(([min]) => min)),
    max: Math.max(...extremos.map(([, max]) => max)),
  };
}

/** Wanted of each tied player: above the player (1), level (0), below (−1); undefined: anything. */
type Relacion = readonly (number | undefined)[];

/**
 * Whether one measure can be shared out so that each of some ends above, level with or below the player. What a match
 * gives to one it takes from the other, so groups are looked at whole: none may need more than it can take, nor less
 * than it must (Hoffman's condition for a circulation).
 */
export class Medida {
  readonly #empatados: readonly number[];
  readonly #propio: number;
  /** The most and the fewest that each group can have together; a group is the bits of its places in `empatados`. */
  readonly #maximos: number[] = [];
  readonly #minimos: number[] = [];

  constructor(
    { jugador, empatados }: { jugador: number; empatados: readonly number[] },
    base: readonly number[],
    margenes: readonly Margen[],
    aAmbos: boolean,
  ) {
    this.#empatados = empatados;
    const lugar = new Map(empatados.map((x, i) => [x, i]));
    const bit = (x: number): number => {
      const i = lugar.get(x);
      return i === undefined ? 0 : 1 << i;
    };
    const cortes = margenes.map((uno) => ({
      ...uno,
      ganan: aAmbos ? bit(uno.gana) : 0,
      pierden: uno.pierden.reduce((bits, x) => bits | bit(x), 0),
    }));
    for (let mascara = 0; mascara < 1 << empatados.length; mascara += 1) {
      const suyos = empatados.reduce((suma, x, i) => suma + ((mascara >> i) & 1) * en(base, x), 0);
      let [maximo, minimo] = [suyos, suyos];
      for (const { ganan, pierden, min, max } of cortes) {
        const saldo = Number((ganan & mascara) > 0) - cuantosBits(pierden & mascara);
        maximo += saldo > 0 ? max : saldo * min;
        minimo += saldo > 0 ? min : saldo * max;
      }
      this.#maximos.push(maximo);
      this.#minimos.push(minimo);
    }
    this.#propio = margenes.reduce(
      (suma, { gana, pierden, max }) => {
        if (pierden.includes(jugador)) return suma - max;
        return gana === jugador && aAmbos ? suma + max : suma;
      },
      en(base, jugador),
    );
  }

  cabe(relacion: Relacion): boolean {
    const libres = this.#bits((x) => relacion[x] === undefined);
    const encima = this.#bits((x) => relacion[x] === 1);
    const debajo = this.#bits((x) => relacion[x] === -1);
    for (let mascara = 1; mascara < this.#maximos.length; mascara += 1) {
      if (mascara & libres) continue;
      const meta = cuantosBits(mascara) * this.#propio;
      if (!(mascara & debajo) && meta + cuantosBits(mascara & encima) > en(this.#maximos, mascara))
        return false;
      if (!(mascara & encima) && meta - cuantosBits(mascara & debajo) < en(this.#minimos, mascara))
        return false;
    }
    return true;
  }

  #bits(elegir: (x: number) => boolean): number {
    return this.#empatados.reduce((suma, x, i) => suma + (elegir(x) ? 1 << i : 0), 0);
  }
}

function cuantosBits(mascara: number): number {
  let cuantos = 0;
  for (let resto = mascara; resto > 0; resto &= resto - 1) cuantos += 1;
  return cuantos;
}
