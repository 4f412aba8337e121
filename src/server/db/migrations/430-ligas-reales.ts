import type { Migracion } from '../migrate.ts';

/** Leagues as they are played: what each may hold from here on, by its list. */
export const ligasReales: Migracion = {
  nombre: 'ligas-reales',
  ordenes: ({ id }) => [
    `create table ajuste (
      id ${id}, "idLiga" integer not null references liga (id) on delete cascade,
      "idJugador" integer not null references jugador (id) on delete cascade,
      puntos integer not null check (puntos <> 0), fecha text not null, motivo text, usuario text not null)`,
    'create index ajuste_liga on ajuste ("idLiga")',
    'create index ajuste_jugador on ajuste ("idJugador")',
    `create table recordatorio (
      "idPartido" integer not null references partido (id) on delete cascade, fecha text not null,
      primary key ("idPartido"))`,
  ],
  trae: { reglas: ['plazoResultado'] },
};
