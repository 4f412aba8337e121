import { diaDe, diasEntre, type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { conMayuscula, enLista } from '#domain/texto.ts';

type Otro = { nombre: string; fecha: FechaHora };

/** How many days before. */
const CUANDO = ['ese mismo día', 'el día antes', 'dos días antes'];

/**
 * "El día antes, sábado 5 dic, Ana juega a las 09:00 y Blas a las 21:00" or, of two days, "El día antes, sábado 5 dic, Ana
 * juega a las 21:00; ese mismo día, Blas juega a las 09:00"; null where nobody does.
 */
export function antesDeEste(otros: readonly Otro[], fecha: FechaHora): string | null {
  if (otros.length === 0) return null;
  const enOrden = otros.toSorted((uno, otro) => uno.fecha.localeCompare(otro.fecha));
  const dias = [...Map.groupBy(enOrden, ({ fecha }) => diaDe(fecha))].map(([dia, suyos]) => {
    const cada = suyos.map(
      ({ nombre, fecha }, n) => `${nombre}${n === 0 ? ' juega' : ''} a\u00a0las\u00a0${horaDe(fecha)}`,
    );
    const cuantos = diasEntre(dia, diaDe(fecha));
    return [CUANDO[cuantos], ...(cuantos > 0 ? [semanaBreve(dia)] : []), enLista(cada)].join(', ');
  });
  return conMayuscula(dias.join('; '));
}
