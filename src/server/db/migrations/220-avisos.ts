import type { Migracion } from '../migrate.ts';

/** What each mail to a player is going to tell: it goes with its mail. Nothing refers to matches: they may be gone. */
export const avisosAJugadores: Migracion = {
  nombre: 'avisos-a-jugadores',
  ordenes: () => [
    `create table aviso (
      "idCorreo" integer not null references correo (id) on delete cascade,
      clave text not null, antes text, version integer not null,
      primary key ("idCorreo", clave))`,
  ],
};
