import { ganancia } from './colocada.ts';
import { componentes } from './componentes.ts';
import { en } from './en.ts';
import type { Escenario } from './escenario.ts';
import type { ColumnaPareja, ColumnasReparto } from './maestro.ts';
import type { Pareja } from './parejas.ts';
import { addColumn, addRow, type Model, type Term } from './resolver.ts';

const MENOS_INFINITO = Number.NEGATIVE_INFINITY;

/** What each further match of a player gains less than the one before. proposal.md, O2. */
const PASO_EQUIDAD = 2;

/** Groups columns by a key, in order of first appearance. */
function agrupar<K>(equis: readonly ColumnaPareja[], claves: (equis: ColumnaPareja) => K[]): Map<K, Term[]> {
  const grupos = new Map<K, Term[]>();
  for (const una of equis) {
    for (const clave of claves(una)) {
      const terms = grupos.get(clave) ?? [];
      terms.push([una.column, 1]);
      grupos.set(clave, terms);
    }
  }
  return grupos;
}

const jugadoresDe = (esc: Escenario, { pareja }: ColumnaPareja): [number, number] => {
  const { a, b } = en(esc.parejas, pareja);
  return [a, b];
};

function addTopes(model: Model, grupos: ReadonlyMap<unknown, Term[]>): void {
  for (const terms of grupos.values()) if (terms.length > 1) addRow(model, MENOS_INFINITO, 1, terms);
}

/** A player plays once a day at most, a pair once in the proposal. domain.md, hard rule 5. */
export function addUnicidad(model: Model, esc: Escenario, equis: readonly ColumnaPareja[]): void {
  addTopes(
    model,
    agrupar(equis, (una) => jugadoresDe(esc, una).map((jugador) => `${jugador}-${una.dia}`)),
  );
  addTopes(
    model,
    agrupar(equis, ({ pareja }) => [pareja]),
  );
}

/**
 * Odd-set cuts: of an odd number s of players only (s − 1) / 2 pairs can play at once, which the other
 * rows do not tell the relaxation. One per odd connected component of a league's day.
 */
export function addImpares(model: Model, esc: Escenario, equis: readonly ColumnaPareja[]): void {
  for (let dia = 0; dia < esc.dias.length; dia++) {
    const delDia = equis.filter((una) => una.dia === dia);
    const terminos = agrupar(delDia, (una) => jugadoresDe(esc, una));
    for (const grupo of componentes(delDia.map((una) => jugadoresDe(esc, una)))) {
      if (grupo.length < 3 || grupo.length % 2 === 0) continue;
      const columnas = new Set(grupo.flatMap((jugador) => (terminos.get(jugador) ?? []).map(([c]) => c)));
      addRow(
        model,
        MENOS_INFINITO,
        (grupo.length - 1) / 2,
        [...columnas].map((column) => [column, 1] as const),
      );
    }
  }
}

/** Columns for the matches of a player beyond the first, which gain less and less. */
export function addReparto(
  model: Model,
  esc: Escenario,
  equis: readonly ColumnaPareja[],
  peso: number,
): ColumnasReparto[] {
  const porJugador = agrupar(equis, (una) => jugadoresDe(esc, una));
  const dias = new Map([...porJugador.keys()].map((jugador) => [jugador, new Set<number>()]));
  for (const una of equis) for (const jugador of jugadoresDe(esc, una)) dias.get(jugador)?.add(una.dia);
  return [...porJugador].flatMap(([jugador, terms]) => {
    const extra = (dias.get(jugador)?.size ?? 1) - 1;
    if (extra === 0) return [];
    const columns = Array.from({ length: extra }, (_, n) =>
      addColumn(model, -peso * PASO_EQUIDAD * (n + 1), 1, false),
    );
    addRow(model, MENOS_INFINITO, 1, [...terms, ...columns.map((column) => [column, -1] as const)]);
    return [{ jugador, columns }];
  });
}

/** What the first new matches of both players of a pair gain. */
export const primerPartido = (esc: Escenario, { a, b }: Pareja): number =>
  [a, b].reduce((suma, jugador) => suma + ganancia(en(esc.jugadores, jugador), esc.dias.length, 1), 0);

/** Fairness, as the row that must not fall below `minima`. */
export function addEquidadMinima(
  model: Model,
  esc: Escenario,
  equis: readonly ColumnaPareja[],
  reparto: readonly ColumnasReparto[],
  minima: number,
): void {
  const terms: Term[] = equis.map(({ pareja, column }) => [
    column,
    primerPartido(esc, en(esc.parejas, pareja)),
  ]);
  for (const { columns } of reparto) {
    columns.forEach((column, n) => {
      terms.push([column, -PASO_EQUIDAD * (n + 1)]);
    });
  }
  addRow(model, minima, Number.POSITIVE_INFINITY, terms);
}
