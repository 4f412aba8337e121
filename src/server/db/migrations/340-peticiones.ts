import type { Migracion } from '../migrate.ts';

const ID_PARTIDO = '"idPartido" integer not null references partido (id) on delete cascade';
const ID_JUGADOR = '"idJugador" integer not null references jugador (id) on delete cascade';

/** The other day that players ask for, and the last thing done with a link to each match while it can be taken back. */
export const peticiones: Migracion = {
  nombre: 'peticiones',
  ordenes: () => [
    `create table peticion (${ID_PARTIDO}, ${ID_JUGADOR},
      fecha text not null, dt bigint not null,
      denegada integer not null default 0 check (denegada in (0, 1)),
      primary key ("idPartido", "idJugador"))`,
    'create index peticion_jugador on peticion ("idJugador")',
    `create table acto_de_enlace (${ID_PARTIDO}, ${ID_JUGADOR},
      clase text not null, dt bigint not null, antes text not null,
      primary key ("idPartido"))`,
    'create index acto_de_enlace_jugador on acto_de_enlace ("idJugador")',
  ],
};
