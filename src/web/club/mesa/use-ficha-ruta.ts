import { useCallback } from 'react';
import { useParams } from 'react-router';
import { useReturn } from '#web/ui/desk/return-to.ts';

/** Back to the list: to the row of these details, to another one just created, or (0) to none. */
export type Volver = (fila?: number) => void;

/** The id of the route (0 is new; what is no number asks for nothing that exists) and the way back to its list. */
export function useFichaRuta(lista: string): { id: number; volver: Volver } {
  const { id: texto = '' } = useParams();
  const id = /^\d{1,9}$/.test(texto) ? Number(texto) : Number.NaN;
  const irA = useReturn(lista);
  const volver = useCallback((fila = id) => irA(fila || undefined), [irA, id]);
  return { id, volver };
}
