import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** What each mail to a player is going to tell: it goes with its mail. Nothing refers to matches: they may be gone. */
const AVISO = `create table aviso (
  "idCorreo" integer not null references correo (id) on delete cascade,
  clave text not null, antes text, version integer not null,
  primary key ("idCorreo", clave))`;

export const avisosAJugadores: Migracion = {
  nombre: 'avisos-a-jugadores',
  up: async (q) => {
    await sql.raw(AVISO).execute(q);
  },
};
