import { type RawBuilder, sql } from 'kysely';
import { casilla, type NumeroSet } from '#domain/partido/marcador.ts';
import type { PartidoContado, SetPartido } from '#domain/partido/partido.ts';
import { enListas, type Listas, leerListas } from '../listas.ts';
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

type Set = number | null;

/** Null where a box is empty, which leaves no set. */
const set = (n: NumeroSet) =>
  sql<Set>`${sql.lit(MIL)} * ${sql.ref(casilla(1, n))} + ${sql.ref(casilla(2, n))}`;

/** Both players, the marks and six sets: few values, as each costs either engine more than to add it to another. */
type FilaContada = [number, number, number, Set, Set, Set, Set, Set, Set];

/** Of a query over `partido`, its matches as `leerContados` reads them. */
export const comoContados = (db: Lector): RawBuilder<Listas<FilaContada>> =>
  enListas<FilaContada>(db, [
    sql.ref('idJugador1'),
    sql.ref('idJugador2'),
    todasLasMarcas,
    set(1),
    set(2),
    set(3),
    set(4),
    set(5),
    set(6),
  ]);

const VACIO: SetPartido = [null, null];

const aSet = (juntos: Set): SetPartido =>
  juntos === null ? VACIO : [Math.floor(juntos / MIL), juntos % MIL];

/** A league's matches as its table counts them: read whole at every computation, hence no more than that. */
export const leerContados = (listas: Listas<FilaContada> | null, idLiga: number): PartidoContado[] =>
  leerListas(listas).map(
    ([idJugador1, idJugador2, marcas, set1, set2, set3, set4, set5, set6]): PartidoContado => ({
      idLiga,
      idJugador1,
      idJugador2,
      sintetico: (marcas & MARCAS.sintetico) !== 0,
      jugador1NoPresenta: (marcas & MARCAS.jugador1NoPresenta) !== 0,
      jugador2NoPresenta: (marcas & MARCAS.jugador2NoPresenta) !== 0,
      jugador1Aplaza: (marcas & MARCAS.jugador1Aplaza) !== 0,
      jugador2Aplaza: (marcas & MARCAS.jugador2Aplaza) !== 0,
      sets: [aSet(set1), aSet(set2), aSet(set3), aSet(set4), aSet(set5), aSet(set6)],
    }),
  );
