import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Contenido, MarcaContenido } from '#contract/contenidos.ts';
import { porNombre } from '#web/club/editor/editor.tsx';
import { normalizar } from '#web/club/editor/escrito.ts';
import { extensionesDeTexto } from '#web/club/editor/extensiones.ts';
import { useBorrador } from '#web/club/mesa/use-borrador.ts';
import { useGuardar } from '#web/club/mesa/use-guardar.ts';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';

type Valores = { html: string };

/** A text without its tags: what people compare. */
const enPalabras = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();

type Opciones = { contenido: Contenido; marcas: readonly MarcaContenido[]; alGuardar: () => void };

/** The form of a text: what the editor holds, its draft, and its saves over the version it was read from. */
export function useContenido({ contenido, marcas, alGuardar }: Opciones) {
  const { clave } = contenido;
  const [extensiones] = useState(() => extensionesDeTexto(porNombre(marcas)));
  const [guardado] = useState<Valores>(() => ({ html: normalizar(contenido.html, extensiones) }));
  const form = useForm<Valores>({ initialValues: guardado });
  const { version } = contenido;
  const { cambios, guardia, olvidar } = useBorrador({ clave: `contenido.${clave}`, form, guardado, version });
  const leer = () => call('GET /api/private/contenidos/:clave', { params: { clave } });
  const guardar = useGuardar({
    form,
    cambios,
    enviar: ({ html }, sobre) =>
      call('POST /api/private/contenidos/:clave', { params: { clave }, body: { html, version: sobre } }),
    releer: async () => {
      const suya = await leer();
      return { valores: { html: normalizar(suya.html, extensiones) }, version: suya.version };
    },
    resumen: ({ html }) => [['Texto', enPalabras(html)]],
    alGuardar: () => {
      olvidar();
      showToast(`Página guardada: ${contenido.titulo}`, 'success');
      alGuardar();
    },
  });
  return { form, cambios, guardia, ...guardar };
}
