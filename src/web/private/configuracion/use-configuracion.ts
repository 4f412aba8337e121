import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { avisarFallo, enfocarPrimerError, erroresDeCampos, hayMalEscrito } from '#web/club/mesa/fallo.ts';
import { hoyDelClub } from '#web/club/mesa/hoy.ts';
import { useCambios } from '#web/club/mesa/use-cambios.ts';
import { useRecargar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/confirm.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { aperturas, avisoDeBorrado, cuantasCaducan } from './inscripciones.ts';
import {
  type Ajustes,
  campusCambiado,
  comprobar,
  entradasCambiadas,
  type ValoresConfiguracion,
  valoresDe,
} from './valores.ts';

export type FormConfiguracion = UseFormReturnType<ValoresConfiguracion>;

export async function leerAjustes(): Promise<Ajustes> {
  const [entradas, tipos, campus, { meses }] = await Promise.all([
    call('GET /api/private/configuracion', {}),
    call('GET /api/inscripcion/tipos', {}),
    call('GET /api/inscripcion/campus', {}),
    call('GET /api/private/solicitudes/conservacion', {}),
  ]);
  return { entradas, tipos, campus, meses };
}

/** Keeping enrolments for less deletes the oldest: says how many, and asks. */
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

/**
 * Sends only what changes, a part after another; `saved` holds what is already in, so that after a failure
 * trying again sends the rest. False: they thought better of it.
 */
async function guardarAjustes(saved: { current: Ajustes }, valores: ValoresConfiguracion): Promise<boolean> {
  const antes = saved.current;
  const meses = Number(valores.meses);
  if (!(await consiente(antes.meses, meses))) return false;
  const listo = (parte: Partial<Ajustes>) => {
    saved.current = { ...saved.current, ...parte };
  };
  const entradas = entradasCambiadas(antes, valores);
  if (entradas.length > 0)
    listo({ entradas: await call('POST /api/private/configuracion/save', { body: entradas }) });
  const tipos = aperturas(antes.tipos, valores.abiertas);
  if (tipos.length > 0) listo({ tipos: await call('POST /api/private/inscripcion/tipos', { body: tipos }) });
  const campus = campusCambiado(antes, valores);
  if (campus) listo({ campus: await call('POST /api/private/inscripcion/campus', { body: campus }) });
  if (meses !== antes.meses)
    listo(await call('POST /api/private/solicitudes/conservacion', { body: { meses } }));
  return true;
}

/** Everything the form of the settings does. Spec §8. */
export function useConfiguracion(leidos: Ajustes) {
  const form = useForm<ValoresConfiguracion>({ initialValues: valoresDe(leidos), validate: comprobar });
  const cambios = useCambios(form);
  const saved = useRef(leidos);
  const recargar = useRecargar();
  const { mutate, isPending } = useMutation({
    mutationFn: () => guardarAjustes(saved, form.getValues()),
    onSuccess: (guardado) => {
      if (!guardado) return;
      cambios.darPorGuardado();
      recargar();
      showToast(mensajes.configuracionGuardada, 'success');
    },
    onError: (error) => {
      avisarFallo(error);
      form.setErrors(erroresDeCampos(error));
      enfocarPrimerError();
    },
  });
  const guardar = () => {
    if (!form.validate().hasErrors && !hayMalEscrito()) return mutate();
    showToast(mensajes.datosInvalidos, 'error');
    enfocarPrimerError();
  };
  return { form, ...cambios, guardar, guardando: isPending };
}
