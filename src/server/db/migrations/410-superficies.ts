import type { Migracion } from '../migrate.ts';

export const superficies: Migracion = {
  nombre: 'superficies',
  ordenes: () => ['alter table pista add column "superficie" text'],
};
