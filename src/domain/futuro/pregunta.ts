import type { Elegido, Presupuesto, Sentido } from './empate.ts';
import { en } from './medida.ts';
import type { Abierto, Buscado, Clase, Modelo, SinGanador } from './modelo.ts';

/** Who wins each open match, where that is taken for granted: 1 the first one, 2 the other, 0 nobody knows. */
export type Fijos = readonly (0 | 1 | 2)[];

export type Pregunta = {
  modelo: Modelo;
  jugador: number;
  sentido: Sentido;
  fijos?: Fijos;
  presupuesto: Presupuesto;
};

/** What an open match may give, in points that count for the question: those of places behind are negative. */
export type Opcion = Elegido & { a: number; b: number };

export type Por = { partido: Abierto; opciones: Opcion[] } & Record<
  'minA' | 'maxA' | 'minB' | 'maxB',
  number
>;

/**
 * Who may win an open match. The player loses what is left when the question is how low, and wins it when it is how
 * high: less points leave above all who were not below, so nothing else takes the player further.
 */
function ganadoresDe({ a, b }: Abierto, fijo: number, { jugador, sentido }: Pregunta): (1 | 2)[] {
  if (fijo === 1 || fijo === 2) return [fijo];
  if (a === jugador) return sentido === 1 ? [2] : [1];
  if (b === jugador) return sentido === 1 ? [1] : [2];
  return [1, 2];
}

/** The player loses by what gives least points, or most, for the same reason. */
function clasesDe(clases: readonly Clase[], esSuya: boolean, sentido: Sentido): readonly Clase[] {
  if (!esSuya) return clases;
  const extrema = sentido === 1 ? clases.at(-1) : clases[0];
  return extrema ? [extrema] : [];
}

/** Nobody wins it: both take the same, and may have a no-show each. */
const sinGanador = ({ puntos, wos, cuenta }: SinGanador, { a, b }: Abierto, sentido: Sentido): Opcion => ({
  gana: -1,
  pierde: -1,
  clase: { pierde: puntos, variantes: wos.map((wo) => ({ sets: 0, juegosMin: 0, juegosMax: 0, wo })) },
  a: sentido * puntos,
  b: sentido * puntos,
  ...(wos.includes(true) && { losDos: [a, b] as const }),
  ...(cuenta && { suman: [a, b] as const }),
});

/**
 * How it may end without a winner, where that has to be looked into. Of the player's own, only where losing it gives as
 * few points: then who else is level may change. To win it, or to lose points by it, takes the player further.
 */
function nulasDe({ a, b }: Abierto, fijo: number, { modelo, jugador, sentido }: Pregunta): SinGanador[] {
  const { nulas, clases } = modelo.opciones;
  if (fijo !== 0) return [];
  if (a !== jugador && b !== jugador) return nulas;
  const menos = clases.at(-1)?.pierde;
  return sentido === 1 ? nulas.filter(({ puntos }) => puntos === menos) : [];
}

function opcionesDe(partido: Abierto, fijo: number, pregunta: Pregunta): Opcion[] {
  const { modelo, jugador, sentido } = pregunta;
  const { victoria, clases } = modelo.opciones;
  const ganadas = ganadoresDe(partido, fijo, pregunta).flatMap((ganador) => {
    const [gana, pierde] = ganador === 1 ? [partido.a, partido.b] : [partido.b, partido.a];
    return clasesDe(clases, pierde === jugador, sentido).map((clase) => {
      const [deGana, dePierde] = [sentido * victoria, sentido * clase.pierde];
      const [a, b] = ganador === 1 ? [deGana, dePierde] : [dePierde, deGana];
      return { gana, pierde, clase, a, b };
    });
  });
  return [...ganadas, ...nulasDe(partido, fijo, pregunta).map((una) => sinGanador(una, partido, sentido))];
}

export function porDe(partido: Abierto, fijo: number, pregunta: Pregunta): Por {
  const opciones = opcionesDe(partido, fijo, pregunta);
  const [as, bs] = [opciones.map(({ a }) => a), opciones.map(({ b }) => b)];
  const deA = { minA: Math.min(...as), maxA: Math.max(...as) };
  return { partido, opciones, ...deA, minB: Math.min(...bs), maxB: Math.max(...bs) };
}

export const esDe = ({ partido: { a, b } }: Pick<Por, 'partido'>, x: number): boolean => a === x || b === x;

export const esLibre = ({ opciones: [una, ...otras] }: Por): boolean =>
  otras.some(({ gana }) => gana >= 0 && gana !== una?.gana);

export type Medidas = { sets: number; juegos: number; menosWo: number };

/** Tied, alone with the player or among others: whether it can still end on the side that is asked about. */
export type EmpateUtil = { solo: boolean; acompanado: boolean };

export type Extremo = (...valores: number[]) => number;

const juntar = (una: Medidas, otra: Medidas, como: (uno: number, otro: number) => number): Medidas => ({
  sets: como(una.sets, otra.sets),
  juegos: como(una.juegos, otra.juegos),
  menosWo: como(una.menosWo, otra.menosWo),
});

export const sumar = (una: Medidas, otra: Medidas): Medidas => juntar(una, otra, (a, b) => a + b);

export const mejores = (una: Medidas | undefined, otra: Medidas, extremo: Extremo): Medidas =>
  una ? juntar(una, otra, extremo) : otra;

/** What each measure of somebody is by now, as it counts for the question. */
export const medidasAhora = ({ modelo, sentido }: Pregunta, x: number): Medidas => ({
  sets: sentido * en(modelo.sets, x),
  juegos: sentido * en(modelo.juegos, x),
  menosWo: -sentido * en(modelo.woPerdidos, x),
});

/** What the scores of a result give to each measure of one of its players, at its extreme. */
export function medidasDe(
  { gana, clase: { variantes } }: Opcion,
  x: number,
  sentido: Sentido,
  extremo: Extremo,
): Medidas {
  const lado = gana === x ? sentido : -sentido;
  return {
    sets: extremo(...variantes.map((una) => lado * una.sets)),
    juegos: extremo(...variantes.flatMap((una) => [lado * una.juegosMin, lado * una.juegosMax])),
    menosWo: extremo(...variantes.map(({ wo }) => (wo && gana !== x ? -sentido : 0))),
  };
}

/** Who is equal in everything counts on the side that is asked about: somebody will say who goes first. */
const IGUALES = 1;

export const NINGUNA: Medidas = { sets: 0, juegos: 0, menosWo: 0 };

/** What a tie with the player is worth, from the most favourable measures of both. */
export class Juicio {
  readonly #pregunta: Pregunta;
  readonly #suyo: Medidas;
  readonly #partidos: readonly Por[];

  constructor(pregunta: Pregunta, suyo: Medidas, partidos: readonly Por[]) {
    this.#pregunta = pregunta;
    this.#suyo = suyo;
    this.#partidos = partidos;
  }

  /** Never says no of what can happen. */
  de(x: number, tope: Medidas): EmpateUtil {
    const { modelo, sentido } = this.#pregunta;
    const directo = sentido * this.directo(x);
    // Level with the player when others are no longer, the match between the two may decide.
    const puedeIgualar = directo > 0 && modelo.desempates.includes('directo');
    /** 0: level as far as that criterion goes. */
    const comparar = (criterio: Buscado, solo: boolean): number => {
      if (criterio === 'directo') return solo ? directo : 0;
      if (!modelo.opciones.exactas) return 1;
      const diferencia = tope[criterio] - this.#suyo[criterio];
      return diferencia === 0 && !solo && puedeIgualar ? 1 : diferencia;
    };
    const medir = (solo: boolean): boolean => {
      const corte = modelo.desempates.map((criterio) => comparar(criterio, solo)).find((uno) => uno !== 0);
      return (corte ?? IGUALES) > 0;
    };
    return { solo: medir(true), acompanado: medir(false) };
  }

  /** Every match between the two has its winner: the player's are all given. */
  directo(x: number): number {
    const { modelo, jugador } = this.#pregunta;
    let suma = en(modelo.victorias[x] ?? [], jugador) - en(modelo.victorias[jugador] ?? [], x);
    for (const { opciones } of this.#partidos) {
      const [una] = opciones;
      if (una?.gana === x && una.pierde === jugador) suma += 1;
      if (una?.gana === jugador && una.pierde === x) suma -= 1;
    }
    return Math.sign(suma);
  }
}
