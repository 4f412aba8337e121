import { Autocomplete, Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { Foto } from '#contract/news.ts';
import type { NoticiaGuardar, NoticiaPrivada } from '#contract/noticias.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { Articulo } from '#web/club/articulo.tsx';
import { Editor } from '#web/club/editor/editor.tsx';
import { ElegirFoto } from '#web/club/editor/elegir-foto.tsx';
import { normalizar } from '#web/club/editor/escrito.ts';
import { extensionesDeTexto } from '#web/club/editor/extensiones.ts';
import { EscribirOVer } from '#web/club/editor/vista.tsx';
import { AvisoBorrador, useBorrador } from '#web/club/mesa/borrador.tsx';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { DiaYHora } from '#web/club/mesa/dias.tsx';
import { avisarHecho, useBorrar, useFichaRuta, useGuardar, type Volver } from '#web/club/mesa/ficha.tsx';
import { SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { enElClub } from '#web/club/reloj.ts';
import { destinoDeEnlace, paginasOfrecidas, seccionDeEnlace } from '#web/paginas-menus.ts';
import { call } from '#web/platform/call.ts';
import fields from '#web/ui/desk/desk.module.css';
import { DetailFrame, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';

/** What the form holds: the news item of the API, with its day and hour apart. */
type ValoresNoticia = {
  title: string;
  content: string;
  link: string;
  dia: Dia | null;
  /** `HH:mm`, or '' while unknown. */
  hora: string;
  publicada: boolean;
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
  publicada: true,
  fijada: false,
  imagen: null,
});

const valoresDe = ({ link, fecha, ...noticia }: NoticiaPrivada): ValoresNoticia => ({
  title: noticia.title,
  content: noticia.content,
  link: link ?? '',
  dia: diaDe(fecha),
  hora: horaDe(fecha),
  publicada: noticia.publicada,
  fijada: noticia.fijada,
  imagen: noticia.imagen,
});

const fechaDe = ({ dia, hora }: ValoresNoticia): string => `${dia}T${hora.slice(0, 5)}`;

/** Ready to send, once day and hour are known. */
function paraGuardar(valores: ValoresNoticia, version: number | null): NoticiaGuardar {
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
    ['Publicada', siNo(valores.publicada)],
    ['Fijada', siNo(valores.fijada)],
  ] as const;

const leerNoticia = (id: number) => call('GET /api/private/noticias/:id', { params: { id } });

const dicho = ({ title, estado }: NoticiaPrivada): string =>
  estado === 'programada' ? `Noticia programada: ${title}` : `Noticia guardada: ${title}`;

const consecuencias = (titulo: string): string =>
  `Se borrará «${titulo}». Si solo quieres que no se vea, quita la marca de «Publicada». ${SE_DESHACE}`;

function useFormulario(noticia: NoticiaPrivada | null) {
  const [guardado] = useState(() =>
    normalizada(noticia ? valoresDe(noticia) : noticiaNueva(enElClub(Date.now()))),
  );
  const form = useForm<ValoresNoticia>({ initialValues: guardado, validate: VALIDATE });
  const clave = `noticia.${noticia?.id ?? 0}`;
  return { form, ...useBorrador({ clave, form, guardado, version: noticia?.version ?? null }) };
}

function useNoticia({ noticia, volver }: { noticia: NoticiaPrivada | null; volver: Volver }) {
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
      avisarHecho(dicho(guardada));
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

export const meta = () => metaDe({ titulo: 'Noticia', oculta: true });

const PAGINAS = paginasOfrecidas();

type Form = ReturnType<typeof useNoticia>['form'];

/** When it comes out: before that minute nobody else sees it. */
function Publicacion({ form }: { form: Form }) {
  return (
    <Section
      title="Publicación"
      hint="Con una fecha futura, la noticia queda programada y sale sola en ese minuto."
    >
      <div className={fields.row}>
        <DiaYHora form={form} dia="Sale el día" hora="A las" />
      </div>
      <Checkbox
        label="Publicada"
        description="Sin la marca, la noticia se guarda pero nadie la ve."
        {...form.getInputProps('publicada', { type: 'checkbox' })}
      />
      <Checkbox
        label="Fijada arriba"
        description="Sale la primera en la página de noticias aunque haya otras más nuevas."
        {...form.getInputProps('fijada', { type: 'checkbox' })}
      />
    </Section>
  );
}

function Previa({ valores, html }: { valores: ValoresNoticia; html: string }) {
  const { title, link, imagen } = valores;
  const dt = Date.parse(`${fechaDe(valores)}:00Z`) / 1000 || 0;
  const noticia = { dt, title: title || 'Sin título', content: html, link: link || null, imagen };
  return (
    <Articulo
      noticia={noticia}
      seccion={seccionDeEnlace(noticia.link)}
      destino={noticia.link && destinoDeEnlace(noticia.link)}
    />
  );
}

function Texto({ form }: { form: Form }) {
  const { values } = form;
  return (
    <Section title="Noticia">
      <TextInput label="Título" withAsterisk maxLength={160} autoFocus {...form.getInputProps('title')} />
      <EscribirOVer html={values.content} pagina={(html) => <Previa valores={values} html={html} />}>
        <Editor
          label="Texto de la noticia"
          value={values.content}
          onChange={(nuevo) => form.setFieldValue('content', nuevo)}
          error={form.errors.content}
          paginas={PAGINAS}
        />
      </EscribirOVer>
      <ElegirFoto
        label="Imagen"
        description="Encabeza la noticia y sale en las listas y al compartirla. Sin ella se dibuja la pista de la página a la que lleva."
        value={values.imagen}
        onChange={(imagen) => form.setFieldValue('imagen', imagen)}
        error={form.errors.imagen}
      />
      <Autocomplete
        label="Enlace al final de la noticia"
        description="Opcional: una página de esta web, como /inscripciones, o una dirección que empiece por https://"
        data={PAGINAS.map(({ href }) => href)}
        limit={8}
        {...form.getInputProps('link')}
      />
    </Section>
  );
}

function Ficha({ noticia, volver }: { noticia: NoticiaPrivada | null; volver: Volver }) {
  const { form, cambios, guardia, guardar, guardando, borrar } = useNoticia({ noticia, volver });
  return (
    <DetailFrame
      title={noticia?.title ?? 'Nueva noticia'}
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={guardar}
      onBack={volver}
      onDelete={noticia ? borrar : null}
    >
      <AvisoBorrador {...guardia} />
      <Texto form={form} />
      <Publicacion form={form} />
    </DetailFrame>
  );
}

export default function NoticiasDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.noticias());
  const consulta = useFicha('noticias', id, () => leerNoticia(id));
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => <Ficha key={id} noticia={consulta.data ?? null} volver={volver} />}
    </DetailLoad>
  );
}
