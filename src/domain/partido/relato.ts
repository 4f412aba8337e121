import { diaDe, diasEntre, type FechaHora, horaDe } from '#domain/fecha.ts';
import { semanaBreve } from '#domain/fecha-texto.ts';
import { conMayuscula, enLista } from '#domain/texto.ts';
import type { Lado, Resultado } from './partido.ts';
import { enVezDeSet, esEmpate, ganadorDe, ganadorDeSet, type SetJugado, setsDe } from './resultado.ts';

type Nombres = readonly [string, string];

const enTieBreak = (set: SetJugado): boolean => Math.max(...set) === 7 && Math.min(...set) === 6;

function deDosSets(sets: readonly SetJugado[], gana: Lado): string {
  if (sets.some((set) => ganadorDeSet(set) !== gana)) return 'ganó por juegos';
  return sets.every(enTieBreak) ? 'ganó los dos sets en el tie-break' : 'ganó sin ceder un set';
}

/** "Ana remontó un set en contra y ganó en el super tie-break": what the sets tell; null of a single one, or of none. */
export function relatoDe(resultado: Resultado, nombres: Nombres): string | null {
  const gana = ganadorDe(resultado);
  const sets = setsDe(resultado);
  if (esEmpate(resultado)) return 'Acabó en empate';
  const [primero, segundo, tercero] = sets;
  if (gana === null || resultado.desenlace.que !== 'jugado' || !primero || !segundo) return null;
  const quien = nombres[gana - 1];
  if (!tercero) return `${quien} ${deDosSets(sets, gana)}`;
  const alFinal = enVezDeSet(tercero, 2, sets) ? 'ganó en el super tie-break' : 'ganó en tres sets';
  const pierde = gana === 1 ? 2 : 1;
  return `${quien} ${ganadorDeSet(primero) === pierde ? 'remontó un set en contra y ' : ''}${alFinal}`;
}

function trasUnEmpate(ganadores: readonly (Lado | null)[], nombres: Nombres): string {
  if (ganadores.length === 1) return 'La única vez, empataron';
  const [uno, otro] = ([1, 2] as const).map((lado) => ganadores.filter((gana) => gana === lado).length);
  if (uno === otro) return 'Van iguales y empataron el último';
  return `${nombres[(uno ?? 0) > (otro ?? 0) ? 0 : 1]} va por delante; empataron el último`;
}

/** Who is ahead of two who have met, and whose was the last; `ganadores`, the newest first; null of those who have not. */
export function quienVaPorDelante(ganadores: readonly (Lado | null)[], nombres: Nombres): string | null {
  const [ultimo] = ganadores;
  if (ultimo === undefined) return null;
  if (ultimo === null) return trasUnEmpate(ganadores, nombres);
  const suyo = nombres[ultimo - 1];
  const del = ganadores.filter((gana) => gana === ultimo).length;
  const otros = ganadores.filter((gana) => gana !== null).length - del;
  if (ganadores.length === 1) return `La única vez, ganó ${suyo}`;
  if (del === ganadores.length) return `${suyo} ha ganado siempre`;
  if (del === otros) return `Empate: el último lo ganó ${suyo}`;
  return del > otros
    ? `${suyo} va por delante y ganó el último`
    : `${nombres[2 - ultimo]} va por delante; el último lo ganó ${suyo}`;
}

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
