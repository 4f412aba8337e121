import { claseDe, costePareja } from './colocada.ts';
import { en } from './en.ts';
import type { Escenario } from './escenario.ts';
import { addEquidadMinima, addImpares, addReparto, addUnicidad, primerPartido } from './filas.ts';
import {
  addEnlaces,
  addHorario,
  bandasEn,
  type ClasesPorDia,
  type CostesHora,
  claveHora,
  clavesConHora,
  type Horario,
} from './horario.ts';
import type { Banda } from './horas.ts';
import { diasPosibles } from './parejas.ts';
import { addColumn, addRow, type Model, newModel, type Term } from './resolver.ts';

/** Column x: the pair plays that day, in that band. */
export type ColumnaPareja = { pareja: number; dia: number; banda: Banda; column: number };

/** Columns of a player's matches beyond the first, each losing more than the one before. */
export type ColumnasReparto = { jugador: number; columns: number[] };

export type Maestro = {
  model: Model;
  equis: ColumnaPareja[];
  reparto: ColumnasReparto[];
  horario: Horario;
  costes: CostesHora;
};

/** What a model of the pairs maximises and what it must keep. */
type Objetivo = {
  /** Worth of each line; beside fairness, more than any fairness worth a line. */
  linea: number;
  /** Weight of fairness: 1 or 0. */
  equidad: number;
  costes: CostesHora;
  /** Lines allowed, both ends included. */
  lineas?: readonly [number, number];
  /** Fairness not to give up. */
  equidadMinima?: number;
};

/** The pairs that may play some day, as indices. */
export const candidatas = (esc: Escenario): number[] =>
  esc.parejas.flatMap((pareja, indice) => (diasPosibles(pareja).length > 0 ? [indice] : []));

function addEquis(
  model: Model,
  esc: Escenario,
  parejas: readonly number[],
  horario: Horario,
  objetivo: Objetivo,
): ColumnaPareja[] {
  const { costes } = objetivo;
  const conHora = clavesConHora(esc, horario, costes);
  return parejas.flatMap((indice) => {
    const pareja = en(esc.parejas, indice);
    const fijo = objetivo.linea + objetivo.equidad * primerPartido(esc, pareja);
    return diasPosibles(pareja).flatMap((dia) =>
      bandasEn(costes)
        .filter((banda) => conHora.has(claveHora(claseDe(esc, pareja), dia, banda)))
        .map((banda) => {
          const coste = costes.bandas ? costePareja(esc, pareja, dia, banda) : 0;
          return { pareja: indice, dia, banda, column: addColumn(model, fijo - coste, 1, true) };
        }),
    );
  });
}

function cuentasDe(esc: Escenario, equis: readonly ColumnaPareja[]): Map<string, Term[]> {
  const cuentas = new Map<string, Term[]>();
  for (const { pareja, dia, banda, column } of equis) {
    const clave = claveHora(claseDe(esc, en(esc.parejas, pareja)), dia, banda);
    const terms = cuentas.get(clave) ?? [];
    terms.push([column, 1]);
    cuentas.set(clave, terms);
  }
  return cuentas;
}

/** The classes of the pairs that may play on each day. */
function clasesPorDia(esc: Escenario, parejas: readonly number[]): ClasesPorDia {
  const activas = esc.dias.map(() => new Set<number>());
  for (const indice of parejas) {
    const pareja = en(esc.parejas, indice);
    for (const dia of diasPosibles(pareja)) activas[dia]?.add(claseDe(esc, pareja));
  }
  return activas;
}

/** The model of proposal.md, "Formulation that works": who plays which day, and how many start when. */
export function construirMaestro(esc: Escenario, parejas: readonly number[], objetivo: Objetivo): Maestro {
  const model = newModel();
  const { costes, lineas, equidadMinima } = objetivo;
  const horario = addHorario(model, esc, costes, clasesPorDia(esc, parejas));
  const equis = addEquis(model, esc, parejas, horario, objetivo);
  addUnicidad(model, esc, equis);
  addImpares(model, esc, equis);
  addEnlaces(model, esc, horario, cuentasDe(esc, equis), costes);
  const conEquidad = objetivo.equidad > 0 || equidadMinima !== undefined;
  const reparto = conEquidad ? addReparto(model, esc, equis, objetivo.equidad) : [];
  if (equidadMinima !== undefined) addEquidadMinima(model, esc, equis, reparto, equidadMinima);
  if (lineas !== undefined) {
    addRow(
      model,
      lineas[0],
      lineas[1],
      equis.map(({ column }) => [column, 1] as const),
    );
  }
  return { model, equis, reparto, horario, costes };
}
