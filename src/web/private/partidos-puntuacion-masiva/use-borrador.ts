import { useCallback, useEffect, useState } from 'react';
import type { PartidoFila } from '#contract/partidos.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { escribirBorrador, leerBorrador } from './borrador.ts';
import type { Borrador, Puntos } from './puntos.ts';

export type UsoBorrador = {
  borrador: Borrador;
  /** The same function in every draw, so that a row is drawn again only when it changes. */
  escribir: (id: number, puntos: Puntos) => void;
  /** Forgets those matches. */
  olvidar: (ids: readonly number[]) => void;
};

const sinPartido = (borrador: Borrador, partidos: readonly PartidoFila[]): number[] => {
  const pendientes = new Set(partidos.map(({ id }) => id));
  return Object.keys(borrador)
    .map(Number)
    .filter((id) => !pendientes.has(id));
};

const yaNoEstan = (cuantos: number): string =>
  cuantos === 1
    ? 'Un partido que tenías a medias ya no está pendiente: lo ha puntuado otra persona o se ha borrado.'
    : `${cuantos} partidos que tenías a medias ya no están pendientes: los ha puntuado otra persona o se han borrado.`;

/** What is typed of the matches of a type; it survives a reload of the page. */
export function useBorrador(tipo: TipoLiga, partidos: readonly PartidoFila[]): UsoBorrador {
  const [borrador, setBorrador] = useState(() => leerBorrador(tipo));
  useEffect(() => escribirBorrador(tipo, borrador), [tipo, borrador]);
  const escribir = useCallback(
    (id: number, puntos: Puntos) => setBorrador((antes) => ({ ...antes, [id]: puntos })),
    [],
  );
  const olvidar = useCallback((ids: readonly number[]) => {
    const fuera = new Set(ids.map(String));
    setBorrador((antes) => Object.fromEntries(Object.entries(antes).filter(([id]) => !fuera.has(id))));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another list that leaves some without a match
  useEffect(() => {
    const sobran = sinPartido(borrador, partidos);
    if (sobran.length === 0) return;
    olvidar(sobran);
    showToast(yaNoEstan(sobran.length), 'warning');
  }, [partidos]);
  return { borrador, escribir, olvidar };
}
