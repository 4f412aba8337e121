import { useForm } from '@mantine/form';
import type { Incidencia, IncidenciaGuardada } from '#contract/incidencias.ts';
import { mensajes } from '#contract/mensajes.ts';
import { fechaConDia } from '#web/club/mesa/fecha-con-dia.ts';
import { type Borrado, useBorrar } from '#web/club/mesa/use-borrar.ts';
import { useCambios } from '#web/club/mesa/use-cambios.ts';
import type { Volver } from '#web/club/mesa/use-ficha-ruta.ts';
import { type Guardado, useGuardar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';
import {
  comprobar,
  type Listas,
  nombreDeJugador,
  nuevaDe,
  paraGuardar,
  resumenDe,
  type ValoresIncidencia,
  valoresDe,
} from './valores.ts';

export const leerIncidencia = (id: number) => call('GET /api/private/incidencias/:id', { params: { id } });

export type Ficha = {
  incidencia: Incidencia | null;
  listas: Listas;
  volver: Volver;
  /** Whose a new one is, when their page led here. */
  idJugador: number | null;
};

/** How many were created, as spec §8 says it; nothing was when one was changed. */
function textoDe({ creadas }: IncidenciaGuardada): string {
  if (creadas === 0) return 'Incidencia guardada';
  return creadas === 1 ? mensajes.unaIncidencia : mensajes.variasIncidencias(creadas);
}

/** How it is saved, and what somebody else left when they saved first. */
const guardadoIncidencia = (
  { incidencia, listas, volver }: Ficha,
  id = incidencia?.id ?? 0,
): Guardado<ValoresIncidencia, IncidenciaGuardada> => ({
  enviar: (valores, version) =>
    call('POST /api/private/incidencias/:id', { params: { id }, body: paraGuardar(valores, version) }),
  releer: async () => {
    const suya = await leerIncidencia(id);
    return { valores: valoresDe(suya), version: suya.version };
  },
  resumen: (valores) => resumenDe(valores, listas),
  alGuardar: (guardada) => {
    showToast(textoDe(guardada), 'success');
    volver(guardada.id);
  },
});

const borradoIncidencia = ({ incidencia, listas, volver }: Ficha, id = incidencia?.id ?? 0): Borrado => ({
  titulo: 'Borrar la incidencia',
  consecuencias: async () =>
    incidencia
      ? `${nombreDeJugador(listas, incidencia.idJugador)} volverá a ofrecerse para jugar el ${fechaConDia(incidencia.fecha)}.`
      : '',
  borrar: () => call('DELETE /api/private/incidencias/:id', { params: { id } }),
  hecho: 'Incidencia borrada',
  alBorrar: () => volver(0),
});

/** Everything the incident's form does. After saving or deleting, back to the list. Spec §4. */
export function useIncidencia(ficha: Ficha) {
  const { incidencia, listas, idJugador } = ficha;
  const form = useForm<ValoresIncidencia>({
    initialValues: incidencia ? valoresDe(incidencia) : nuevaDe(listas, idJugador),
    validate: comprobar,
  });
  const cambios = useCambios(form, incidencia?.version ?? null);
  const guardar = useGuardar({ form, cambios, ...guardadoIncidencia(ficha) });
  const borrar = useBorrar({ cambios, ...borradoIncidencia(ficha) });
  return { form, cambios, borrar, ...guardar };
}

export type FormIncidencia = ReturnType<typeof useIncidencia>['form'];
