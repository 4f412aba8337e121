import { Autocomplete, Checkbox, type ComboboxItem, type OptionsFilter, TextInput } from '@mantine/core';
import { useState } from 'react';
import { rutas } from '#contract/rutas.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { NoticiaPrivada } from '#contract/sitio/noticias.ts';
import { conEscena } from '#domain/noticia/escena.ts';
import type { EstadoNoticia } from '#domain/noticia/noticia.ts';
import { normalizarTexto } from '#domain/texto.ts';
import { Editor } from '#web/club/editor/editor.tsx';
import { ElegirFoto } from '#web/club/editor/elegir-foto.tsx';
import { EnQueEsta, MarcoDeTexto, useOtroBorrador, VerEnLaWeb } from '#web/club/editor/publicar.tsx';
import { EscribirOVer } from '#web/club/editor/vista.tsx';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { DiaYHora, momento } from '#web/club/mesa/dias.tsx';
import { useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { metaDe } from '#web/club/meta.ts';
import { ImagenNoticia } from '#web/club/noticia.tsx';
import { paginasOfrecidas } from '#web/paginas-enlaces.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Column, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';
import { mayFocus } from '#web/ui/desk/keys.ts';
import { useIsPhone } from '#web/ui/desk/more.tsx';
import { useStays } from '#web/ui/desk/return-to.ts';
import { leerNoticia, normalEscrita, paraGuardar, useNoticia } from './use-noticia.ts';
import { comoTexto, Historial, NoticiaVista } from './versiones.tsx';

export const meta = () => metaDe({ titulo: 'Noticia', oculta: true });

type Form = ReturnType<typeof useNoticia>['form'];

/** When it comes out: before that minute nobody else sees it. */
function Publicacion({ form }: { form: Form }) {
  return (
    <Section title="Publicación" hint="Con fecha futura sale sola.">
      <div className="grid grid-cols-2 items-start gap-3">
        <DiaYHora form={form} dia="Sale el día" hora="A las" />
      </div>
      <Checkbox label="Fijada arriba, la primera" {...form.getInputProps('fijada', { type: 'checkbox' })} />
    </Section>
  );
}

const paginaDe = (como: 'href' | 'titulo', valor: string) =>
  paginasOfrecidas().find((pagina) => pagina[como] === valor);

/** With a page chosen, all of them are offered again. */
const porTitulo: OptionsFilter = ({ options, search }) => {
  const buscado = normalizarTexto(search);
  if (paginaDe('titulo', search)) return options;
  return (options as ComboboxItem[]).filter(({ value }) => normalizarTexto(value).includes(buscado));
};

/** A page of the site, by what it is called, or an address. */
function Enlace({ form }: { form: Form }) {
  const { link } = form.values;
  return (
    <Autocomplete
      label="Enlace al final de la noticia"
      description="Opcional: elige una página de la lista, o pega una dirección que empiece por https://"
      placeholder="Elige una página"
      data={[...new Set(paginasOfrecidas().map(({ titulo }) => titulo))]}
      filter={porTitulo}
      maxDropdownHeight={260}
      error={form.errors.link}
      value={paginaDe('href', link)?.titulo ?? link}
      onChange={(escrito) => form.setFieldValue('link', paginaDe('titulo', escrito)?.href ?? escrito)}
    />
  );
}

function Texto({ form }: { form: Form }) {
  const { values } = form;
  return (
    <Section title="Noticia">
      <TextInput
        label="Título"
        withAsterisk
        maxLength={160}
        autoFocus={mayFocus()}
        classNames={{ input: 'text-l font-semibold' }}
        {...form.getInputProps('title')}
      />
      <EscribirOVer
        html={values.content}
        pagina={(html) => <NoticiaVista noticia={paraGuardar(values, null)} html={html} />}
      >
        <Editor
          label="Texto de la noticia"
          value={values.content}
          onChange={(nuevo) => form.setFieldValue('content', nuevo)}
          error={form.errors.content}
          paginas={paginasOfrecidas()}
        />
      </EscribirOVer>
      <Enlace form={form} />
    </Section>
  );
}

/** What heads it: a picture or, without one, the drawing that its words call for. */
function Imagen({ form }: { form: Form }) {
  const { imagen } = form.values;
  return (
    <Section title="Imagen" hint={imagen ? null : 'La dibuja la web según el tema.'}>
      <ElegirFoto
        label="Imagen de la noticia"
        hideLabel
        value={imagen}
        without={
          <span className="block **:h-auto **:w-full **:rounded-m md:**:w-4xs">
            <ImagenNoticia noticia={conEscena(form.values)} sizes="20rem" muda />
          </span>
        }
        onChange={(foto) => form.setFieldValue('imagen', foto)}
        error={form.errors.imagen}
      />
    </Section>
  );
}

type Uso = ReturnType<typeof useNoticia>;

const ESTADOS: Record<EstadoNoticia, string> = {
  publicada: 'Está en la web.',
  programada: 'Programada: saldrá sola el día y a la hora puestos.',
  retirada: 'Sin publicar: los visitantes no la ven.',
};

/** What visitors see of it, and what waits. */
function DondeEsta({ uso, onOtra }: { uso: Uso; onOtra: () => void }) {
  const { noticia, form, cambios } = uso;
  const cambiar = useOtroBorrador(uso, onOtra);
  const phone = useIsPhone();
  if (!noticia) return null;
  const { id, version, title, borrador, estado } = noticia;
  const enLaWeb = estado !== 'retirada';
  const waits = borrador ? ` Hay cambios de ${borrador.usuario} (${momento(borrador.dt)}) sin publicar.` : '';
  const descartar = () =>
    cambiar({
      pedir: () =>
        call('POST /api/private/noticias/:id/borrador/descartar', { params: { id }, body: { version } }),
      dicho: `Borrador descartado: ${title}`,
    });
  const textos = () => ({
    antes: comoTexto(normalEscrita(noticia)),
    despues: comoTexto(paraGuardar(form.values, null)),
  });
  return (
    <EnQueEsta
      dicho={`${ESTADOS[estado]}${waits}`}
      enlace={phone && estado === 'publicada' ? <VerEnLaWeb to={rutas.noticia(noticia)} /> : null}
      comparar={enLaWeb && (borrador || cambios.hayCambios()) ? textos : null}
    >
      {enLaWeb && borrador ? (
        <Button size="s" onClick={descartar}>
          Descartar borrador
        </Button>
      ) : null}
      {enLaWeb ? (
        <Button size="s" onClick={uso.retirar}>
          Retirar de la web
        </Button>
      ) : null}
    </EnQueEsta>
  );
}

type FichaProps = { noticia: NoticiaPrivada | null; volver: Volver; onOtra: () => void };

function Ficha({ noticia: leida, volver, onOtra }: FichaProps) {
  const uso = useNoticia({ noticia: leida, volver });
  const phone = useIsPhone();
  const { noticia, form, borrar } = uso;
  const publicada = noticia?.estado === 'publicada';
  return (
    <MarcoDeTexto
      uso={uso}
      title={noticia?.title ?? 'Nueva noticia'}
      badge={publicada && !phone ? <VerEnLaWeb to={rutas.noticia(noticia)} /> : null}
      espera={Boolean(noticia?.borrador) || noticia?.estado === 'retirada'}
      publicar={publicada ? 'Publicar cambios' : 'Publicar'}
      onBack={volver}
      onDelete={noticia ? borrar : null}
    >
      <Texto form={form} />
      <Column>
        <DondeEsta uso={uso} onOtra={onOtra} />
        <Publicacion form={form} />
        <Imagen form={form} />
        {noticia ? <Historial noticia={noticia} uso={uso} onOtra={onOtra} /> : null}
      </Column>
    </MarcoDeTexto>
  );
}

/** What the form was filled from, which stays the same when its first draft gives it an address of its own. */
function useOpened(id: number) {
  const stays = useStays();
  const [opened, setOpened] = useState({ id, leida: id, vez: 0 });
  const { leida, vez } = opened;
  if (opened.id !== id) setOpened(stays ? { id, leida, vez } : { id, leida: id, vez: vez + 1 });
  return { leida, vez, otra: () => setOpened({ id, leida: id, vez: vez + 1 }) };
}

export default function NoticiasDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.noticias());
  const { leida, vez, otra } = useOpened(id);
  const consulta = useFicha('noticias', leida, () => leerNoticia(leida));
  const otraVez = async () => {
    if (leida === id) await consulta.refetch();
    otra();
  };
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => <Ficha key={vez} noticia={consulta.data ?? null} volver={volver} onOtra={otraVez} />}
    </DetailLoad>
  );
}
