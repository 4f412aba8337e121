import type { Migracion } from '../migrate.ts';

/** Which player a request became, and when and by whom it was answered. */
export const tesoreria: Migracion = {
  nombre: 'tesoreria',
  ordenes: () => [
    'alter table solicitud add column "idJugador" integer references jugador (id) on delete set null',
    'alter table solicitud add column respondida bigint',
    'alter table solicitud add column "respondidaPor" text',
    'create index solicitud_jugador on solicitud ("idJugador")',
  ],
};
