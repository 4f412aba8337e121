import { useCallback } from 'react';
import { useParams } from 'react-router';
import { useReturn } from '#web/ui/desk/return-to.ts';

/** The id of the route (0 is new; what is no number asks for nothing that exists) and the way back to its list. */
export function useFichaRuta(lista: string): {
  id: number;
  volver: () => void;
  volverA: (id: number) => void;
} {
  const { id: texto = '' } = useParams();
  const id = /^\d{1,9}$/.test(texto) ? Number(texto) : Number.NaN;
  const irA = useReturn(lista);
  const volver = useCallback(() => irA(id || undefined), [irA, id]);
  return { id, volver, volverA: irA };
}
