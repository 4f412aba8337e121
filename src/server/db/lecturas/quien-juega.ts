import type { Lector } from '../open.ts';

/** Whoever is or was on a roster, or in a match; one step of an index each. */
export const quienJuega = (db: Lector, id: number) =>
  db
    .selectFrom('jugador')
    .select('nombre')
    .where('id', '=', id)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('liga_jugador').select('idLiga').where('idJugador', '=', id)),
        exists(selectFrom('partido').select('id').where('idJugador1', '=', id)),
        exists(selectFrom('partido').select('id').where('idJugador2', '=', id)),
      ]),
    )
    .executeTakeFirst();
