import { type Dia, diaDe, type FechaHora, horaDe, sumarMinutos } from '#domain/fecha.ts';
import { fechaSemana } from '#domain/fecha-texto.ts';

/** As many characters as a match's remarks hold. */
const MAX_OBSERVACIONES = 2000;

export const mismaHora = (fecha: FechaHora, dia: Dia): FechaHora => `${dia}T${horaDe(fecha)}`;

export const notaDeSuspension = (dia: Dia): string => `Suspendido por lluvia el ${fechaSemana(dia)}.`;

/** The remarks with the note after them; as they were when both do not fit. */
export function conNota(observaciones: string | null, nota: string | null): string | null {
  if (nota === null) return observaciones;
  const juntas = [observaciones, nota].filter((parte) => parte !== null).join(' ');
  return juntas.length <= MAX_OBSERVACIONES ? juntas : observaciones;
}

type Destino = { fecha: FechaHora | null };

const partidos = (cuantos: number): string => (cuantos === 1 ? '1 partido' : `${cuantos} partidos`);

/** The suspension as a news item of the site: without names, as anybody finds it and some of them are children's. */
export function noticiaDeSuspension(
  dia: Dia,
  suspendidos: readonly Destino[],
): { title: string; content: string } {
  const porDia = Map.groupBy(suspendidos, ({ fecha }) => (fecha === null ? null : diaDe(fecha)));
  const destinos = [...porDia].map(([otro, { length }]) =>
    otro === null
      ? `<li>${partidos(length)}: pendiente de nueva fecha.</li>`
      : `<li>${partidos(length)}: al ${fechaSemana(otro)}.</li>`,
  );
  return {
    title: `Lluvia: se suspenden partidos del ${fechaSemana(dia)}`,
    content: `<p>La lluvia no deja jugar ${partidos(suspendidos.length)} del ${fechaSemana(dia)}.</p><ul>${destinos.join('')}</ul><p>La hora y la pista de cada uno están en el horario.</p>`,
  };
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
