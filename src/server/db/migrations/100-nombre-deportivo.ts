import type { Migracion } from '../migrate.ts';

/** How a player is called in public, when their family or staff chose it. */
export const nombreDeportivo: Migracion = {
  nombre: 'nombre-deportivo',
  ordenes: () => ['alter table jugador add column "nombreDeportivo" text'],
};
