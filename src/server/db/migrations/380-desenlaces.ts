import type { Migracion } from '../migrate.ts';

/** How a match ended, where its boxes and flags do not say it: one word of `ESCRITOS`. */
export const desenlaces: Migracion = {
  nombre: 'desenlaces',
  ordenes: () => ['alter table partido add column desenlace text'],
};
