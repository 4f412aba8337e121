import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { cuantos } from '#web/club/mesa/cuantos.ts';
import { avisarFallo, enfocarPrimerError, erroresDeCampos } from '#web/club/mesa/fallo.ts';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';

const VACIA = { actual: '', nueva: '' };
type Claves = typeof VACIA;

const avisoDe = (cerradas: number): string =>
  cerradas === 0
    ? 'Contraseña cambiada'
    : `Contraseña cambiada. Se ${cerradas === 1 ? 'ha' : 'han'} cerrado ${cuantos(cerradas, 'sesión', 'sesiones')} que tenías abiertas en otros sitios.`;

/** The form that changes one's password: what was typed stays when the server refuses it. */
export function useCambiar() {
  const cliente = useQueryClient();
  const [claves, setClaves] = useState(VACIA);
  const enviando = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Claves) => call('POST /api/private/cuenta/clave', { body }),
    onSuccess: ({ cerradas }) => {
      setClaves(VACIA);
      showToast(avisoDe(cerradas), 'success');
      cliente.invalidateQueries();
    },
    onError: (fallo) => {
      if (Object.keys(erroresDeCampos(fallo)).length === 0) avisarFallo(fallo);
      enfocarPrimerError();
    },
    onSettled: () => {
      enviando.current = false;
    },
  });
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (enviando.current) return;
    enviando.current = true;
    mutate(claves);
  };
  const poner = (campo: keyof Claves) => (valor: string) =>
    setClaves((antes) => ({ ...antes, [campo]: valor }));
  return { claves, poner, enviar, enviando: isPending, errores: erroresDeCampos(error) };
}
