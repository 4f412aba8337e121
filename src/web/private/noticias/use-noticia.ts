import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { Foto } from '#contract/sitio/news.ts';
import type { NoticiaBorrador, NoticiaPrivada } from '#contract/sitio/noticias.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import type { EstadoNoticia } from '#domain/noticia/noticia.ts';
import { extensionesDeTexto, normalizar } from '#web/club/editor/escrito.ts';
import { useBorrador } from '#web/club/mesa/borrador.tsx';
import { avisarHecho, useBorrar, useGuardar, type Volver } from '#web/club/mesa/ficha.tsx';
import { SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { enElClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { STAYS } from '#web/ui/desk/return-to.ts';

/** What the form holds: the news item of the API, with its day and hour apart. */
type ValoresNoticia = {
  title: string;
  content: string;
  link: string;
  dia: Dia | null;
  /** `HH:mm`, or '' while unknown. */
  hora: string;
  fijada: boolean;
  imagen: Foto | null;
};

/** A new one comes out now: the hour it is at the club. */
const noticiaNueva = (ahora: string): ValoresNoticia => ({
  title: '',
  content: '',
  link: '',
  dia: diaDe(ahora),
  hora: horaDe(ahora),
  fijada: false,
  imagen: null,
});

export type Escrita = Pick<NoticiaPrivada, 'title' | 'content' | 'link' | 'fecha' | 'fijada' | 'imagen'>;

const valoresDe = ({ link, fecha, ...noticia }: Escrita): ValoresNoticia => ({
  title: noticia.title,
  content: noticia.content,
  link: link ?? '',
  dia: diaDe(fecha),
  hora: horaDe(fecha),
  fijada: noticia.fijada,
  imagen: noticia.imagen,
});

const fechaDe = ({ dia, hora }: ValoresNoticia): string => `${dia}T${hora.slice(0, 5)}`;

/** Ready to send, once day and hour are known. */
export function paraGuardar(valores: ValoresNoticia, version: number | null): NoticiaBorrador {
  const { dia: _, hora: __, link, ...resto } = valores;
  return { ...resto, link: link.trim() || null, fecha: fechaDe(valores), version };
}

const EXTENSIONES = extensionesDeTexto(new Map());

/** Normalised as the editor writes it, so that opening one is not a change. */
const normalizada = (valores: ValoresNoticia): ValoresNoticia => ({
  ...valores,
  content: normalizar(valores.content, EXTENSIONES),
});

const VALIDATE = {
  title: (title: string) => (title.trim() ? null : 'Escribe el título de la noticia'),
  dia: (dia: string | null) => (dia ? null : 'Elige el día'),
  hora: (hora: string) => (hora ? null : 'Elige la hora'),
  imagen: (imagen: Foto | null) =>
    imagen && imagen.alt.trim() === '' ? 'Escribe qué se ve en la imagen' : null,
};

const siNo = (valor: boolean): string => (valor ? 'sí' : 'no');

const resumen = (valores: ValoresNoticia) =>
  [
    ['Título', valores.title],
    ['Texto', valores.content.replace(/<[^>]*>/g, ' ')],
    ['Imagen', valores.imagen?.alt ?? ''],
    ['Enlace', valores.link],
    ['Sale', fechaDe(valores)],
    ['Fijada', siNo(valores.fijada)],
  ] as const;

export const leerNoticia = (id: number) => call('GET /api/private/noticias/:id', { params: { id } });

/** `retirar`: what is on the site goes, and stays here unpublished. */
type Modo = 'borrador' | 'publicar' | 'retirar';

const DICHOS: Record<EstadoNoticia, string> = {
  publicada: 'Noticia publicada',
  programada: 'Noticia programada',
  retirada: 'Noticia retirada de la web',
};

const dicho = (modo: Modo, { title, estado }: NoticiaPrivada): string =>
  modo === 'borrador'
    ? `Borrador guardado: ${title}. Los visitantes no lo ven.`
    : `${DICHOS[estado]}: ${title}`;

const consecuencias = (titulo: string): string =>
  `Se borrará «${titulo}». Si solo quieres que no se vea, retírala de la web. ${SE_DESHACE}`;

function useFormulario(noticia: NoticiaPrivada | null, id: number) {
  const [guardado] = useState(() =>
    normalizada(noticia ? valoresDe(noticia.borrador ?? noticia) : noticiaNueva(enElClub(Date.now()))),
  );
  const form = useForm<ValoresNoticia>({ initialValues: guardado, validate: VALIDATE });
  const borrador = { form, guardado, version: noticia?.version ?? null };
  return { form, ...useBorrador({ clave: `noticia.${id}`, ...borrador }) };
}

const enviar = (modo: Modo, id: number, nueva: NoticiaBorrador): Promise<NoticiaPrivada> =>
  modo === 'borrador'
    ? call('POST /api/private/noticias/:id/borrador', { params: { id }, body: nueva })
    : call('POST /api/private/noticias/:id', {
        params: { id },
        body: { ...nueva, publicada: modo === 'publicar' },
      });

/**
 * A draft leaves the screen where it is: a new one takes its address and goes on being written. What changes the site
 * goes back to the list, which says how it is now.
 */
function useAlGuardar(olvidar: (sobre?: number) => void, volver: Volver) {
  const navegar = useNavigate();
  const { state } = useLocation();
  return (modo: Modo, esNueva: boolean, guardada: NoticiaPrivada) => {
    olvidar(guardada.version);
    avisarHecho(dicho(modo, guardada));
    if (modo !== 'borrador') volver(guardada.id);
    else if (esNueva)
      navegar(rutasPrivadas.noticia(guardada.id), { replace: true, state: { ...state, ...STAYS } });
  };
}

type Opciones = { noticia: NoticiaPrivada | null; volver: Volver };

export function useNoticia({ noticia: leida, volver }: Opciones) {
  const [noticia, setNoticia] = useState(leida);
  // A second save may come before the answer to the first is drawn.
  const suId = useRef(leida?.id ?? 0);
  const { form, cambios, guardia, olvidar } = useFormulario(leida, noticia?.id ?? 0);
  const alGuardar = useAlGuardar(olvidar, volver);
  const modo = useRef<Modo>('borrador');
  const { guardar, guardando } = useGuardar({
    form,
    cambios,
    enviar: (valores, sobre) => enviar(modo.current, suId.current, paraGuardar(valores, sobre)),
    releer: async () => {
      const suya = await leerNoticia(suId.current);
      setNoticia(suya);
      return { valores: normalizada(valoresDe(suya.borrador ?? suya)), version: suya.version };
    },
    resumen,
    aunqueIgual: () => modo.current !== 'borrador' || suId.current === 0,
    versionDe: ({ version }) => version,
    alGuardar: (guardada) => {
      const esNueva = suId.current === 0;
      suId.current = guardada.id;
      setNoticia(guardada);
      alGuardar(modo.current, esNueva, guardada);
    },
  });
  const en = (cual: Modo) => () => {
    modo.current = cual;
    guardar();
  };
  const borrar = useBorrar({
    cambios,
    titulo: 'Borrar la noticia',
    consecuencias: async () => ({ texto: consecuencias(noticia?.title ?? '') }),
    borrar: () => call('DELETE /api/private/noticias/:id', { params: { id: suId.current } }),
    hecho: 'Noticia borrada',
    alBorrar: () => {
      olvidar();
      volver(0);
    },
  });
  return {
    ...{ noticia, form, cambios, guardia, olvidar, borrar, guardando },
    ...{ guardarBorrador: en('borrador'), publicar: en('publicar'), retirar: en('retirar') },
  };
}

export const normalEscrita = (noticia: Escrita): Escrita => ({
  ...noticia,
  content: normalizar(noticia.content, EXTENSIONES),
});
