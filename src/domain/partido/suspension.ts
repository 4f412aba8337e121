import { type Dia, diaDe, type FechaHora, horaDe, sumarMinutos } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';
import { compararNombres } from '#domain/texto.ts';

/** As many characters as a match's remarks hold. */
const MAX_OBSERVACIONES = 2000;

export const mismaHora = (fecha: FechaHora, dia: Dia): FechaHora => `${dia}T${horaDe(fecha)}`;

/** What visitors read in a match that was moved. */
export const notaDeSuspension = (dia: Dia): string => `Suspendido por lluvia el ${fechaSemana(dia)}.`;

/** The remarks with the note after them; as they were when both do not fit. */
export function conNota(observaciones: string | null, nota: string | null): string | null {
  if (nota === null) return observaciones;
  const juntas = [observaciones, nota].filter((parte) => parte !== null).join(' ');
  return juntas.length <= MAX_OBSERVACIONES ? juntas : observaciones;
}

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

type Cita = { fecha: FechaHora; duracion: number };

/** Its last minute has passed: by now it has been played, or it will not be. */
export const haAcabado = ({ fecha, duracion }: Cita, ahora: FechaHora): boolean =>
  sumarMinutos(fecha, duracion) <= ahora;

export const iniciosDelDia = (citas: readonly Cita[]): string[] =>
  [...new Set(citas.map(({ fecha }) => horaDe(fecha)))].sort();

/**
 * The hour from which rain suspends, to begin with: of a day under way, the first start that is not over yet, so that
 * what was played in the morning stays; of any other, its first one.
 */
export function desdeCuandoLlueve(citas: readonly Cita[], ahora: FechaHora): string | null {
  const [primero = null] = iniciosDelDia(citas);
  const [pendiente = primero] = iniciosDelDia(citas.filter((cita) => !haAcabado(cita, ahora)));
  return pendiente;
}

export type Convocado = {
  fecha: FechaHora;
  pista: string | null;
  jugador1: string;
  jugador2: string;
  liga: string;
};

const porHora = (a: Convocado, b: Convocado): number =>
  a.fecha.localeCompare(b.fecha) || (a.pista ?? '').localeCompare(b.pista ?? '', 'es');

const linea = ({ fecha, pista, jugador1, jugador2, liga }: Convocado): string =>
  `- ${horaDe(fecha)}${pista === null ? '' : ` ${pista}`}: ${jugador1} – ${jugador2} (${liga})`;

/** Who plays when and where, as it is pasted in the players' group: a paragraph a day. Empty without matches. */
export function avisoDeConvocatoria(partidos: readonly Convocado[]): string {
  const porDia = Map.groupBy([...partidos].sort(porHora), ({ fecha }): Dia => diaDe(fecha));
  return [...porDia]
    .map(([dia, suyos]) => [`Partidos del ${fechaSemana(dia)}:`, ...suyos.map(linea)].join('\n'))
    .join('\n\n');
}
