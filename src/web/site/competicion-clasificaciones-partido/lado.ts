import type { LadoDeTablero } from '#web/club/piezas/tablero.tsx';

export type Lados = readonly [LadoDeTablero, LadoDeTablero];

/** What tells them apart in a narrow column: "Lucas" and "Nuria"; of two called Lucas, their surname too. */
export function cortos(
  uno: Pick<LadoDeTablero, 'nombre'>,
  otro: Pick<LadoDeTablero, 'nombre'>,
): [string, string] {
  const nombres = [uno, otro].map(({ nombre }) => nombre.split(' '));
  const palabras = nombres[0]?.[0] === nombres[1]?.[0] ? 2 : 1;
  const [a = '', b = ''] = nombres.map((suyas) => suyas.slice(0, palabras).join(' '));
  return a === b ? [uno.nombre, otro.nombre] : [a, b];
}
