import { diaDe, type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { conMayuscula, enLista } from '#domain/texto.ts';

type Otro = { nombre: string; fecha: FechaHora };

/**
 * "El sábado 5 dic, Ana juega a las 09:00 y Blas a las 21:00" or, of two days, "El sábado 5 dic, Ana juega a las 21:00; el
 * domingo 6 dic, Blas juega a las 09:00"; null where nobody does.
 */
export function antesDeEste(otros: readonly Otro[]): string | null {
  if (otros.length === 0) return null;
  const enOrden = otros.toSorted((uno, otro) => uno.fecha.localeCompare(otro.fecha));
  const dias = [...Map.groupBy(enOrden, ({ fecha }) => diaDe(fecha))].map(([dia, suyos]) => {
    const cada = suyos.map(
      ({ nombre, fecha }, n) => `${nombre}${n === 0 ? ' juega' : ''} a\u00a0las\u00a0${horaDe(fecha)}`,
    );
    return `el ${semanaBreve(dia)}, ${enLista(cada)}`;
  });
  return conMayuscula(dias.join('; '));
}
