import type { Programa } from '#club';
import { enEuros } from '#domain/euros.ts';

/** The least a programme costs a month. */
export const desdeDe = ({ cuotas, modalidades }: Programa): number =>
  Math.min(
    ...(cuotas ? [cuotas.una.socios, cuotas.dos.socios] : []),
    ...modalidades.map(({ cuota }) => cuota),
  );

/** The same for who is no member; Infinity of what only members may. */
export const sinSerSocioDe = ({ cuotas }: Programa): number =>
  cuotas ? Math.min(cuotas.una.noSocios, cuotas.dos.noSocios) : Number.POSITIVE_INFINITY;

/** "Desde 25 € al mes"; nothing of what nobody has priced. */
export const desde = (precio: number, cada: string): string =>
  precio > 0 && Number.isFinite(precio) ? `Desde ${enEuros(precio)}${cada}` : '';
