import { type Colocada, duracionDe } from './colocada.ts';
import { en } from './en.ts';
import type { Escenario } from './escenario.ts';

/** A pair with its start in a group of identical free courts, before a court is named. */
export type EnGrupo = { pareja: number; grupo: number; inicio: number };

/**
 * Names the courts: in order of start, each match takes the first court of its group that is free.
 * On identical courts this is an exact interval colouring: it needs no more courts than matches play
 * at once. proposal.md, "Courts".
 */
export function asignarPistas(esc: Escenario, enGrupo: readonly EnGrupo[]): Colocada[] {
  const libreDesde = new Map<string, number>();
  const orden = [...enGrupo].sort(
    (uno, otro) => uno.grupo - otro.grupo || uno.inicio - otro.inicio || uno.pareja - otro.pareja,
  );
  return orden.flatMap(({ pareja, grupo, inicio }) => {
    const { dia, pistas } = en(esc.grupos, grupo);
    const pista = pistas.find((id) => (libreDesde.get(`${grupo}-${id}`) ?? 0) <= inicio);
    if (pista === undefined) return [];
    libreDesde.set(`${grupo}-${pista}`, inicio + duracionDe(esc, en(esc.parejas, pareja)));
    return [{ pareja, dia, inicio, pista }];
  });
}
