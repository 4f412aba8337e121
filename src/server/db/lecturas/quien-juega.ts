import { tiposPublicos } from '#contract/club/ofrecido.ts';
import type { Lector } from '../open.ts';

const publica = (db: Lector) =>
  db.selectFrom('liga').select('liga.id').where('liga.tipo', 'in', tiposPublicos());

/** Whoever is or was on a roster, or in a match, of a league that the club has; one step of an index each. */
export const quienJuega = (db: Lector, id: number) =>
  db
    .selectFrom('jugador')
    .select(['nombre', 'idLiga'])
    .where('id', '=', id)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('liga_jugador')
            .select('idLiga')
            .where('idJugador', '=', id)
            .where('idLiga', 'in', publica(db)),
        ),
        exists(
          selectFrom('partido').select('id').where('idJugador1', '=', id).where('idLiga', 'in', publica(db)),
        ),
        exists(
          selectFrom('partido').select('id').where('idJugador2', '=', id).where('idLiga', 'in', publica(db)),
        ),
      ]),
    )
    .executeTakeFirst();
