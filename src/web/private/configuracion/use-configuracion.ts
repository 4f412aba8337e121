import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { mensajes } from '#contract/mensajes.ts';
import { useUnaVez } from '#web/club/mesa/consultas.ts';
import { avisarFallo, useCambios, useGuardar } from '#web/club/mesa/ficha.tsx';
import { Lecturas } from '#web/club/mesa/lecturas.ts';
import { hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import { showToast } from '#web/ui/toast.tsx';
import {
  type Ajustes,
  aperturas,
  avisoDeBorrado,
  campusCambiado,
  campusDe,
  comprobar,
  cuantasCaducan,
  entradasCambiadas,
  mesesMal,
  resumenDe,
  type ValoresConfiguracion,
  valoresDe,
} from './valores.ts';

export async function leerAjustes(): Promise<Ajustes> {
  const [entradas, tipos, campus, { meses }, { plantillas }, acreedor, { modo }] = await Promise.all([
    call('GET /api/private/configuracion', {}),
    call('GET /api/inscripcion/tipos', {}),
    call('GET /api/inscripcion/campus', {}),
    call('GET /api/private/solicitudes/conservacion', {}),
    call('GET /api/private/solicitudes/plantillas', {}),
    call('GET /api/private/cobros/acreedor', {}),
    call('GET /api/private/avisos/modo', {}),
  ]);
  return { entradas, tipos, campus, meses, plantillas, acreedor, modo };
}

export type FormConfiguracion = UseFormReturnType<ValoresConfiguracion>;

/** Keeping enrolments for less deletes the oldest: says how many, and asks. */
async function consiente(antes: number, meses: number): Promise<boolean> {
  if (mesesMal(meses) !== null || meses >= antes) return true;
  const filas = await call('GET /api/private/solicitudes', { query: { tipo: 'inscripcion' } });
  const cuantas = cuantasCaducan(filas, hoyDelClub(), meses);
  if (cuantas === 0) return true;
  return confirm({
    title: 'Guardar las inscripciones menos tiempo',
    children: avisoDeBorrado(cuantas, meses),
    action: 'Guardar y borrarlas',
  });
}

type Listo = (parte: Partial<Ajustes>) => void;

async function enviarCambios(antes: Ajustes, valores: ValoresConfiguracion, listo: Listo): Promise<void> {
  const entradas = entradasCambiadas(antes, valores);
  if (entradas.length > 0)
    listo({ entradas: await call('POST /api/private/configuracion/save', { body: entradas }) });
  const tipos = aperturas(antes.tipos, valores.abiertas);
  if (tipos.length > 0) listo({ tipos: await call('POST /api/private/inscripcion/tipos', { body: tipos }) });
  const campus = campusCambiado(antes, valores);
  if (campus) {
    const body = { ...campus, antes: campusDe(antes.campus) };
    listo({ campus: await call('POST /api/private/inscripcion/campus', { body }) });
  }
  const meses = Number(valores.meses);
  if (meses !== antes.meses) {
    const body = { meses, antes: antes.meses };
    listo(await call('POST /api/private/solicitudes/conservacion', { body }));
  }
  if (valores.modo !== antes.modo) {
    const body = { modo: valores.modo, antes: antes.modo };
    listo(await call('POST /api/private/avisos/modo', { body }));
  }
  await enviarTesoreria(antes, valores, listo);
}

const distinto = (uno: unknown, otro: unknown): boolean => JSON.stringify(uno) !== JSON.stringify(otro);

/** The answers staff keep written, and as whom the club collects. */
async function enviarTesoreria(antes: Ajustes, valores: ValoresConfiguracion, listo: Listo): Promise<void> {
  const { plantillas, acreedor } = valores;
  if (distinto(plantillas, antes.plantillas)) {
    const body = { plantillas, antes: [...antes.plantillas] };
    listo(await call('POST /api/private/solicitudes/plantillas', { body }));
  }
  if (distinto(acreedor, antes.acreedor)) {
    const body = { ...acreedor, antes: antes.acreedor };
    listo({ acreedor: await call('POST /api/private/cobros/acreedor', { body }) });
  }
}

export function useConfiguracion(leidos: Ajustes) {
  const form = useForm<ValoresConfiguracion>({ initialValues: valoresDe(leidos), validate: comprobar });
  const [lecturas] = useState(() => new Lecturas(valoresDe, leidos));
  const cambios = useCambios(form, lecturas.huellaDe(leidos));
  const { guardar, guardando } = useGuardar<ValoresConfiguracion, void>({
    form,
    cambios,
    enviar: (valores, huella) =>
      enviarCambios(lecturas.de(huella), valores, (parte) =>
        lecturas.cambiar(huella ?? 0, { ...lecturas.de(huella), ...parte }),
      ),
    releer: async () => {
      const suyos = await leerAjustes();
      return { valores: valoresDe(suyos), version: lecturas.guardar(suyos) };
    },
    resumen: (valores) => resumenDe(valores, leidos),
    alGuardar: () => showToast(mensajes.configuracionGuardada, 'success'),
  });
  const preguntarYGuardar = useUnaVez(async () => {
    const antes = lecturas.leida(cambios.version)?.meses ?? leidos.meses;
    if (await consiente(antes, Number(form.getValues().meses)).catch(avisarFallo)) await guardar();
  });
  return { form, ...cambios, guardar: preguntarYGuardar, guardando };
}
