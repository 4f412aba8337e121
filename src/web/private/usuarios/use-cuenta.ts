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
    mutationFn: async () => {
      const children = consecuencias.alDarEnlace(cuenta);
      const seguro = await confirm({ title: `Enlace para ${usuario}`, children, action: 'Hacer el enlace' });
      return seguro ? call('POST /api/private/cuentas/:usuario/enlace', { params: { usuario } }) : null;
    },
    onSuccess: (enlace) => {
      if (!enlace) return;
      recargar();
      alDarEnlace(enlace);
    },
    onError: avisarFallo,
  });
  return { darEnlace: mutate, dando: isPending };
}

/** Enabling asks nothing; disabling says first what it does. */
export function useCambiarEstado(cuenta: Cuenta) {
  const recargar = useRecargar();
  const { usuario } = cuenta;
  const estado = cuenta.estado === 'activo' ? 'inactivo' : 'activo';
  const preguntar = () =>
    confirm({
      title: `Desactivar a ${usuario}`,
      children: consecuencias.alDesactivar(cuenta),
      action: 'Desactivar',
    });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (estado === 'inactivo' && !(await preguntar())) return false;
      await call('POST /api/private/cuentas/:usuario/estado', { params: { usuario }, body: { estado } });
      return true;
    },
    onSuccess: (hecho) => {
      if (!hecho) return;
      const aviso = estado === 'activo' ? 'Cuenta activada' : 'Cuenta desactivada y sesiones cerradas';
      showToast(`${aviso}: ${usuario}`, 'success');
      recargar();
    },
    onError: avisarFallo,
  });
  return { cambiarEstado: mutate, cambiando: isPending };
}
