import { useMutation } from '@tanstack/react-query';
import type { Cuenta, EnlaceDado } from '#contract/cuentas.ts';
import { avisarFallo } from '#web/club/mesa/fallo.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/confirm.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import * as consecuencias from './consecuencias.ts';

/** Another link, after saying what it does. */
export function useDarEnlace(cuenta: Cuenta, alDarEnlace: (enlace: EnlaceDado) => void) {
  const recargar = useRecargar();
  const { usuario } = cuenta;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/private/cuentas/:usuario/enlace', { params: { usuario } }),
    onSuccess: (enlace) => {
      recargar();
      alDarEnlace(enlace);
    },
    onError: avisarFallo,
  });
  const preguntar = () =>
    confirm({
      title: `Enlace para ${usuario}`,
      children: consecuencias.alDarEnlace(cuenta),
      action: 'Hacer el enlace',
    });
  const darEnlace = async () => {
    if (await preguntar()) mutate();
  };
  return { darEnlace, dando: isPending };
}

/** Enabling asks nothing; disabling says first what it does. */
export function useCambiarEstado(cuenta: Cuenta) {
  const recargar = useRecargar();
  const { usuario } = cuenta;
  const estado = cuenta.estado === 'activo' ? 'inactivo' : 'activo';
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('POST /api/private/cuentas/:usuario/estado', { params: { usuario }, body: { estado } }),
    onSuccess: () => {
      const aviso = estado === 'activo' ? 'Cuenta activada' : 'Cuenta desactivada y sesiones cerradas';
      showToast(`${aviso}: ${usuario}`, 'success');
      recargar();
    },
    onError: avisarFallo,
  });
  const preguntar = () =>
    confirm({
      title: `Desactivar a ${usuario}`,
      children: consecuencias.alDesactivar(cuenta),
      action: 'Desactivar',
    });
  const cambiarEstado = async () => {
    if (estado === 'activo' || (await preguntar())) mutate();
  };
  return { cambiarEstado, cambiando: isPending };
}
