import { Autocomplete, Checkbox, TextInput } from '@mantine/core';
import type { NoticiaPrivada } from '#contract/noticias.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { Articulo } from '#web/club/articulo.tsx';
import { Editor } from '#web/club/editor/editor.tsx';
import { EscribirOVer } from '#web/club/editor/escribir-o-ver.tsx';
import { AvisoBorrador } from '#web/club/mesa/aviso-borrador.tsx';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { DiaYHora } from '#web/club/mesa/dia-y-hora.tsx';
import { useFichaRuta, type Volver } from '#web/club/mesa/use-ficha-ruta.ts';
import { metaDe } from '#web/club/meta.ts';
import { paginasOfrecidas } from '#web/paginas-ofrecidas.ts';
import { DetailFrame, Section } from '#web/ui/desk/detail-frame.tsx';
import { DetailLoad } from '#web/ui/desk/detail-load.tsx';
import fields from '#web/ui/desk/fields.module.css';
import page from '#web/ui/page.module.css';
import { leerNoticia, useNoticia } from './use-noticia.ts';
import { fechaDe, type ValoresNoticia } from './valores.ts';

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
  const { title, link } = valores;
  const dt = Date.parse(`${fechaDe(valores)}:00Z`) / 1000 || 0;
  return (
    <div className={page.container}>
      <Articulo noticia={{ dt, title: title || 'Sin título', content: html, link: link || null }} />
    </div>
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
      <Autocomplete
        label="Enlace de «Más información»"
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
