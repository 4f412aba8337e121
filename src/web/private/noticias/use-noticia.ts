import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { NoticiaPrivada } from '#contract/noticias.ts';
import { normalizar } from '#web/club/editor/escrito.ts';
import { extensionesDeTexto } from '#web/club/editor/extensiones.ts';
import { SE_DESHACE } from '#web/club/mesa/se-deshace.ts';
import { useBorrador } from '#web/club/mesa/use-borrador.ts';
import { useBorrar } from '#web/club/mesa/use-borrar.ts';
import type { Volver } from '#web/club/mesa/use-ficha-ruta.ts';
import { useGuardar } from '#web/club/mesa/use-guardar.ts';
import { enElClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { fechaDe, noticiaNueva, paraGuardar, type ValoresNoticia, valoresDe } from './valores.ts';

const EXTENSIONES = extensionesDeTexto(new Map());

/** As the editor would write it, so that opening one changes nothing. */
const normalizada = (valores: ValoresNoticia): ValoresNoticia => ({
  ...valores,
  content: normalizar(valores.content, EXTENSIONES),
});

const VALIDATE = {
  title: (title: string) => (title.trim() ? null : 'Escribe el título de la noticia'),
  dia: (dia: string | null) => (dia ? null : 'Elige el día'),
  hora: (hora: string) => (hora ? null : 'Elige la hora'),
};

const siNo = (valor: boolean): string => (valor ? 'sí' : 'no');

const resumen = (valores: ValoresNoticia) =>
  [
    ['Título', valores.title],
    ['Texto', valores.content.replace(/<[^>]*>/g, ' ')],
    ['Enlace', valores.link],
    ['Sale', fechaDe(valores)],
    ['Publicada', siNo(valores.publicada)],
    ['Fijada', siNo(valores.fijada)],
  ] as const;

export const leerNoticia = (id: number) => call('GET /api/private/noticias/:id', { params: { id } });

const dicho = ({ title, estado }: NoticiaPrivada): string =>
  estado === 'programada' ? `Noticia programada: ${title}` : `Noticia guardada: ${title}`;

const consecuencias = (titulo: string): string =>
  `Se borrará «${titulo}». Si solo quieres que no se vea, quita la marca de «Publicada». ${SE_DESHACE}`;

type Opciones = { noticia: NoticiaPrivada | null; volver: Volver };

/** Its form as it was read, which follows the draft that there may be of it. */
function useFormulario(noticia: NoticiaPrivada | null) {
  const [guardado] = useState(() =>
    normalizada(noticia ? valoresDe(noticia) : noticiaNueva(enElClub(Date.now()))),
  );
  const form = useForm<ValoresNoticia>({ initialValues: guardado, validate: VALIDATE });
  const clave = `noticia.${noticia?.id ?? 0}`;
  return { form, ...useBorrador({ clave, form, guardado, version: noticia?.version ?? null }) };
}

/** The form of a news item, with its draft. */
export function useNoticia({ noticia, volver }: Opciones) {
  const id = noticia?.id ?? 0;
  const { form, cambios, guardia, olvidar } = useFormulario(noticia);
  const guardar = useGuardar({
    form,
    cambios,
    enviar: (valores, sobre) =>
      call('POST /api/private/noticias/:id', { params: { id }, body: paraGuardar(valores, sobre) }),
    releer: async () => {
      const suya = await leerNoticia(id);
      return { valores: normalizada(valoresDe(suya)), version: suya.version };
    },
    resumen,
    alGuardar: (guardada) => {
      olvidar();
      showToast(dicho(guardada), 'success');
      volver(guardada.id);
    },
  });
  const borrar = useBorrar({
    cambios,
    titulo: 'Borrar la noticia',
    consecuencias: async () => consecuencias(noticia?.title ?? ''),
    borrar: () => call('DELETE /api/private/noticias/:id', { params: { id } }),
    hecho: 'Noticia borrada',
    alBorrar: () => {
      olvidar();
      volver(0);
    },
  });
  return { form, cambios, guardia, borrar, ...guardar };
}
