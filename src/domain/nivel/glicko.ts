/** How strong somebody is, how sure that is and how steady they are, as Glicko-2 keeps it. docs/reglas/nivel.md */
export type Fuerza = { puntos: number; desviacion: number; volatilidad: number };

/** Of whom nothing is known. */
export const SIN_PARTIDOS: Fuerza = { puntos: 1500, desviacion: 350, volatilidad: 0.06 };

type Rival = Pick<Fuerza, 'puntos' | 'desviacion'>;
/** `gana`: null of a draw, half a win of each. */
export type Enfrentamiento = { rival: Rival; gana: boolean | null };

/** How much steadiness may change in a period. */
const TAU = 0.5;
const ESCALA = 173.7178;
const PRECISION = 1e-6;

/** How much a rival says: less, the less sure their own strength is. */
const peso = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

const mu = ({ puntos }: Rival): number => (puntos - SIN_PARTIDOS.puntos) / ESCALA;

/** Of the enfrentamientos of a period, how far they went otherwise than expected, and how much they say. */
function sumasDe(propia: Fuerza, enfrentamientos: readonly Enfrentamiento[]) {
  let sorpresa = 0;
  let informacion = 0;
  for (const { rival, gana } of enfrentamientos) {
    const g = peso(rival.desviacion / ESCALA);
    const esperado = 1 / (1 + Math.exp(-g * (mu(propia) - mu(rival))));
    sorpresa += g * ((gana === null ? 0.5 : Number(gana)) - esperado);
    informacion += g ** 2 * esperado * (1 - esperado);
  }
  return { sorpresa, informacion };
}

/** Step 5 of the algorithm, by the Illinois method. */
function nuevaVolatilidad(phi: number, sigma: number, delta: number, v: number): number {
  const inicio = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const total = phi ** 2 + v + e;
    return (e * (delta ** 2 - total)) / (2 * total ** 2) - (x - inicio) / TAU ** 2;
  };
  let a = inicio;
  let b = Math.log(delta ** 2 - phi ** 2 - v);
  if (!(delta ** 2 > phi ** 2 + v)) {
    let k = 1;
    while (f(inicio - k * TAU) < 0) k += 1;
    b = inicio - k * TAU;
  }
  let [fa, fb] = [f(a), f(b)];
  while (Math.abs(b - a) > PRECISION) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}

/**
 * Glicko-2, of Mark E. Glickman (http://www.glicko.net/glicko/glicko2.pdf): somebody after a period, by whom they met in it as
 * those were when it began. Who met nobody is less sure, never less than whoever has not played.
 */
export function trasPeriodo(propia: Fuerza, enfrentamientos: readonly Enfrentamiento[]): Fuerza {
  const phi = propia.desviacion / ESCALA;
  const { sorpresa, informacion } = sumasDe(propia, enfrentamientos);
  if (informacion === 0) {
    const desviacion = ESCALA * Math.hypot(phi, propia.volatilidad);
    return { ...propia, desviacion: Math.min(desviacion, SIN_PARTIDOS.desviacion) };
  }
  const v = 1 / informacion;
  const volatilidad = nuevaVolatilidad(phi, propia.volatilidad, v * sorpresa, v);
  const nueva = 1 / Math.sqrt(1 / (phi ** 2 + volatilidad ** 2) + informacion);
  return {
    puntos: propia.puntos + ESCALA * nueva ** 2 * sorpresa,
    desviacion: ESCALA * nueva,
    volatilidad,
  };
}
