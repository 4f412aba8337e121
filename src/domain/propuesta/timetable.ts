import type { Minutos } from '#domain/fecha.ts';
import { seJuegaEn } from '#domain/liga/en-pista.ts';
import { CORTES_DE_FRANJA } from '#domain/persona/franjas.ts';
import { CAMBIOS_DE_BANDA, type Clase, COSTE_APERTURA, costeTemprano, iniciosUtiles } from './horas.ts';
import type { Master } from './model.ts';
import { type Colocada, claseDe, duracionDe, nuevosPorJugador } from './placement.ts';
import { at, type Escenario } from './scenario.ts';
import { addColumn, addRow, type Model, type Term } from './solver.ts';

/** Column y: how many matches of a class start at that minute in a group of identical free courts. */
type ColumnaHora = { clase: number; grupo: number; inicio: number; column: number };

/** Column of how many courts without saved matches a group opens. */
type ColumnaApertura = { grupo: number; column: number };

export type Horario = { horas: ColumnaHora[]; aperturas: ColumnaApertura[] };

export type CostesHora = {
  /** Where a band of the day begins, but the first; none puts every start in one band. */
  cortes: readonly Minutos[];
  parejas: boolean;
  hora: (clase: Clase, inicio: number) => number;
  apertura: number;
};

/** Some pair may play that day, and not in all its bands. */
const hayCerradas = ({ parejas }: Escenario): boolean =>
  parejas.some(({ franjas }) => franjas?.cerradas.some((delDia) => delDia.includes(true)));

/** Those of lines and fairness: the hours cost nothing, and only matter where some are closed to somebody. */
export const sinCostes = (esc: Escenario): CostesHora => ({
  cortes: hayCerradas(esc) ? CORTES_DE_FRANJA : [],
  parejas: false,
  hora: () => 0,
  apertura: 0,
});

/** Those of quality; `cortes`, finer than its own bands where players say when they can. */
export const costesCalidad = (
  esc: Escenario,
  cortes = hayCerradas(esc) ? CORTES_DE_FRANJA : CAMBIOS_DE_BANDA,
): CostesHora => ({ cortes, parejas: true, hora: costeTemprano, apertura: COSTE_APERTURA });

const bandaDeHora = ({ cortes }: CostesHora, inicio: number): number =>
  cortes.filter((corte) => corte <= inicio).length;

export const claveHora = (clase: number, dia: number, banda: number): string => `${clase}-${dia}-${banda}`;

/** Classes with some pair that may play, per day: the others need no hours. */
export type ClasesPorDia = readonly ReadonlySet<number>[];

/** Adds the y columns of a group, for the classes of its sport that have pairs on its day. */
function addHoras(
  model: Model,
  esc: Escenario,
  grupo: number,
  costes: CostesHora,
  activas: ClasesPorDia,
): ColumnaHora[] {
  const suyo = at(esc.grupos, grupo);
  const { inicio, fin, pistas, dia } = suyo;
  const clases = esc.clases.map((clase, indice) =>
    activas[dia]?.has(indice) && seJuegaEn(clase, suyo) ? clase : null,
  );
  const inicios = iniciosUtiles(clases, inicio, fin, costes.cortes);
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
  const grupo = at(esc.grupos, horas[0]?.grupo ?? 0);
  for (const minuto of new Set(horas.map(({ inicio }) => inicio))) {
    const enPista = horas.filter(
      ({ inicio, clase }) => inicio <= minuto && minuto < inicio + at(esc.clases, clase).duracion,
    );
    const terms: Term[] = enPista.map(({ column }) => [column, 1]);
    if (apertura !== undefined) terms.push([apertura, -1]);
    addRow(model, Number.NEGATIVE_INFINITY, apertura === undefined ? grupo.pistas.length : 0, terms);
  }
}

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

/** Ties pairs to hours: of each class, day and band, as many matches as starts. */
export function addEnlaces(
  model: Model,
  esc: Escenario,
  horario: Horario,
  cuentas: ReadonlyMap<string, Term[]>,
  costes: CostesHora,
): void {
  const enlaces = new Map<string, Term[]>([...cuentas].map(([clave, terms]) => [clave, [...terms]]));
  for (const { clase, grupo, inicio, column } of horario.horas) {
    const clave = claveHora(clase, at(esc.grupos, grupo).dia, bandaDeHora(costes, inicio));
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
      claveHora(clase, at(esc.grupos, grupo).dia, bandaDeHora(costes, inicio)),
    ),
  );

export const comienzosEn = ({ cortes }: CostesHora): readonly Minutos[] => [0, ...cortes];

/** A pair with its start in a group of identical free courts, before a court is named. */
type EnGrupo = { pareja: number; grupo: number; inicio: number };

/**
 * Names the courts: in order of start, each match takes the first court of its group that is free.
 * On identical courts this is an exact interval colouring: it needs no more courts than matches play
 * at once. docs/reglas/propuesta.md.
 */
function asignarPistas(esc: Escenario, enGrupo: readonly EnGrupo[]): Colocada[] {
  const libreDesde = new Map<string, number>();
  const orden = [...enGrupo].sort(
    (uno, otro) => uno.grupo - otro.grupo || uno.inicio - otro.inicio || uno.pareja - otro.pareja,
  );
  return orden.flatMap(({ pareja, grupo, inicio }) => {
    const { dia, pistas } = at(esc.grupos, grupo);
    const pista = pistas.find((id) => (libreDesde.get(`${grupo}-${id}`) ?? 0) <= inicio);
    if (pista === undefined) return [];
    libreDesde.set(`${grupo}-${pista}`, inicio + duracionDe(esc, at(esc.parejas, pareja)));
    return [{ pareja, dia, inicio, pista }];
  });
}

/** A binary column is taken as chosen above this. */
const MITAD = 0.5;

/** Starts chosen for each class, day and band, ascending; as many as matches. */
function iniciosElegidos(esc: Escenario, master: Master, values: ArrayLike<number>) {
  const elegidos = new Map<string, { grupo: number; inicio: number }[]>();
  const horas = [...master.horario.horas].sort((a, b) => a.inicio - b.inicio || a.grupo - b.grupo);
  for (const { clase, grupo, inicio, column } of horas) {
    const dia = at(esc.grupos, grupo).dia;
    const clave = claveHora(clase, dia, bandaDeHora(master.costes, inicio));
    const lista = elegidos.get(clave) ?? [];
    for (let n = Math.round(values[column] ?? 0); n > 0; n--) lista.push({ grupo, inicio });
    elegidos.set(clave, lista);
  }
  return elegidos;
}

/** Reads a solution: pairs take the starts of their class, day and band in order of league and ids. */
export function leerColocadas(esc: Escenario, master: Master, values: ArrayLike<number>): Colocada[] {
  const elegidos = iniciosElegidos(esc, master, values);
  const enGrupo = master.equis.flatMap(({ pareja, dia, banda, column }): EnGrupo[] => {
    if ((values[column] ?? 0) < MITAD) return [];
    const clase = claseDe(esc, at(esc.parejas, pareja));
    const hora = elegidos.get(claveHora(clase, dia, banda))?.shift();
    return hora === undefined ? [] : [{ pareja, ...hora }];
  });
  return asignarPistas(esc, enGrupo);
}

function grupoDe(esc: Escenario, { pareja, dia, inicio, pista }: Colocada): number {
  const fin = inicio + duracionDe(esc, at(esc.parejas, pareja));
  return esc.grupos.findIndex(
    (g) => g.dia === dia && g.inicio <= inicio && fin <= g.fin && g.pistas.includes(pista),
  );
}

/** The point of a model that stands for those placings, to start a solve from. */
export function escribirColocadas(esc: Escenario, master: Master, colocadas: readonly Colocada[]): number[] {
  const values = master.model.cost.map(() => 0);
  const fijar = (column: number | undefined, sumando: number) => {
    if (column !== undefined) values[column] = (values[column] ?? 0) + sumando;
  };
  const porHora = new Map(master.horario.horas.map((h) => [`${h.clase}-${h.grupo}-${h.inicio}`, h.column]));
  const porPareja = new Map(master.equis.map((x) => [`${x.pareja}-${x.dia}-${x.banda}`, x.column]));
  const pistasPorGrupo = new Map<number, Set<number>>();
  for (const colocada of colocadas) {
    const grupo = grupoDe(esc, colocada);
    const clase = claseDe(esc, at(esc.parejas, colocada.pareja));
    const banda = bandaDeHora(master.costes, colocada.inicio);
    fijar(porHora.get(`${clase}-${grupo}-${colocada.inicio}`), 1);
    fijar(porPareja.get(`${colocada.pareja}-${colocada.dia}-${banda}`), 1);
    pistasPorGrupo.set(grupo, (pistasPorGrupo.get(grupo) ?? new Set()).add(colocada.pista));
  }
  for (const { grupo, column } of master.horario.aperturas) {
    fijar(column, pistasPorGrupo.get(grupo)?.size ?? 0);
  }
  for (const { column, de, entre } of master.sumas)
    values[column] = de.reduce((suma, una) => suma + (values[una] ?? 0), 0) / entre;
  const nuevos = nuevosPorJugador(esc, colocadas);
  for (const { jugador, columns } of master.reparto)
    for (const column of columns.slice(0, Math.max(0, (nuevos[jugador] ?? 0) - 1))) fijar(column, 1);
  return values;
}
