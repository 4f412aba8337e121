import { anioDe, type Dia } from '#domain/fecha.ts';
import { sumarEuros } from '../euros.ts';
import { type OpcionCampus, SEMANAS, type Semana } from './datos.ts';

export type SemanaCampus = { id: Semana; desde: Dia; hasta: Dia; ofrecida: boolean };

/** The camp of a summer: prices in euros, days inclusive. Staff change it in Configuración. */
export type Campus = {
  semanas: readonly SemanaCampus[];
  opciones: Record<OpcionCampus, { horario: string; precio: number }>;
  /** With fewer enrolments a week does not run and what was paid is refunded. */
  minimoPorSemana: number;
};

/** The weeks chosen; the others are missing, null or blank. */
export type SemanasElegidas = { [semana in Semana]?: string | null };

type SemanaElegida = { id: Semana; desde: Dia; hasta: Dia; horario: string; precio: number };

const esOpcion = (texto: string | null | undefined): texto is OpcionCampus => texto === 'a' || texto === 'c';

export function semanasElegidas(elegidas: SemanasElegidas, campus: Campus): SemanaElegida[] {
  return campus.semanas.flatMap(({ id, desde, hasta }) => {
    const opcion = elegidas[id];
    return esOpcion(opcion) ? [{ id, desde, hasta, ...campus.opciones[opcion] }] : [];
  });
}

export const totalCampus = (elegidas: SemanasElegidas, campus: Campus): number =>
  sumarEuros(semanasElegidas(elegidas, campus).map(({ precio }) => precio));

export const algunaSemana = (elegidas: SemanasElegidas): boolean =>
  SEMANAS.some((semana) => esOpcion(elegidas[semana]));

/** The weeks the club runs, past ones too; those it does not offer are nowhere on the site. */
export const semanasOfrecidas = ({ semanas }: Pick<Campus, 'semanas'>): SemanaCampus[] =>
  semanas.filter(({ ofrecida }) => ofrecida);

export const finDeCampus = (campus: Pick<Campus, 'semanas'>): Dia =>
  semanasOfrecidas(campus).reduce((fin, { hasta }) => (hasta > fin ? hasta : fin), '');

/** The year of the camp, for its headings: that of the weeks offered, or of all when none is. */
export function anioDeCampus({ semanas }: Pick<Campus, 'semanas'>): number {
  const ofrecidas = semanasOfrecidas({ semanas });
  const dias = (ofrecidas.length > 0 ? ofrecidas : semanas).map(({ desde }) => desde);
  return anioDe(dias.reduce((ultimo, dia) => (dia > ultimo ? dia : ultimo), ''));
}

export type EstadoSemana = 'abierta' | 'empezada' | 'terminada' | 'noOfrecida';

/** Whether one can still enrol in a week: until the day before it starts. */
export function estadoDeSemana({ desde, hasta, ofrecida }: SemanaCampus, hoy: Dia): EstadoSemana {
  if (!ofrecida) return 'noOfrecida';
  if (hoy > hasta) return 'terminada';
  return hoy >= desde ? 'empezada' : 'abierta';
}

export const semanasAbiertas = (campus: Pick<Campus, 'semanas'>, hoy: Dia): SemanaCampus[] =>
  campus.semanas.filter((semana) => estadoDeSemana(semana, hoy) === 'abierta');

/** Why nobody can enrol in the camp today, or null while some week is open. */
export function motivoDeCampusCerrado(campus: Pick<Campus, 'semanas'>, hoy: Dia): string | null {
  if (semanasAbiertas(campus, hoy).length > 0) return null;
  if (semanasOfrecidas(campus).length === 0) return 'Todavía no hay semanas del campus de verano.';
  if (hoy > finDeCampus(campus)) return `Las semanas del campus de ${anioDeCampus(campus)} ya han terminado.`;
  return `Todas las semanas del campus de ${anioDeCampus(campus)} han empezado ya.`;
}
