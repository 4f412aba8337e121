import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TipoOfrecido } from '#contract/inscripcion.ts';
import { avisarFallo, enfocarPrimerError } from '#web/club/mesa/fallo.ts';
import { hoyDelClub } from '#web/club/mesa/hoy.ts';
import { type Cambios, useCambios } from '#web/club/mesa/use-cambios.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/confirm.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import {
  aperturas,
  avisoDeBorrado,
  cuantasCaducan,
  mesesMal,
  type ValoresAjustes,
  valoresDe,
} from './ajustes-valores.ts';

export type Ajustes = { tipos: readonly TipoOfrecido[]; meses: number };

export async function leerAjustes(): Promise<Ajustes> {
  const [tipos, { meses }] = await Promise.all([
    call('GET /api/inscripcion/tipos', {}),
    call('GET /api/private/solicitudes/conservacion', {}),
  ]);
  return { tipos, meses };
}

/** Keeping them for less deletes the oldest: says how many, and asks. */
async function consiente(antes: number, meses: number): Promise<boolean> {
  if (meses >= antes) return true;
  const filas = await call('GET /api/private/solicitudes', { query: { tipo: 'inscripcion' } });
  const cuantas = cuantasCaducan(filas, hoyDelClub(), meses);
  if (cuantas === 0) return true;
  return confirm({
    title: 'Guardar las inscripciones menos tiempo',
    children: avisoDeBorrado(cuantas, meses),
    action: 'Guardar y borrarlas',
  });
}

/** Null: they thought better of it. */
async function guardarAjustes(antes: Ajustes, { abiertas, meses }: ValoresAjustes): Promise<Ajustes | null> {
  const nuevos = Number(meses);
  if (!(await consiente(antes.meses, nuevos))) return null;
  const body = aperturas(antes.tipos, abiertas);
  const tipos = body.length > 0 ? await call('POST /api/private/inscripcion/tipos', { body }) : antes.tipos;
  if (nuevos !== antes.meses)
    await call('POST /api/private/solicitudes/conservacion', { body: { meses: nuevos } });
  return { tipos, meses: nuevos };
}

type Form = UseFormReturnType<ValoresAjustes>;

function useGuardarAjustes(leidos: Ajustes, form: Form, cambios: Cambios) {
  const [antes, setAntes] = useState(leidos);
  const recargar = useRecargar();
  return useMutation({
    mutationFn: () => guardarAjustes(antes, form.getValues()),
    onSuccess: (guardados) => {
      if (!guardados) return;
      setAntes(guardados);
      cambios.darPorGuardado();
      recargar();
      showToast('Ajustes guardados', 'success');
    },
    onError: avisarFallo,
  });
}

export function useAjustes(leidos: Ajustes) {
  const form = useForm<ValoresAjustes>({
    initialValues: valoresDe(leidos.tipos, leidos.meses),
    validate: { meses: mesesMal },
  });
  const cambios = useCambios(form);
  const { mutate, isPending } = useGuardarAjustes(leidos, form, cambios);
  const guardar = () => {
    if (!form.validate().hasErrors) return mutate();
    enfocarPrimerError();
  };
  return { form, ...cambios, guardar, guardando: isPending };
}
