import type { Migracion } from '../migrate.ts';

export const enlacesDeCopia: Migracion = {
  nombre: 'enlaces-de-copia',
  ordenes: ({ binario }) => [`alter table correo add column enlace ${binario}`],
};
