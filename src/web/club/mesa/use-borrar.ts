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
  /** What is offered instead, when it cannot be deleted now; null when it can. */
  enVez?: () => Promise<EnVez | null>;
};

type EnVez = { texto: ReactNode; accion: string; hacer: () => unknown };

/** What each screen says of its own. */
export type Borrado = Omit<Borrar, 'cambios'>;

/** Asks, and deletes or does what is offered instead; whether it is gone. */
async function preguntar({ titulo, consecuencias, borrar, enVez }: Borrado): Promise<boolean> {
  const otra = (await enVez?.()) ?? null;
  const children = otra ? otra.texto : await consecuencias();
  const seguro = await confirm({ title: titulo, children, action: otra ? otra.accion : 'Borrar' });
  if (!seguro) return false;
  await (otra ? otra.hacer() : borrar());
  return otra === null;
}

/** Says what will happen, asks, deletes, and leaves. */
export function useBorrar({ cambios, ...borrado }: Borrar): () => void {
  const recargar = useRecargar();
  // Pressed twice in the same instant, it asks once.
  const preguntando = useRef(false);
  const { mutate } = useMutation({
    mutationFn: () => preguntar(borrado),
    onSuccess: (yaNoEsta) => {
      if (!yaNoEsta) return;
      cambios.darPorGuardado();
      showToast(borrado.hecho, 'success');
      borrado.alBorrar();
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
