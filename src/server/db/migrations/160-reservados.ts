import type { Migracion } from '../migrate.ts';

/** Who is or was in a league of children, or chose another name: nobody can tell the two apart by what is stored. */
const RESERVAR_CONOCIDOS = `
  update jugador set reservado = 1 where "nombreDeportivo" is not null
    or exists (select 1 from liga where liga.id = jugador."idLiga" and liga.tipo = 'infantil')
    or id in (select "idJugador" from liga_jugador join liga on liga.id = "idLiga" where liga.tipo = 'infantil')
    or id in (select "idJugador1" from partido join liga on liga.id = "idLiga" where liga.tipo = 'infantil')
    or id in (select "idJugador2" from partido join liga on liga.id = "idLiga" where liga.tipo = 'infantil')`;

const columna = (nombre: string): string =>
  `alter table jugador add column ${nombre} integer not null default 0 check (${nombre} in (0, 1))`;

/**
 * Whether a player's name is kept short in public, and whether staff chose to publish it whole all the same; and what
 * tells what was sent under a key from anything else.
 */
export const reservados: Migracion = {
  nombre: 'reservados',
  ordenes: () => [
    columna('reservado'),
    columna('"publicarNombre"'),
    RESERVAR_CONOCIDOS,
    'alter table solicitud add column "huellaEnvio" text',
  ],
};
