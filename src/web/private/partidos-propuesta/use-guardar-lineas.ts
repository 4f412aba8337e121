import { useMutation } from '@tanstack/react-query';
import { mensajes } from '#contract/mensajes.ts';
import { avisarFallo, enfocarPrimerError } from '#web/club/mesa/fallo.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { ApiError, call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { Linea } from './estado.ts';
import { conJugadores, rechazosDe } from './problemas.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

const SIN_JUGADORES = 'Ninguna línea tiene jugadores: no hay nada que guardar.';

const sinClave = ({ clave: _, fecha, ...linea }: Linea) => ({ ...linea, fecha: fecha ?? '' });

/** Saves all the lines or none; then the form and the lines start again. Spec §4, "Proposal flow". */
export function useGuardarLineas({ estado, problemas, setRechazos, reiniciar }: MesaPropuesta) {
  const recargar = useRecargar();
  const { mutate, isPending } = useMutation({
    mutationFn: (lineas: readonly Linea[]) =>
      call('POST /api/private/partidos/guardarPropuesta', { body: lineas.map(sinClave) }),
    onSuccess: ({ avisos }) => {
      reiniciar();
      recargar();
      showToast(mensajes.partidosGuardados, 'success');
      if (avisos.length > 0) showToast(avisos.map(({ message }) => message).join(' '), 'warning');
    },
    onError: (error, lineas) => {
      avisarFallo(error);
      if (error instanceof ApiError) setRechazos(rechazosDe(error.errors, lineas));
      enfocarPrimerError();
    },
  });
  const guardar = () => {
    const lineas = conJugadores(estado.lineas);
    if (isPending) return;
    if (lineas.length === 0) return void showToast(SIN_JUGADORES, 'warning');
    const hayErrores = [...problemas.values()].flat().some(({ esError }) => esError);
    if (!hayErrores) return mutate(lineas);
    showToast(mensajes.datosInvalidos, 'error');
    enfocarPrimerError();
  };
  return { guardar, guardando: isPending };
}
