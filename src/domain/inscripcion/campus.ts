import type { Dia } from '#domain/fecha.ts';
import { type OpcionCampus, SEMANAS, type Semana } from './datos.ts';

/** The camp of a summer: prices in euros, days inclusive. Spec §9. */
export type Campus = {
  semanas: readonly { id: Semana; desde: Dia; hasta: Dia }[];
  opciones: Record<OpcionCampus, { horario: string; precio: number }>;
};

/** The weeks chosen; the others are missing, null or blank. */
export type SemanasElegidas = { [semana in Semana]?: string | null };

export type SemanaElegida = { id: Semana; desde: Dia; hasta: Dia; horario: string; precio: number };

const esOpcion = (texto: string | null | undefined): texto is OpcionCampus => texto === 'a' || texto === 'c';

/** The chosen weeks with their days, timetable and price, in order. */
export function semanasElegidas(elegidas: SemanasElegidas, campus: Campus): SemanaElegida[] {
  return campus.semanas.flatMap((semana) => {
    const opcion = elegidas[semana.id];
    return esOpcion(opcion) ? [{ ...semana, ...campus.opciones[opcion] }] : [];
  });
}

/** What the chosen weeks cost, in euros. Spec §9. */
export const totalCampus = (elegidas: SemanasElegidas, campus: Campus): number =>
  semanasElegidas(elegidas, campus).reduce((total, { precio }) => total + precio, 0);

export const algunaSemana = (elegidas: SemanasElegidas): boolean =>
  SEMANAS.some((semana) => esOpcion(elegidas[semana]));

/** The last day of the camp. */
export const finDeCampus = (campus: Campus): Dia =>
  campus.semanas.reduce((fin, { hasta }) => (hasta > fin ? hasta : fin), '');
