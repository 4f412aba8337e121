import { useMutation } from '@tanstack/react-query';
import { mensajes } from '#contract/mensajes.ts';
import { avisarFallo, enfocarPrimerError } from '#web/club/mesa/fallo.ts';
import { useUnaVez } from '#web/club/mesa/una-vez.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { ApiError, call, type FieldError } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';
import type { Linea } from './estado.ts';
import { conJugadores, rechazosDe } from './problemas.ts';
import type { MesaPropuesta } from './use-propuesta.ts';

const SIN_JUGADORES = 'Ninguna línea tiene jugadores: no hay nada que guardar.';

const ESPERA = 'Espera a que acabe el cálculo, o cancélalo, para guardar.';

const sinClave = ({ clave: _, fecha, ...linea }: Linea) => ({ ...linea, fecha: fecha ?? '' });

/** Why nothing is sent, said and shown; null when all is well. */
function reparo({ problemas }: MesaPropuesta, lineas: readonly Linea[]): string | null {
  if (lineas.length === 0) return SIN_JUGADORES;
  const hayErrores = [...problemas.values()].flat().some(({ esError }) => esError);
  return hayErrores ? mensajes.datosInvalidos : null;
}

function avisarGuardado(avisos: readonly FieldError[]): void {
  showToast(mensajes.partidosGuardados, 'success');
  if (avisos.length > 0) showToast(avisos.map(({ message }) => message).join(' '), 'warning');
}

/** Saves all the lines or none; then the form and the lines start again. Spec §4, "Proposal flow". */
export function useGuardarLineas(mesa: MesaPropuesta) {
  const recargar = useRecargar();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (lineas: readonly Linea[]) =>
      call('POST /api/private/partidos/guardarPropuesta', { body: lineas.map(sinClave) }),
    onSuccess: ({ avisos }) => {
      mesa.reiniciar();
      recargar();
      avisarGuardado(avisos);
    },
    onError: (error, lineas) => {
      avisarFallo(error);
      if (error instanceof ApiError) mesa.setRechazos(rechazosDe(error.errors, lineas));
      enfocarPrimerError();
    },
  });
  const mandar = useUnaVez(mutateAsync);
  const guardar = () => {
    // What is being looked for would come back over what was saved.
    if (mesa.generador.generando) return showToast(ESPERA, 'warning');
    const lineas = conJugadores(mesa.estado.lineas);
    const mal = reparo(mesa, lineas);
    if (mal === null) return mandar(lineas);
    showToast(mal, 'error');
    enfocarPrimerError();
  };
  return { guardar, guardando: isPending };
}
