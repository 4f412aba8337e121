import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { club, ponerClub } from '#club';
import { conDatos } from '#contract/club/club-datos.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { DatosClub } from '#domain/club/datos.ts';
import { vestir } from '#web/club/colores/vestir.ts';
import { avisarFallo, avisarHecho, useCambios, useGuardar } from '#web/club/mesa/ficha.tsx';
import { Lecturas } from '#web/club/mesa/lecturas.ts';
import { call } from '#web/platform/call.ts';
import { confirm } from '#web/ui/desk/modal.tsx';
import {
  comoSeEscribe,
  comoSeGuarda,
  comprobar,
  dondeSeVeran,
  preciosQueCambian,
  resumenDe,
} from './valores.ts';

export type FormClub = UseFormReturnType<DatosClub>;

export const leerClub = (): Promise<DatosClub> => call('GET /api/private/club', {});

async function consienteLosPrecios(antes: DatosClub, despues: DatosClub): Promise<boolean> {
  const donde = dondeSeVeran(antes, despues);
  if (donde.length === 0) return true;
  return confirm({
    title: 'Cambian los precios de la web',
    children: `${preciosQueCambian(antes, despues).join('. ')}. Desde que guardes se verán en la web: ${donde.join('; ')}, y donde más se digan. Cobrar por el banco propondrá estos también a quien ya se inscribió: mira cada importe antes de descargar.`,
    action: 'Guardar los precios',
    cancel: 'Seguir editando',
  });
}

export function useClub(leidos: DatosClub) {
  const form = useForm<DatosClub>({
    initialValues: comoSeEscribe(leidos),
    validate: (datos) => comprobar(leidos, datos),
  });
  const [lecturas] = useState(() => new Lecturas<DatosClub>((datos) => datos, leidos));
  const [guardados, setGuardados] = useState(leidos);
  const cambios = useCambios(form, lecturas.huellaDe(leidos));
  /** The site of this browser is of that club from now on. */
  const poner = (datos: DatosClub): void => {
    ponerClub(conDatos(club, datos));
    vestir(datos.colores);
    setGuardados(datos);
  };
  const volverAtras = async (guardada: DatosClub): Promise<void> => {
    const datos = await leerClub();
    poner(datos);
    lecturas.cambiar(lecturas.huellaDe(guardada), datos);
    // What was typed since is not lost.
    if (cambios.hayCambios()) return;
    form.setValues(comoSeEscribe(datos));
    cambios.darPorGuardado();
  };
  const { guardar, guardando } = useGuardar<DatosClub, DatosClub>({
    form,
    cambios,
    enviar: async (valores, huella) =>
      call('POST /api/private/club', { body: { ...comoSeGuarda(valores), antes: lecturas.de(huella) } }),
    releer: async () => {
      const suyos = await leerClub();
      return { valores: comoSeEscribe(suyos), version: lecturas.guardar(suyos) };
    },
    resumen: resumenDe,
    preguntar: (valores) => consienteLosPrecios(guardados, comoSeGuarda(valores)),
    versionDe: (datos) => lecturas.guardar(datos),
    alGuardar: (datos) => {
      poner(datos);
      avisarHecho(mensajes.clubGuardado, { alDeshacer: () => void volverAtras(datos).catch(avisarFallo) });
    },
  });
  return { form, ...cambios, guardar, guardando };
}
