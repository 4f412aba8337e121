import { type Colocada, claseDe, duracionDe, nuevosPorJugador } from './colocada.ts';
import { en } from './en.ts';
import type { Escenario } from './escenario.ts';
import { bandaDeHora, claveHora } from './horario.ts';
import type { Maestro } from './maestro.ts';
import { asignarPistas, type EnGrupo } from './pistas.ts';

/** A binary column is taken as chosen above this. */
const MITAD = 0.5;

/** Starts chosen for each class, day and band, ascending; as many as matches. */
function iniciosElegidos(esc: Escenario, maestro: Maestro, values: ArrayLike<number>) {
  const elegidos = new Map<string, { grupo: number; inicio: number }[]>();
  const horas = [...maestro.horario.horas].sort((a, b) => a.inicio - b.inicio || a.grupo - b.grupo);
  for (const { clase, grupo, inicio, column } of horas) {
    const dia = en(esc.grupos, grupo).dia;
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
  const enGrupo = maestro.equis.flatMap(({ pareja, dia, banda, column }): EnGrupo[] => {
    if ((values[column] ?? 0) < MITAD) return [];
    const clase = claseDe(esc, en(esc.parejas, pareja));
    const hora = elegidos.get(claveHora(clase, dia, banda))?.shift();
    return hora === undefined ? [] : [{ pareja, ...hora }];
  });
  return asignarPistas(esc, enGrupo);
}

/** The group of free courts a placing sits in. */
function grupoDe(esc: Escenario, { pareja, dia, inicio, pista }: Colocada): number {
  const fin = inicio + duracionDe(esc, en(esc.parejas, pareja));
  return esc.grupos.findIndex(
    (g) => g.dia === dia && g.inicio <= inicio && fin <= g.fin && g.pistas.includes(pista),
  );
}

/** The point of a model that stands for those placings, to start a solve from. */
export function escribirColocadas(
  esc: Escenario,
  maestro: Maestro,
  colocadas: readonly Colocada[],
): number[] {
  const values = maestro.model.cost.map(() => 0);
  const fijar = (column: number | undefined, sumando: number) => {
    if (column !== undefined) values[column] = (values[column] ?? 0) + sumando;
  };
  const porHora = new Map(maestro.horario.horas.map((h) => [`${h.clase}-${h.grupo}-${h.inicio}`, h.column]));
  const porPareja = new Map(maestro.equis.map((x) => [`${x.pareja}-${x.dia}-${x.banda}`, x.column]));
  const pistasPorGrupo = new Map<number, Set<number>>();
  for (const colocada of colocadas) {
    const grupo = grupoDe(esc, colocada);
    const clase = claseDe(esc, en(esc.parejas, colocada.pareja));
    const banda = bandaDeHora(maestro.costes, colocada.inicio);
    fijar(porHora.get(`${clase}-${grupo}-${colocada.inicio}`), 1);
    fijar(porPareja.get(`${colocada.pareja}-${colocada.dia}-${banda}`), 1);
    pistasPorGrupo.set(grupo, (pistasPorGrupo.get(grupo) ?? new Set()).add(colocada.pista));
  }
  for (const { grupo, column } of maestro.horario.aperturas) {
    fijar(column, pistasPorGrupo.get(grupo)?.size ?? 0);
  }
  fijarReparto(esc, maestro, colocadas, fijar);
  return values;
}

function fijarReparto(
  esc: Escenario,
  maestro: Maestro,
  colocadas: readonly Colocada[],
  fijar: (column: number, sumando: number) => void,
): void {
  const parejas = colocadas.map(({ pareja }) => pareja);
  const nuevos = nuevosPorJugador(esc, parejas);
  for (const { jugador, columns } of maestro.reparto) {
    for (const column of columns.slice(0, Math.max(0, (nuevos[jugador] ?? 0) - 1))) fijar(column, 1);
  }
}
