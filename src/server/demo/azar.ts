/** Chance that comes out the same for the same seed: the demo season is one thing on any machine. */
export type Azar = {
  /** From 0 to 1, without 1. */
  numero(): number;
  /** A whole number from 0 to `n - 1`. */
  entero(n: number): number;
  /** True that often: `suerte(0.1)`, once in ten. */
  suerte(probabilidad: number): boolean;
  elegir<T>(lista: readonly T[]): T;
  barajar<T>(lista: readonly T[]): T[];
};

/** FNV-1a: a 32-bit number out of a text. */
function semillaDe(texto: string): number {
  let hash = 0x811c9dc5;
  for (const letra of texto) hash = Math.imul(hash ^ letra.charCodeAt(0), 0x01000193);
  return hash >>> 0;
}

/** mulberry32, by Tommy Ettinger: 32 bits of state, enough for a demo. */
function mulberry32(semilla: number): () => number {
  let estado = semilla;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function barajar<T>(lista: readonly T[], entero: (n: number) => number): T[] {
  const copia = [...lista];
  for (let i = copia.length - 1; i > 0; i -= 1) {
    const j = entero(i + 1);
    [copia[i], copia[j]] = [copia[j] as T, copia[i] as T];
  }
  return copia;
}

export function crearAzar(semilla: string): Azar {
  const numero = mulberry32(semillaDe(semilla));
  const entero = (n: number): number => Math.floor(numero() * n);
  return {
    numero,
    entero,
    suerte: (probabilidad) => numero() < probabilidad,
    elegir: <T>(lista: readonly T[]) => lista[entero(lista.length)] as T,
    barajar: (lista) => barajar(lista, entero),
  };
}
