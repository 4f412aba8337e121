import type { Migracion } from '../migrate.ts';

/** Since when no text names a picture, in Unix seconds; null while one does. */
export const imagenesSinUso: Migracion = {
  nombre: 'imagenes-sin-uso',
  ordenes: () => ['alter table imagen add column "sinUso" bigint'],
};
