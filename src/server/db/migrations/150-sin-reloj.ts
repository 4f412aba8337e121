import type { Migracion } from '../migrate.ts';

/** Nothing doubts the clock of the machine any more. */
export const sinReloj: Migracion = {
  nombre: 'sin-reloj',
  ordenes: () => ['drop table reloj'],
};
