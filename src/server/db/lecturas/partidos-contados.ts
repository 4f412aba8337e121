import { sql } from 'kysely';
import { casilla, type NumeroSet } from '#domain/partido/marcador.ts';
import type { PartidoContado, SetPartido } from '#domain/partido/partido.ts';
import { compiled } from '../compiled.ts';
import type { Lector } from '../open.ts';

/** What a match may be marked with, each with its bit. */
const MARCAS = {
  sintetico: 1,
  jugador1NoPresenta: 2,
  jugador2NoPresenta: 4,
  jugador1Aplaza: 8,
  jugador2Aplaza: 16,
} as const;

const bits = Object.entries(MARCAS).map(([marca, bit]) => sql`${sql.lit(bit)} * ${sql.ref(marca)}`);
const todasLasMarcas = sql<number>`${sql.join(bits, sql` + `)}`;

/** Above any box: the first player's games are the thousands of a set, the second one's the rest. */
const MIL = 1_000;

/** Null where a box is empty, which leaves no set. */
const set = (n: NumeroSet) =>
  sql<number | null>`${sql.lit(MIL)} * ${sql.ref(casilla(1, n))} + ${sql.ref(casilla(2, n))}`;

/** In few columns, by the index: each one costs either engine more to hand over than to add to another. */
const filasContadas = compiled((db, idLiga) =>
  db
    .selectFrom('partido')
    .select(['idJugador1', 'idJugador2', todasLasMarcas.as('marcas')])
    .select([set(1).as('set1'), set(2).as('set2'), set(3).as('set3')])
    .select([set(4).as('set4'), set(5).as('set5'), set(6).as('set6')])
    .where('idLiga', '=', idLiga)
    .orderBy('fecha')
    .orderBy('id'),
);

const VACIO: SetPartido = [null, null];

const aSet = (juntos: number | null): SetPartido =>
  juntos === null ? VACIO : [Math.floor(juntos / MIL), juntos % MIL];

/** A league's matches as its table counts them: read whole at every computation, hence no more than that. */
export async function partidosContados(db: Lector, idLiga: number): Promise<PartidoContado[]> {
  const filas = await filasContadas(db, idLiga);
  return filas.map(({ idJugador1, idJugador2, marcas, set1, set2, set3, set4, set5, set6 }) => ({
    idLiga,
    idJugador1,
    idJugador2,
    sintetico: (marcas & MARCAS.sintetico) !== 0,
    jugador1NoPresenta: (marcas & MARCAS.jugador1NoPresenta) !== 0,
    jugador2NoPresenta: (marcas & MARCAS.jugador2NoPresenta) !== 0,
    jugador1Aplaza: (marcas & MARCAS.jugador1Aplaza) !== 0,
    jugador2Aplaza: (marcas & MARCAS.jugador2Aplaza) !== 0,
    sets: [aSet(set1), aSet(set2), aSet(set3), aSet(set4), aSet(set5), aSet(set6)],
  }));
}
