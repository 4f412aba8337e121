import { type Colocada, claseDe, costePareja, nuevosPorJugador, pistasNecesarias } from './colocada.ts';
import type { Escenario } from './escenario.ts';
import { addEquidadMinima, addImpares, addReparto, addUnicidad, primerPartido } from './filas.ts';
import {
  addEnlaces,
  addHorario,
  bandaDeHora,
  bandasEn,
  type CostesHora,
  claveHora,
  clavesConHora,
  type Horario,
} from './horario.ts';
import type { Banda } from './horas.ts';
import type { Grupo } from './huecos.ts';
import { diasPosibles, type Pareja } from './parejas.ts';
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
export type Objetivo = {
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
    const pareja = esc.parejas[indice] as Pareja;
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
    const clave = claveHora(claseDe(esc, esc.parejas[pareja] as Pareja), dia, banda);
    const terms = cuentas.get(clave) ?? [];
    terms.push([column, 1]);
    cuentas.set(clave, terms);
  }
  return cuentas;
}

/** The model of proposal.md, "Formulation that works": who plays which day, and how many start when. */
export function construirMaestro(esc: Escenario, parejas: readonly number[], objetivo: Objetivo): Maestro {
  const model = newModel();
  const { costes, lineas, equidadMinima } = objetivo;
  const horario = addHorario(model, esc, costes);
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

/** Starts chosen for each class, day and band, ascending; as many as matches. */
function iniciosElegidos(esc: Escenario, maestro: Maestro, values: ArrayLike<number>) {
  const elegidos = new Map<string, { grupo: number; inicio: number }[]>();
  const horas = [...maestro.horario.horas].sort((a, b) => a.inicio - b.inicio || a.grupo - b.grupo);
  for (const { clase, grupo, inicio, column } of horas) {
    const dia = (esc.grupos[grupo] as Grupo).dia;
    const clave = claveHora(clase, dia, bandaDeHora(maestro.costes, inicio));
    const lista = elegidos.get(clave) ?? [];
    for (let n = Math.round(values[column] ?? 0); n > 0; n--) lista.push({ grupo, inicio });
    elegidos.set(clave, lista);
  }
  return elegidos;
}

/** Reads a solution: pairs take the starts of their class, day and band in order of league and ids. */
export function leerColocadas(esc: Escenario, maestro: Maestro, values: ArrayLike<number>): Colocada[] {
  const elegidos = iniciosElegidos(esc, maestro, values);
  return maestro.equis.flatMap(({ pareja, dia, banda, column }) => {
    if ((values[column] ?? 0) < 0.5) return [];
    const clase = claseDe(esc, esc.parejas[pareja] as Pareja);
    const hora = elegidos.get(claveHora(clase, dia, banda))?.shift();
    return hora === undefined ? [] : [{ pareja, dia, ...hora }];
  });
}

/** The point of a model that stands for those placings, to start a solve from. */
export function escribirColocadas(
  esc: Escenario,
  maestro: Maestro,
  colocadas: readonly Colocada[],
): number[] {
  const values = maestro.model.cost.map(() => 0);
  const sumar = (column: number | undefined, valor: number) => {
    if (column !== undefined) values[column] = (values[column] ?? 0) + valor;
  };
  const porHora = new Map(maestro.horario.horas.map((h) => [`${h.clase}-${h.grupo}-${h.inicio}`, h.column]));
  const porPareja = new Map(maestro.equis.map((x) => [`${x.pareja}-${x.dia}-${x.banda}`, x.column]));
  for (const { pareja, dia, grupo, inicio } of colocadas) {
    const clase = claseDe(esc, esc.parejas[pareja] as Pareja);
    sumar(porHora.get(`${clase}-${grupo}-${inicio}`), 1);
    sumar(porPareja.get(`${pareja}-${dia}-${bandaDeHora(maestro.costes, inicio)}`), 1);
  }
  const nuevos = nuevosPorJugador(
    esc,
    colocadas.map(({ pareja }) => pareja),
  );
  for (const { jugador, columns } of maestro.reparto) {
    columns.slice(0, Math.max(0, (nuevos[jugador] ?? 0) - 1)).forEach((column) => {
      sumar(column, 1);
    });
  }
  for (const { grupo, column } of maestro.horario.aperturas) {
    sumar(
      column,
      pistasNecesarias(
        esc,
        colocadas.filter((c) => c.grupo === grupo),
      ),
    );
  }
  return values;
}
