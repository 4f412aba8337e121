import type { Programa } from '#club';
import { enEuros } from '#domain/euros.ts';

/** The least a programme costs a month. */
export const desdeDe = ({ cuotas, modalidades }: Programa): number =>
  Math.min(
    ...(cuotas ? [cuotas.una.socios, cuotas.dos.socios] : []),
    ...modalidades.map(({ cuota }) => cuota),
  );

/** "Desde 25 € al mes"; nothing of what nobody has priced. */
export const desde = (precio: number, cada: string): string =>
  precio > 0 && Number.isFinite(precio) ? `Desde ${enEuros(precio)}${cada}` : '';
