/** A seeded source of chance (mulberry32): the same seed gives the same instance on every machine. */
export type Azar = {
  /** A number in [0, 1). */
  uno: () => number;
  /** A whole number from `desde` to `hasta`, both included. */
  entero: (desde: number, hasta: number) => number;
  elegir: <T>(cosas: readonly T[]) => T;
  barajar: <T>(cosas: readonly T[]) => T[];
  ocurre: (probabilidad: number) => boolean;
};

export function crearAzar(semilla: number): Azar {
  let estado = semilla >>> 0;
  const uno = () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const entero = (desde: number, hasta: number) => desde + Math.floor(uno() * (hasta - desde + 1));
  return {
    uno,
    entero,
    elegir: (cosas) => cosas[entero(0, cosas.length - 1)] as (typeof cosas)[number],
    barajar: (cosas) =>
      cosas
        .map((cosa) => [uno(), cosa] as const)
        .sort((a, b) => a[0] - b[0])
        .map(([, cosa]) => cosa),
    ocurre: (probabilidad) => uno() < probabilidad,
  };
}
