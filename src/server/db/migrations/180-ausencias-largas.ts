import type { Migracion } from '../migrate.ts';

/** The last day of an absence of several, and why somebody is away; both may be empty. */
export const ausenciasLargas: Migracion = {
  nombre: 'ausencias-largas',
  ordenes: () => [
    'alter table incidencia add column hasta text',
    'alter table incidencia add column motivo text',
  ],
};
