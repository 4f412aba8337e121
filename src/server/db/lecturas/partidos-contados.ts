import { type RawBuilder, sql } from 'kysely';
import { casilla, type NumeroSet } from '#domain/partido/marcador.ts';
import type { PartidoContado, SetPartido } from '#domain/partido/partido.ts';
import { enLista, enListasPorColumna, type ListasPorColumna, leerListasPorColumna } from '../listas.ts';
import type { Lector } from '../open.ts';

/** What a match may be marked with, each with its bit. */
const MARCAS = {
  sintetico: 1,
  jugador1NoPresenta: 2,
  jugador2NoPresenta: 4,
  jugador1Aplaza: 8,
  jugador2Aplaza: 16,
  cancelado: 32,
  clubAplaza: 64,
} as const;

const bits = Object.entries(MARCAS).map(([marca, bit]) => sql`${sql.lit(bit)} * ${sql.ref(marca)}`);
const todasLasMarcas = sql<number>`${sql.join(bits, sql` + `)}`;

/**
 * Above any box, which the table keeps to 99: the first player's games are the hundreds of a set, the second one's the
 * rest.
 */
const CIEN = 100;

type Set = number | null;

/** Null where a box is empty, which leaves no set. */
const set = (n: NumeroSet) =>
  sql<Set>`${sql.lit(CIEN)} * ${sql.ref(casilla(1, n))} + ${sql.ref(casilla(2, n))}`;

/** Sets hardly any match has. */
type Raros = [set4: Set, set5: Set, set6: Set];

/** Null where there is none of them: most of their boxes are not even looked at. */
function raros(db: Lector): RawBuilder<Raros | null> {
  const primeras = sql.join([sql.ref(casilla(1, 4)), sql.ref(casilla(1, 5)), sql.ref(casilla(1, 6))]);
  const sets = enLista<Raros>(db, [set(4), set(5), set(6)]);
  return sql`case when coalesce(${primeras}) is not null then ${sets} end`;
}

/** Both players, the marks and the sets: few values, as each costs either engine more than to add it to another. */
type FilaContada = [number, number, number, Set, Set, Set, Raros | null];

/** Of a query over `partido`, its matches as `leerContados` reads them. */
export const comoContados = (db: Lector): RawBuilder<ListasPorColumna<FilaContada>> =>
  enListasPorColumna<FilaContada>(db, [
    sql.ref('idJugador1'),
    sql.ref('idJugador2'),
    todasLasMarcas,
    set(1),
    set(2),
    set(3),
    raros(db),
  ]);

const VACIO: SetPartido = [null, null];

/** Sets are few and matches many: those that read the same are the same one. */
const leidos = new Array<SetPartido | undefined>(CIEN * CIEN);

function aSet(juntos: Set | undefined): SetPartido {
  if (juntos === null || juntos === undefined) return VACIO;
  const leido = leidos[juntos] ?? [Math.floor(juntos / CIEN), juntos % CIEN];
  leidos[juntos] = leido;
  return leido;
}

const NINGUNO: Raros = [null, null, null];

/** A league's matches as its table counts them: read whole at every computation, hence no more than that. */
export function leerContados(listas: ListasPorColumna<FilaContada>, idLiga: number): PartidoContado[] {
  const [unos, doses, marcados, sets1, sets2, sets3, sets456] = leerListasPorColumna(listas);
  return unos.map((idJugador1, i) => {
    const marcas = marcados[i] ?? 0;
    const [set4, set5, set6] = sets456[i] ?? NINGUNO;
    return {
      idLiga,
      idJugador1,
      idJugador2: doses[i] ?? 0,
      sintetico: (marcas & MARCAS.sintetico) !== 0,
      jugador1NoPresenta: (marcas & MARCAS.jugador1NoPresenta) !== 0,
      jugador2NoPresenta: (marcas & MARCAS.jugador2NoPresenta) !== 0,
      jugador1Aplaza: (marcas & MARCAS.jugador1Aplaza) !== 0,
      jugador2Aplaza: (marcas & MARCAS.jugador2Aplaza) !== 0,
      clubAplaza: (marcas & MARCAS.clubAplaza) !== 0,
      cancelado: (marcas & MARCAS.cancelado) !== 0,
      sets: [aSet(sets1[i]), aSet(sets2[i]), aSet(sets3[i]), aSet(set4), aSet(set5), aSet(set6)],
    };
  });
}
