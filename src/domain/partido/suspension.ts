import { type Dia, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { ocupa } from './ocupacion.ts';
import type { Partido } from './partido.ts';
import { estaDecidido } from './resultado.ts';

/** As many characters as a match's remarks hold. */
const MAX_OBSERVACIONES = 2000;

/** Whether rain can take it away: a match that is to be played, and has no result yet. */
export const puedeSuspenderse = (partido: Partido): boolean => ocupa(partido) && !estaDecidido(partido);

/** The same hour of another day. */
export const mismaHora = (fecha: FechaHora, dia: Dia): FechaHora => `${dia}T${horaDe(fecha)}`;

/** What visitors read in a match that was moved. */
export const notaDeSuspension = (dia: Dia): string => `Suspendido por lluvia el ${fechaSemana(dia)}.`;

/** The remarks with the note after them; as they were when both do not fit. */
export function conNota(observaciones: string | null, nota: string | null): string | null {
  if (nota === null) return observaciones;
  const juntas = [observaciones, nota].filter((parte) => parte !== null).join(' ');
  return juntas.length <= MAX_OBSERVACIONES ? juntas : observaciones;
}

/** A suspended match in names: its new moment, or null when it waits for a proposal. */
export type Suspendido = {
  jugador1: string;
  jugador2: string;
  pista: string | null;
  fecha: FechaHora;
  nueva: FechaHora | null;
};

const enLinea = ({ jugador1, jugador2, pista, fecha, nueva }: Suspendido): string =>
  nueva === null
    ? `- ${jugador1} – ${jugador2}`
    : `- ${horaDe(fecha)}${pista ? ` ${pista}` : ''}: ${jugador1} – ${jugador2}`;

const parrafo = (titulo: string, suyos: readonly Suspendido[]): string[] =>
  suyos.length === 0 ? [] : [[titulo, ...suyos.map(enLinea)].join('\n')];

/** The news as it is pasted in the players' group: what was that day and where each match goes. */
export function avisoDeSuspension(dia: Dia, suspendidos: readonly Suspendido[]): string {
  const movidos = suspendidos.filter(({ nueva }) => nueva !== null);
  const sinFecha = suspendidos.filter(({ nueva }) => nueva === null);
  const porDia = Map.groupBy(movidos, ({ nueva }) => nueva?.slice(0, 10) ?? '');
  return [
    `Se suspenden por la lluvia partidos del ${fechaSemana(dia)}.`,
    ...[...porDia].flatMap(([nuevo, suyos]) => parrafo(`Pasan al ${fechaSemana(nuevo)}:`, suyos)),
    ...parrafo('Quedan pendientes de nueva fecha:', sinFecha),
  ].join('\n\n');
}
