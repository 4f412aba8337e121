import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { confirm } from '#web/ui/desk/confirm.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { avisarFallo } from './fallo.ts';
import type { Cambios } from './use-cambios.ts';
import { useRecargar } from './use-guardar.ts';

type Borrar = {
  cambios: Cambios;
  titulo: string;
  /** What will happen exactly, with the numbers of this moment. */
  consecuencias: () => Promise<ReactNode>;
  borrar: () => Promise<unknown>;
  hecho: string;
  alBorrar: () => void;
};

/** What each screen says of its own. */
export type Borrado = Omit<Borrar, 'cambios'>;

/** Says what will happen, asks, deletes, and leaves. */
export function useBorrar({ cambios, titulo, consecuencias, borrar, hecho, alBorrar }: Borrar): () => void {
  const recargar = useRecargar();
  // Pressed twice in the same instant, it asks once.
  const preguntando = useRef(false);
  const { mutate } = useMutation({
    mutationFn: async () => {
      const seguro = await confirm({ title: titulo, children: await consecuencias(), action: 'Borrar' });
      if (!seguro) return false;
      await borrar();
      return true;
    },
    onSuccess: (borrado) => {
      if (!borrado) return;
      cambios.darPorGuardado();
      showToast(hecho, 'success');
      alBorrar();
      recargar();
    },
    onError: avisarFallo,
    onSettled: () => {
      preguntando.current = false;
    },
  });
  return () => {
    if (preguntando.current) return;
    preguntando.current = true;
    mutate();
  };
}
