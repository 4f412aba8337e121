import { diaDe } from '#domain/fecha.ts';
import { vueltasTotales } from '#domain/liga/liga.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { choqueDe, sinJugar } from '#domain/partido/ocupacion.ts';
import { clavePareja } from '#domain/partido/partido.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import { partidosEnTorno } from '../lecturas/partidos-cercanos.ts';
import { todasLasLigas } from '../lecturas/tabla.ts';
import type { Lector } from '../open.ts';
import { leerFilaPartido } from '../tables/partido.ts';
import type { Fila } from '../types.ts';
import { rowsAsLeftBy, rowsByKey, rowsWith } from './queries.ts';
import { keyText, type NetChange, type Row, rowId, sameRow } from './rows.ts';
import { childrenOf } from './tables.ts';

type Net = ReadonlyMap<string, NetChange>;

const rowOf = ({ antes, despues }: NetChange): Row => (despues ?? antes) as Row;
const byTable = (net: Net): Map<string, NetChange[]> => Map.groupBy(net.values(), ({ tabla }) => tabla);
const isOf = (net: Net, tabla: string, row: Row): boolean => net.has(rowId(tabla, keyText(tabla, row)));

/** Some row is not as the operation left it. */
async function changedSince(db: Lector, net: Net): Promise<boolean> {
  for (const [tabla, changes] of byTable(net)) {
    const rows = await rowsByKey(db, tabla, changes.map(rowOf));
    const now = new Map(rows.map((row) => [keyText(tabla, row), row]));
    if (changes.some(({ clave, despues }) => !sameRow(despues, now.get(clave) ?? null))) return true;
  }
  return false;
}

/** Whether that row, once this is taken back, still references what it references now. */
function staysOn(net: Net, tabla: string, row: Row, column: string): boolean {
  const own = net.get(rowId(tabla, keyText(tabla, row)));
  return own === undefined || own.antes?.[column] === row[column];
}

/** Something newer references what would go: the engine would delete some of it along. */
async function hasNewerChildren(db: Lector, net: Net): Promise<boolean> {
  for (const [tabla, changes] of byTable(net)) {
    const goes = changes.filter(({ antes }) => antes === null).map((change) => rowOf(change).id);
    for (const { hija, columna } of childrenOf(tabla)) {
      const children = await rowsWith(db, hija, columna, goes);
      if (children.some((child) => staysOn(net, hija, child, columna))) return true;
    }
  }
  return false;
}

const toPartido = (row: Row) => conSets(leerFilaPartido(row as Fila<'partido'>));

/** The matches as they would be again. */
const partidosBack = (net: Net): Row[] =>
  [...net.values()].flatMap(({ tabla, antes }) => (tabla === 'partido' && antes ? [antes] : []));

/** Courts and players of the matches that come back are not free. One query a day. docs/reglas/partidos.md */
async function clashes(db: Lector, net: Net): Promise<boolean> {
  const back = partidosBack(net).map(toPartido);
  for (const [dia, partidos] of Map.groupBy(back, ({ fecha }) => diaDe(fecha))) {
    const others = (await partidosEnTorno(db, dia))
      .filter((other) => !isOf(net, 'partido', other))
      .map(conSets);
    if (partidos.some((partido) => others.some((other) => choqueDe(partido, other) !== null))) return true;
  }
  return false;
}

const pairOf = (row: Row): string =>
  `${row.idLiga} ${clavePareja(Number(row.idJugador1), Number(row.idJugador2))}`;

/** Of results that stand, those that their pair did not have yet when the operation ended. */
async function since(db: Lector, operacion: number, results: readonly Row[]): Promise<Row[]> {
  const keys = results.map((row) => keyText('partido', row));
  const then = await rowsAsLeftBy(db, operacion, 'partido', keys);
  return results.filter((row, i) => {
    const was = then.get(keys[i] ?? '');
    return was !== undefined && !(was && estaDecidido(toPartido(was)) && pairOf(was) === pairOf(row));
  });
}

/** A match would be to play again although its pair has since had, in others, the results it owes. */
async function alreadyPlayed(db: Lector, operacion: number, net: Net): Promise<boolean> {
  const toPlay = partidosBack(net).filter((row) => sinJugar(toPartido(row)));
  if (toPlay.length === 0) return false;
  const ligas = (await todasLasLigas(db)).filter(({ reglas }) => reglas.clasifica);
  const owed = new Map<unknown, number>(ligas.map((liga) => [liga.id, vueltasTotales(liga)]));
  const now = await rowsWith(db, 'partido', 'idLiga', [...new Set(toPlay.map(({ idLiga }) => idLiga))]);
  const others = now.filter((row) => !isOf(net, 'partido', row));
  const decided = [...others, ...partidosBack(net)].filter((row) => estaDecidido(toPartido(row)));
  const results = Map.groupBy(decided, pairOf);
  const inTheWay = toPlay.flatMap((row) => {
    const theirs = results.get(pairOf(row)) ?? [];
    return theirs.length < (owed.get(row.idLiga) ?? Number.POSITIVE_INFINITY) ? [] : theirs;
  });
  const standing = inTheWay.filter((row) => others.includes(row));
  return (await since(db, operacion, standing)).length > 0;
}

/**
 * Whether something newer is in the way of taking an operation back. What the engine refuses by itself (a name taken, a
 * player who is gone) it refuses when it is done.
 */
export const isInTheWay = async (db: Lector, operacion: number, net: Net): Promise<boolean> =>
  (await changedSince(db, net)) ||
  (await hasNewerChildren(db, net)) ||
  (await alreadyPlayed(db, operacion, net)) ||
  (await clashes(db, net));
