import { bandaDe, disgustoDe, estaCerrada } from './horas.ts';
import { claseDe, costePareja, ganancia, pesoDe } from './placement.ts';
import { at, diasPosibles, type Escenario, mezclaModos, type Pareja, senasDePareja } from './scenario.ts';
import { addColumn, addRow, type Model, newModel, type Term, unoPorUno } from './solver.ts';
import {
  addEnlaces,
  addHorario,
  type ClasesPorDia,
  type CostesHora,
  claveHora,
  clavesConHora,
  comienzosEn,
  type Horario,
} from './timetable.ts';

function componentes(aristas: readonly (readonly [number, number])[]): number[][] {
  const padre = new Map<number, number>();
  const raiz = (v: number): number => {
    let actual = v;
    while ((padre.get(actual) ?? actual) !== actual) actual = padre.get(actual) as number;
    padre.set(v, actual);
    return actual;
  };
  for (const [a, b] of aristas) {
    padre.set(raiz(a), raiz(b));
    if (!padre.has(raiz(b))) padre.set(raiz(b), raiz(b));
  }
  return [...Map.groupBy(new Set(aristas.flat()), raiz).values()];
}

const MENOS_INFINITO = Number.NEGATIVE_INFINITY;

/** What each further match of a player gains less than the one before. docs/reglas/propuesta.md. */
const PASO_EQUIDAD = 2;

function agrupar<K>(equis: readonly ColumnaPareja[], claves: (equis: ColumnaPareja) => K[]): Map<K, Term[]> {
  const pares = equis.flatMap((una) => claves(una).map((clave) => ({ clave, column: una.column })));
  const grupos = Map.groupBy(pares, ({ clave }) => clave);
  return new Map([...grupos].map(([clave, suyos]) => [clave, unoPorUno(suyos.map(({ column }) => column))]));
}

const jugadoresDe = (esc: Escenario, { pareja }: ColumnaPareja): [number, number] => {
  const { a, b } = at(esc.parejas, pareja);
  return [a, b];
};

function addUnaVez(
  model: Model,
  equis: readonly ColumnaPareja[],
  claves: (equis: ColumnaPareja) => string[],
): void {
  for (const terms of agrupar(equis, claves).values())
    if (terms.length > 1) addRow(model, MENOS_INFINITO, 1, terms);
}

/** A person plays once a day at most. docs/reglas/propuesta.md. */
function addUnaAlDia(model: Model, esc: Escenario, equis: readonly ColumnaPareja[]): void {
  const personas = ({ pareja, dia }: ColumnaPareja): string[] =>
    senasDePareja(esc, at(esc.parejas, pareja)).map((quien) => `${quien}-${dia}`);
  addUnaVez(model, equis, personas);
}

/**
 * Odd-set cuts: of an odd number s of players only (s − 1) / 2 pairs can play at once, which the other
 * rows do not tell the relaxation. One per odd connected component of a league's day.
 */
function addImpares(model: Model, esc: Escenario, equis: readonly ColumnaPareja[]): void {
  for (let dia = 0; dia < esc.dias.length; dia++) {
    const delDia = equis.filter((una) => una.dia === dia);
    const terminos = agrupar(delDia, (una) => jugadoresDe(esc, una));
    for (const grupo of componentes(delDia.map((una) => jugadoresDe(esc, una)))) {
      if (grupo.length < 3 || grupo.length % 2 === 0) continue;
      const columnas = new Set(grupo.flatMap((jugador) => (terminos.get(jugador) ?? []).map(([c]) => c)));
      addRow(model, MENOS_INFINITO, (grupo.length - 1) / 2, unoPorUno(columnas));
    }
  }
}

/** A column that is the sum of those, shared among so many: a start for the solver has to say it too. */
type ColumnaSuma = { column: number; de: readonly number[]; entre: number };

function addSuma(model: Model, coste: number, de: readonly number[], entre: number): ColumnaSuma {
  const column = addColumn(model, coste, Math.floor(de.length / entre), true);
  addRow(model, 0, 0, [...unoPorUno(de), [column, -entre]]);
  return { column, de, entre };
}

/** Whether each player plays each day, worth a half of the line and their own fairness: a line is then worth nothing else. */
function addJuegan(
  model: Model,
  esc: Escenario,
  equis: readonly ColumnaPareja[],
  { linea, equidad }: Objetivo,
): (ColumnaSuma & { indice: number; dia: number })[] {
  return esc.dias.flatMap((_, dia) => {
    const delDia = equis.filter((una) => una.dia === dia);
    return [...agrupar(delDia, (una) => jugadoresDe(esc, una))].map(([indice, terms]) => {
      const jugador = at(esc.jugadores, indice);
      const vale = linea / 2 + equidad * ganancia(jugador, esc.dias.length, 1);
      const de = terms.map(([column]) => column);
      const suma = addSuma(model, pesoDe(esc, jugador) * vale, de, 1);
      model.upper[suma.column] = 1;
      return { ...suma, indice, dia };
    });
  });
}

/**
 * Where people play in several leagues: whether each player plays each day and how many matches each league has a day, as
 * whole numbers of their own, since to branch on them decides more at once than on pairs. Without them the answers are
 * the same, proven later.
 */
function addMezcla(
  model: Model,
  esc: Escenario,
  equis: readonly ColumnaPareja[],
  objetivo: Objetivo,
): { sumas: ColumnaSuma[]; cuentas: Map<string, Term[]> } {
  const juegan = addJuegan(model, esc, equis, objetivo);
  const personas = juegan.flatMap(({ indice, dia, column }) =>
    at(esc.jugadores, indice).senas.map((quien) => ({ clave: `${quien}-${dia}`, column })),
  );
  for (const suyas of Map.groupBy(personas, ({ clave }) => clave).values())
    if (suyas.length > 1) addRow(model, MENOS_INFINITO, 1, unoPorUno(suyas.map(({ column }) => column)));
  const deLiga = Map.groupBy(juegan, ({ indice, dia }) => `${at(esc.jugadores, indice).liga}-${dia}`);
  const partidos = [...deLiga.values()].map((suyos) => {
    const { indice, dia } = at(suyos, 0);
    const clase = at(esc.ligas, at(esc.jugadores, indice).liga).clase;
    const de = suyos.map(({ column }) => column);
    return { ...addSuma(model, 0, de, 2), clave: claveHora(clase, dia, 0) };
  });
  const cuentas = [...Map.groupBy(partidos, ({ clave }) => clave)].map(
    ([clave, suyos]) => [clave, unoPorUno(suyos.map(({ column }) => column))] as const,
  );
  return { sumas: [...juegan, ...partidos], cuentas: new Map(cuentas) };
}

/** Columns for the matches of a player beyond the first, which gain less and less. */
function addReparto(
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
    const paso = pasoDe(esc, jugador);
    const columns = Array.from({ length: extra }, (_, n) =>
      addColumn(model, -peso * paso * (n + 1), 1, false),
    );
    addRow(model, MENOS_INFINITO, 1, [...terms, ...columns.map((column) => [column, -1] as const)]);
    return [{ jugador, columns }];
  });
}

const pasoDe = (esc: Escenario, jugador: number): number =>
  PASO_EQUIDAD * pesoDe(esc, at(esc.jugadores, jugador));

const primerPartido = (esc: Escenario, pareja: Pareja): number =>
  pesoDe(esc, pareja) *
  [pareja.a, pareja.b].reduce(
    (suma, jugador) => suma + ganancia(at(esc.jugadores, jugador), esc.dias.length, 1),
    0,
  );

function addEquidadMinima(
  model: Model,
  esc: Escenario,
  equis: readonly ColumnaPareja[],
  reparto: readonly ColumnasReparto[],
  minima: number,
): void {
  const primeros = equis.map(
    ({ pareja, column }): Term => [column, primerPartido(esc, at(esc.parejas, pareja))],
  );
  const otros = reparto.flatMap(({ jugador, columns }) =>
    columns.map((column, n): Term => [column, -pasoDe(esc, jugador) * (n + 1)]),
  );
  addRow(model, minima, Number.POSITIVE_INFINITY, [...primeros, ...otros]);
}

/** Column x: the pair plays that day, in that band. */
type ColumnaPareja = { pareja: number; dia: number; banda: number; column: number };

/** Columns of a player's matches beyond the first, each losing more than the one before. */
type ColumnasReparto = { jugador: number; columns: number[] };

export type Master = {
  model: Model;
  equis: ColumnaPareja[];
  reparto: ColumnasReparto[];
  horario: Horario;
  costes: CostesHora;
  sumas: readonly ColumnaSuma[];
};

type Objetivo = {
  /** Worth of each line for each of its weight; beside fairness, more than any fairness worth a line. */
  linea: number;
  equidad: number;
  costes: CostesHora;
  /** Weight of lines allowed, both ends included. */
  peso?: readonly [number, number];
  equidadMinima?: number;
};

export const candidatas = (esc: Escenario): number[] =>
  esc.parejas.flatMap((pareja, indice) => (diasPosibles(pareja).length > 0 ? [indice] : []));

/** Whether the model says who plays besides which pairs do: of several modes, and where bands do not tell hours apart. */
const cuentaJugadores = (esc: Escenario, { cortes }: CostesHora): boolean =>
  mezclaModos(esc.ligas) && cortes.length === 0;

function addEquis(
  model: Model,
  esc: Escenario,
  parejas: readonly number[],
  horario: Horario,
  objetivo: Objetivo,
): ColumnaPareja[] {
  const { costes } = objetivo;
  const porJugador = cuentaJugadores(esc, costes);
  const conHora = clavesConHora(esc, horario, costes);
  return parejas.flatMap((indice) => {
    const pareja = at(esc.parejas, indice);
    const suyo = objetivo.linea * pesoDe(esc, pareja) + objetivo.equidad * primerPartido(esc, pareja);
    const fijo = porJugador ? 0 : suyo;
    return diasPosibles(pareja).flatMap((dia) =>
      comienzosEn(costes).flatMap((comienzo, banda) => {
        const hayHora = conHora.has(claveHora(claseDe(esc, pareja), dia, banda));
        if (!hayHora || estaCerrada(pareja, dia, comienzo)) return [];
        const coste = costes.parejas ? costePareja(esc, pareja, dia, bandaDe(comienzo)) : 0;
        return [{ pareja: indice, dia, banda, column: addColumn(model, fijo - coste, 1, true) }];
      }),
    );
  });
}

const cuentasDe = (esc: Escenario, equis: readonly ColumnaPareja[]): Map<string, Term[]> =>
  agrupar(equis, ({ pareja, dia, banda }) => [claveHora(claseDe(esc, at(esc.parejas, pareja)), dia, banda)]);

const enPesos = (esc: Escenario, equis: readonly ColumnaPareja[]): Term[] =>
  equis.map(({ pareja, column }) => [column, pesoDe(esc, at(esc.parejas, pareja))]);

function clasesPorDia(esc: Escenario, parejas: readonly number[]): ClasesPorDia {
  const activas = esc.dias.map(() => new Set<number>());
  for (const indice of parejas) {
    const pareja = at(esc.parejas, indice);
    for (const dia of diasPosibles(pareja)) activas[dia]?.add(claseDe(esc, pareja));
  }
  return activas;
}

/** The model of docs/reglas/propuesta.md: who plays which day, and how many start when. */
export function buildMaster(esc: Escenario, parejas: readonly number[], objetivo: Objetivo): Master {
  const model = newModel();
  const { costes, peso, equidadMinima } = objetivo;
  const horario = addHorario(model, esc, costes, clasesPorDia(esc, parejas));
  const equis = addEquis(model, esc, parejas, horario, objetivo);
  const mezcla = cuentaJugadores(esc, costes) ? addMezcla(model, esc, equis, objetivo) : null;
  if (mezcla === null) addUnaAlDia(model, esc, equis);
  addUnaVez(model, equis, ({ pareja }) => [`${pareja}`]);
  addImpares(model, esc, equis);
  addEnlaces(model, esc, horario, mezcla?.cuentas ?? cuentasDe(esc, equis), costes);
  const conEquidad = objetivo.equidad > 0 || equidadMinima !== undefined;
  const reparto = conEquidad ? addReparto(model, esc, equis, objetivo.equidad) : [];
  if (equidadMinima !== undefined) addEquidadMinima(model, esc, equis, reparto, equidadMinima);
  if (peso !== undefined) addRow(model, ...peso, enPesos(esc, equis));
  return { model, equis, reparto, horario, costes, sumas: mezcla?.sumas ?? [] };
}

/**
 * The same model, asked for what suits players best at no more cost than that: what it maximised is a row now. Its costs
 * are of the bands in which players say when they can.
 */
export function preferir(esc: Escenario, { model, equis, costes }: Master, tope: number): void {
  const costosas = [...model.cost.entries()].filter(([, valor]) => valor !== 0);
  addRow(model, -tope, Number.POSITIVE_INFINITY, costosas);
  model.cost.fill(0);
  const comienzos = comienzosEn(costes);
  for (const { pareja, dia, banda, column } of equis)
    model.cost[column] = -disgustoDe(at(esc.parejas, pareja), dia, at(comienzos, banda));
}
