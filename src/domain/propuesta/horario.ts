import { en } from './en.ts';
import type { Escenario } from './escenario.ts';
import {
  BANDAS,
  type Banda,
  bandaDe,
  CAMBIOS_DE_BANDA,
  type Clase,
  COSTE_APERTURA,
  costeTemprano,
  iniciosUtiles,
} from './horas.ts';
import { addColumn, addRow, type Model, type Term } from './resolver.ts';

/** Column y: how many matches of a class start at that minute in a group of identical free courts. */
type ColumnaHora = { clase: number; grupo: number; inicio: number; column: number };

/** Column of how many courts without saved matches a group opens. */
type ColumnaApertura = { grupo: number; column: number };

export type Horario = { horas: ColumnaHora[]; aperturas: ColumnaApertura[] };

/** Costs of the hours; `bandas` false puts every start in one band. */
export type CostesHora = {
  bandas: boolean;
  hora: (clase: Clase, inicio: number) => number;
  apertura: number;
};

export const SIN_COSTES: CostesHora = { bandas: false, hora: () => 0, apertura: 0 };

export const COSTES_CALIDAD: CostesHora = { bandas: true, hora: costeTemprano, apertura: COSTE_APERTURA };

export const bandaDeHora = (costes: CostesHora, inicio: number): Banda =>
  costes.bandas ? bandaDe(inicio) : 0;

export const claveHora = (clase: number, dia: number, banda: Banda): string => `${clase}-${dia}-${banda}`;

/** Classes with some pair that may play, per day: the others need no hours. */
export type ClasesPorDia = readonly ReadonlySet<number>[];

/** Adds the y columns of a group, for the classes that have pairs on its day. */
function addHoras(
  model: Model,
  esc: Escenario,
  grupo: number,
  costes: CostesHora,
  activas: ClasesPorDia,
): ColumnaHora[] {
  const { inicio, fin, pistas, dia } = en(esc.grupos, grupo);
  const clases = esc.clases.map((clase, indice) => (activas[dia]?.has(indice) ? clase : null));
  const inicios = iniciosUtiles(clases, inicio, fin, costes.bandas ? CAMBIOS_DE_BANDA : []);
  return esc.clases.flatMap((clase, indice) =>
    (inicios[indice] ?? []).map((minuto) => ({
      clase: indice,
      grupo,
      inicio: minuto,
      column: addColumn(model, -costes.hora(clase, minuto), pistas.length, true),
    })),
  );
}

/** At every start, the matches of the group then on court fit in its courts (or in the opened ones). */
function addCapacidad(model: Model, esc: Escenario, horas: readonly ColumnaHora[], apertura?: number): void {
  const grupo = en(esc.grupos, horas[0]?.grupo ?? 0);
  for (const minuto of new Set(horas.map(({ inicio }) => inicio))) {
    const enPista = horas.filter(
      ({ inicio, clase }) => inicio <= minuto && minuto < inicio + en(esc.clases, clase).duracion,
    );
    const terms: Term[] = enPista.map(({ column }) => [column, 1]);
    if (apertura !== undefined) terms.push([apertura, -1]);
    addRow(model, Number.NEGATIVE_INFINITY, apertura === undefined ? grupo.pistas.length : 0, terms);
  }
}

/** Adds hours, court capacity and openings of all groups. */
export function addHorario(model: Model, esc: Escenario, costes: CostesHora, activas: ClasesPorDia): Horario {
  const horario: Horario = { horas: [], aperturas: [] };
  esc.grupos.forEach(({ pistas, abierta }, grupo) => {
    const horas = addHoras(model, esc, grupo, costes, activas);
    if (horas.length === 0) return;
    const cuesta = costes.apertura > 0 && !abierta;
    const column = cuesta ? addColumn(model, -costes.apertura, pistas.length, true) : undefined;
    if (column !== undefined) horario.aperturas.push({ grupo, column });
    addCapacidad(model, esc, horas, column);
    horario.horas.push(...horas);
  });
  return horario;
}

/**
 * Ties pairs to hours: of each class, day and band, as many matches as starts. `cuentas` holds the
 * terms that count matches, by `claveHora`.
 */
export function addEnlaces(
  model: Model,
  esc: Escenario,
  horario: Horario,
  cuentas: ReadonlyMap<string, Term[]>,
  costes: CostesHora,
): void {
  const enlaces = new Map<string, Term[]>([...cuentas].map(([clave, terms]) => [clave, [...terms]]));
  for (const { clase, grupo, inicio, column } of horario.horas) {
    const clave = claveHora(clase, en(esc.grupos, grupo).dia, bandaDeHora(costes, inicio));
    const terms = enlaces.get(clave) ?? [];
    terms.push([column, -1]);
    enlaces.set(clave, terms);
  }
  for (const terms of enlaces.values()) addRow(model, 0, 0, terms);
}

/** The keys that have a start, so that no pair is given an hour that does not exist. */
export const clavesConHora = (esc: Escenario, horario: Horario, costes: CostesHora): Set<string> =>
  new Set(
    horario.horas.map(({ clase, grupo, inicio }) =>
      claveHora(clase, en(esc.grupos, grupo).dia, bandaDeHora(costes, inicio)),
    ),
  );

export const bandasEn = (costes: CostesHora): readonly Banda[] => (costes.bandas ? BANDAS : [0]);
