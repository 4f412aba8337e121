import type { Migracion } from '../migrate.ts';

const DE_QUIEN = `"idPartido" integer not null references partido (id) on delete cascade,
  "idJugador" integer not null references jugador (id) on delete cascade`;

/** What players say of how their matches ended, and when they could play those that were put off. */
export const manosDeJugadores: Migracion = {
  nombre: 'manos-de-jugadores',
  ordenes: () => [
    `create table dicho (${DE_QUIEN},
      contado text, nota text, dt bigint not null,
      vencido integer not null default 0 check (vencido in (0, 1)),
      primary key ("idPartido", "idJugador"))`,
    'create index dicho_jugador on dicho ("idJugador")',
    `create table hora_posible (${DE_QUIEN},
      fecha text not null, dt bigint not null,
      primary key ("idPartido", "idJugador", fecha))`,
    'create index hora_posible_jugador on hora_posible ("idJugador")',
  ],
};
