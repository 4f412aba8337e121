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
import { EscribirOVer, VerDiferencias } from '#web/club/editor/vista.tsx';
import { AvisoBorrador, GuardarBorrador } from '#web/club/mesa/borrador.tsx';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { DiaYHora, momento } from '#web/club/mesa/dias.tsx';
import { useFichaRuta, type Volver } from '#web/club/mesa/ficha.tsx';
import { metaDe } from '#web/club/meta.ts';
import { ImagenNoticia } from '#web/club/noticia.tsx';
import { paginasOfrecidas } from '#web/paginas-enlaces.ts';
import { call } from '#web/platform/call.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Column, DetailFrame, DetailLoad, Section } from '#web/ui/desk/detail-frame.tsx';
import { fields } from '#web/ui/desk/fields.ts';
import { mayFocus } from '#web/ui/desk/keys.ts';
import { More, useIsPhone } from '#web/ui/desk/more.tsx';
import { useStays } from '#web/ui/desk/return-to.ts';
import { leerNoticia, normalEscrita, paraGuardar, useNoticia, useOtroBorrador } from './use-noticia.ts';
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

const pedirDescarte = ({ id, version }: NoticiaPrivada) =>
  call('POST /api/private/noticias/:id/borrador/descartar', { params: { id }, body: { version } });

const EnLaWeb = ({ noticia }: { noticia: NoticiaPrivada }) => (
  <ButtonLink size="s" look="ghost" to={rutas.noticia(noticia)} target="_blank">
    Ver en la web
  </ButtonLink>
);

/** What visitors see of it, and what waits. */
function EnQueEsta({ uso, onOtra }: { uso: Uso; onOtra: () => void }) {
  const { noticia, form, cambios } = uso;
  const [comparando, setComparando] = useState(false);
  const cambiar = useOtroBorrador(uso, onOtra);
  const phone = useIsPhone();
  if (!noticia) return null;
  const { borrador, estado } = noticia;
  const waits = borrador ? ` Hay cambios de ${borrador.usuario} (${momento(borrador.dt)}) sin publicar.` : '';
  return (
    <div className={fields.notice}>
      <p role="status" className="flex-1">{`${ESTADOS[estado]}${waits}`}</p>
      {phone && estado === 'publicada' ? <EnLaWeb noticia={noticia} /> : null}
      <More>
        {estado !== 'retirada' && (borrador || cambios.hayCambios()) ? (
          <Button size="s" onClick={() => setComparando(true)}>
            Ver qué cambia
          </Button>
        ) : null}
        {estado !== 'retirada' && borrador ? (
          <Button
            size="s"
            onClick={() => cambiar(pedirDescarte(noticia), `Borrador descartado: ${noticia.title}`)}
          >
            Descartar borrador
          </Button>
        ) : null}
        {estado === 'retirada' ? null : (
          <Button size="s" onClick={uso.retirar}>
            Retirar de la web
          </Button>
        )}
      </More>
      {comparando ? (
        <VerDiferencias
          titulo="De lo que está en la web a lo que tienes escrito"
          antes={comoTexto(normalEscrita(noticia))}
          despues={comoTexto(paraGuardar(form.values, null))}
          onCerrar={() => setComparando(false)}
        />
      ) : null}
    </div>
  );
}

type FichaProps = { noticia: NoticiaPrivada | null; volver: Volver; onOtra: () => void };

function Ficha({ noticia: leida, volver, onOtra }: FichaProps) {
  const uso = useNoticia({ noticia: leida, volver });
  const phone = useIsPhone();
  const { noticia, form, cambios, guardia, guardando, borrar } = uso;
  const espera = cambios.hayCambios() || noticia?.borrador || noticia?.estado === 'retirada';
  return (
    <DetailFrame
      title={noticia?.title ?? 'Nueva noticia'}
      badge={noticia?.estado === 'publicada' && !phone ? <EnLaWeb noticia={noticia} /> : null}
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={uso.guardarBorrador}
      saveLabel={<GuardarBorrador />}
      main={
        <Button look={espera ? 'action' : 'soft'} busy={guardando} onClick={uso.publicar}>
          {noticia?.estado === 'publicada' ? 'Publicar cambios' : 'Publicar'}
        </Button>
      }
      onBack={volver}
      onDelete={noticia ? borrar : null}
    >
      <AvisoBorrador {...guardia} />
      <Texto form={form} />
      <Column>
        <EnQueEsta uso={uso} onOtra={onOtra} />
        <Publicacion form={form} />
        <Imagen form={form} />
        {noticia ? <Historial noticia={noticia} uso={uso} onOtra={onOtra} /> : null}
      </Column>
    </DetailFrame>
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
