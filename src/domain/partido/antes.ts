import { type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';

type Otro = { nombre: string; fecha: FechaHora };

/**
 * "El sábado 5 dic juegan Ana, a las 21:00, y Blas, a las 9:00." or, of two days, "Antes juegan Ana, el sábado 5 dic, y Blas,
 * el domingo 6 dic."; null where nobody does.
 */
export function antesDeEste(otros: readonly Otro[]): string | null {
  const dias = new Set(otros.map(({ fecha }) => semanaBreve(fecha)));
  const [dia, otroDia] = dias;
  if (!dia) return null;
  const cada = otros.map(({ nombre, fecha }) =>
    otroDia ? `${nombre}, el ${semanaBreve(fecha)}` : `${nombre}, a\u00a0las\u00a0${horaDe(fecha)}`,
  );
  const juegan = otros.length > 1 ? 'juegan' : 'juega';
  return `${otroDia ? 'Antes' : `El ${dia}`} ${juegan} ${cada.join(', y ')}.`;
}
