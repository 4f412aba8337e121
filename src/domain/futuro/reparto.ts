import type { Respuesta } from './empate.ts';
import { en } from './medida.ts';

export type Ficha = { a: number; b: number };

type Encargo = {
  fichas: readonly Ficha[];
  necesidades: readonly number[];
  candidatos: readonly number[];
  cuantos: number;
};

/** Who takes each match, −1 where nobody has to. */
export type Duenos = readonly number[];

export type Reparto = { respuesta: Respuesta; duenos: Duenos };

/** Groups tried before giving up: a division has a few dozen. */
const INTENTOS = 1000;

type Suyas = readonly (readonly number[])[];

function suyasDe(fichas: readonly Ficha[]): Suyas {
  const suyas: number[][] = [];
  for (const [i, { a, b }] of fichas.entries())
    for (const x of [a, b]) {
      const lista = suyas[x] ?? [];
      suyas[x] = lista;
      lista.push(i);
    }
  return suyas;
}

/** Hands one more match to `x`, moving others along if need be (augmenting paths). Changes `duenos`. */
function darOtra(x: number, suyas: Suyas, duenos: number[], vistos: boolean[]): boolean {
  for (const i of suyas[x] ?? []) {
    const dueno = en(duenos, i);
    if (dueno === x || vistos[i]) continue;
    vistos[i] = true;
    if (dueno < 0 || darOtra(dueno, suyas, duenos, vistos)) {
      duenos[i] = x;
      return true;
    }
  }
  return false;
}

function darTodas(x: number, cuantas: number, suyas: Suyas, duenos: Duenos): number[] | null {
  if (cuantas > (suyas[x]?.length ?? 0)) return null;
  const nuevos = [...duenos];
  for (let i = 0; i < cuantas; i += 1) if (!darOtra(x, suyas, nuevos, [])) return null;
  return nuevos;
}

export function seReparten(
  fichas: readonly Ficha[],
  jugadores: readonly number[],
  necesidades: readonly number[],
): boolean {
  const suyas = suyasDe(fichas);
  let duenos: Duenos | null = fichas.map(() => -1);
  for (const x of jugadores) {
    if (en(necesidades, x) > 0) duenos = darTodas(x, en(necesidades, x), suyas, duenos);
    if (!duenos) return false;
  }
  return true;
}

/** Whether so many players can each take the matches they need, and who takes which. */
export function cuantosCaben({ fichas, necesidades, candidatos, cuantos }: Encargo): Reparto {
  const suyas = suyasDe(fichas);
  const nadie: Duenos = fichas.map(() => -1);
  const gratis = candidatos.filter((x) => en(necesidades, x) <= 0).length;
  const pagan = candidatos
    .filter((x) => en(necesidades, x) > 0 && Number.isFinite(en(necesidades, x)))
    .sort((x, y) => en(necesidades, x) - en(necesidades, y));
  let intentos = 0;
  const elegir = (desde: number, faltan: number, duenos: Duenos): Duenos | null => {
    if (faltan <= 0) return duenos;
    for (let i = desde; i <= pagan.length - faltan && intentos < INTENTOS; i += 1) {
      const x = pagan[i] ?? 0;
      intentos += 1;
      const nuevos = darTodas(x, en(necesidades, x), suyas, duenos);
      const final = nuevos && elegir(i + 1, faltan - 1, nuevos);
      if (final) return final;
    }
    return null;
  };
  const minimo = pagan.slice(0, cuantos - gratis).reduce((suma, x) => suma + en(necesidades, x), 0);
  if (gratis + pagan.length < cuantos || (cuantos > gratis && minimo > fichas.length))
    return { respuesta: 'no', duenos: nadie };
  const duenos = elegir(0, cuantos - gratis, nadie);
  if (duenos) return { respuesta: 'si', duenos };
  return { respuesta: intentos < INTENTOS ? 'no' : 'quiza', duenos: nadie };
}
