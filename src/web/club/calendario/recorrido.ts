/** How high in the window the pointer is, and the highest and lowest it has been since it took something. Pixels. */
export type Recorrido = { y: number; alta: number; baja: number };

export function recorrer(antes: Recorrido | null, y: number): Recorrido {
  return { y, alta: Math.min(y, antes?.alta ?? y), baja: Math.max(y, antes?.baja ?? y) };
}

/** Up, nowhere, down. */
export type Rumbo = -1 | 0 | 1;

/** So near an edge of the window the page follows what is in hand, once it has come so much towards it. */
const [BORDE_PX, HACIA_PX] = [72, 24];

/** And has been there so long: it may only be passing. */
export const ESPERA_MS = 500;

/** Where the page should go. What was taken near an edge and goes sideways goes nowhere. */
export function rumboDe({ y, alta, baja }: Recorrido, vista: { arriba: number; abajo: number }): Rumbo {
  if (y < vista.arriba + BORDE_PX && baja - y >= HACIA_PX) return -1;
  return y > vista.abajo - BORDE_PX && y - alta >= HACIA_PX ? 1 : 0;
}

/** A hand that goes sideways trembles: less than a quarter of an hour on the calendar. */
const TEMBLOR_PX = 12;

/** The height that counts, down the page: the one where it was taken until it is left for another. */
export const alturaEnMano = (desde: number, hasta: number): number =>
  Math.abs(hasta - desde) < TEMBLOR_PX ? desde : hasta;
