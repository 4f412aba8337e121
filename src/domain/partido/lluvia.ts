import { type FechaHora, horaDe, sumarMinutos } from '#domain/fecha.ts';

type Cita = { fecha: FechaHora; duracion: number };

/** Its last minute has passed: by now it has been played, or it will not be. */
export const haAcabado = ({ fecha, duracion }: Cita, ahora: FechaHora): boolean =>
  sumarMinutos(fecha, duracion) <= ahora;

/** The hours at which matches of a day start, each once, in order. */
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
