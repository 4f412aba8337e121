import { type Dia, diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { compararNombres } from '#domain/texto.ts';

/** As many characters as a match's remarks hold. */
const MAX_OBSERVACIONES = 2000;

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

/** A suspended match in names: its new moment and court, or null when it waits for a proposal. */
export type Suspendido = {
  jugador1: string;
  jugador2: string;
  nuevo: { fecha: FechaHora; pista: string | null } | null;
};

const cita = ({ nuevo }: Suspendido): string =>
  nuevo === null ? '' : `${horaDe(nuevo.fecha)}${nuevo.pista === null ? '' : ` ${nuevo.pista}`}: `;

const enLinea = (uno: Suspendido): string => `- ${cita(uno)}${uno.jugador1} – ${uno.jugador2}`;

const parrafo = (titulo: string, suyos: readonly Suspendido[]): string[] =>
  suyos.length === 0 ? [] : [[titulo, ...suyos.map(enLinea).sort(compararNombres)].join('\n')];

/** The days the matches go to, each with its own; null are those that wait for a proposal. */
const porDiaNuevo = (suspendidos: readonly Suspendido[]): Map<Dia | null, Suspendido[]> =>
  Map.groupBy(suspendidos, ({ nuevo }) => (nuevo === null ? null : diaDe(nuevo.fecha)));

const partidos = (cuantos: number): string => (cuantos === 1 ? '1 partido' : `${cuantos} partidos`);

/** The same as a news item of the site: without names, as anybody finds it and some of them are children's. */
export function noticiaDeSuspension(
  dia: Dia,
  suspendidos: readonly Suspendido[],
): { title: string; content: string } {
  const destinos = [...porDiaNuevo(suspendidos)].map(([otro, { length }]) =>
    otro === null
      ? `<li>${partidos(length)}: pendiente de nueva fecha.</li>`
      : `<li>${partidos(length)}: al ${fechaSemana(otro)}.</li>`,
  );
  return {
    title: `Lluvia: se suspenden partidos del ${fechaSemana(dia)}`,
    content: `<p>La lluvia no deja jugar ${partidos(suspendidos.length)} del ${fechaSemana(dia)}.</p><ul>${destinos.join('')}</ul><p>La hora y la pista de cada uno están en el horario.</p>`,
  };
}

/** The news as it is pasted in the players' group: what was that day and where each match goes. */
export function avisoDeSuspension(dia: Dia, suspendidos: readonly Suspendido[]): string {
  const porDia = porDiaNuevo(suspendidos);
  const movidos = [...porDia].flatMap(([otro, suyos]) => (otro === null ? [] : [{ otro, suyos }]));
  return [
    `Se suspenden por la lluvia partidos del ${fechaSemana(dia)}.`,
    ...movidos.flatMap(({ otro, suyos }) => parrafo(`Pasan al ${fechaSemana(otro)}:`, suyos)),
    ...parrafo('Quedan pendientes de nueva fecha:', porDia.get(null) ?? []),
  ].join('\n\n');
}
