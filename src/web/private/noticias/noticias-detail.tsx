import { Autocomplete, Checkbox, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Foto } from '#contract/news.ts';
import type { NoticiaBorrador, NoticiaPrivada } from '#contract/noticias.ts';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import { type Dia, diaDe, horaDe } from '#domain/fecha.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import type { EstadoNoticia } from '#domain/noticia/noticia.ts';
import { Articulo } from '#web/club/articulo.tsx';
import { Editor } from '#web/club/editor/editor.tsx';
import { ElegirFoto } from '#web/club/editor/elegir-foto.tsx';
import { normalizar } from '#web/club/editor/escrito.ts';
import { extensionesDeTexto } from '#web/club/editor/extensiones.ts';
import { VerDiferencias } from '#web/club/editor/ver-diferencias.tsx';
import { EscribirOVer } from '#web/club/editor/vista.tsx';
import { AvisoBorrador, useBorrador } from '#web/club/mesa/borrador.tsx';
import { useFicha } from '#web/club/mesa/consultas.ts';
import { DiaYHora, momento } from '#web/club/mesa/dias.tsx';
import {
  avisarFallo,
  avisarHecho,
  useBorrar,
  useFichaRuta,
  useGuardar,
  useRecargar,
  type Volver,
} from '#web/club/mesa/ficha.tsx';
import { SE_DESHACE } from '#web/club/mesa/palabras.ts';
import { metaDe } from '#web/club/meta.ts';
import { enElClub } from '#web/club/reloj.ts';
import { destinoDeEnlace, paginasOfrecidas, seccionDeEnlace } from '#web/paginas-menus.ts';
import { call } from '#web/platform/call.ts';
import { Button } from '#web/ui/button.tsx';
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

type Escrita = Pick<NoticiaPrivada, 'title' | 'content' | 'link' | 'fecha' | 'fijada' | 'imagen'>;

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
function paraGuardar(valores: ValoresNoticia, version: number | null): NoticiaBorrador {
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

const leerNoticia = (id: number) => call('GET /api/private/noticias/:id', { params: { id } });

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

function useFormulario(noticia: NoticiaPrivada | null) {
  const [guardado] = useState(() =>
    normalizada(noticia ? valoresDe(noticia.borrador ?? noticia) : noticiaNueva(enElClub(Date.now()))),
  );
  const form = useForm<ValoresNoticia>({ initialValues: guardado, validate: VALIDATE });
  const clave = `noticia.${noticia?.id ?? 0}`;
  return { form, ...useBorrador({ clave, form, guardado, version: noticia?.version ?? null }) };
}

const enviar = (modo: Modo, id: number, nueva: NoticiaBorrador): Promise<NoticiaPrivada> =>
  modo === 'borrador'
    ? call('POST /api/private/noticias/:id/borrador', { params: { id }, body: nueva })
    : call('POST /api/private/noticias/:id', {
        params: { id },
        body: { ...nueva, publicada: modo === 'publicar' },
      });

/** A draft leaves the screen where it is; what changes the site goes back to the list, which says how it is now. */
function useAlGuardar(olvidar: (sobre?: number) => void, volver: Volver) {
  const navegar = useNavigate();
  return (modo: Modo, id: number, guardada: NoticiaPrivada) => {
    olvidar(guardada.version);
    avisarHecho(dicho(modo, guardada));
    if (modo !== 'borrador') volver(guardada.id);
    else if (id === 0) navegar(rutasPrivadas.noticia(guardada.id), { replace: true });
  };
}

function useNoticia({ noticia: leida, volver }: { noticia: NoticiaPrivada | null; volver: Volver }) {
  const id = leida?.id ?? 0;
  const [noticia, setNoticia] = useState(leida);
  const { form, cambios, guardia, olvidar } = useFormulario(leida);
  const alGuardar = useAlGuardar(olvidar, volver);
  const modo = useRef<Modo>('borrador');
  const { guardar, guardando } = useGuardar({
    form,
    cambios,
    enviar: (valores, sobre) => enviar(modo.current, id, paraGuardar(valores, sobre)),
    releer: async () => {
      const suya = await leerNoticia(id);
      setNoticia(suya);
      return { valores: normalizada(valoresDe(suya.borrador ?? suya)), version: suya.version };
    },
    resumen,
    versionDe: ({ version }) => version,
    alGuardar: (guardada) => {
      setNoticia(guardada);
      alGuardar(modo.current, id, guardada);
    },
  });
  const en = (cual: Modo) => () => {
    modo.current = cual;
    guardar();
  };
  const borrar = useBorrar({
    cambios,
    titulo: 'Borrar la noticia',
    consecuencias: async () => consecuencias(leida?.title ?? ''),
    borrar: () => call('DELETE /api/private/noticias/:id', { params: { id } }),
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

export const meta = () => metaDe({ titulo: 'Noticia', oculta: true });

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
          paginas={paginasOfrecidas()}
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
        data={paginasOfrecidas().map(({ href }) => href)}
        limit={8}
        {...form.getInputProps('link')}
      />
    </Section>
  );
}

type Uso = ReturnType<typeof useNoticia>;

/** A news item as a text, to see what changes between two of them. */
const comoTexto = ({ title, content, link, fecha, fijada, imagen }: Escrita): string =>
  [
    `<h2>${textoEnHtml(title)}</h2>`,
    content,
    `<p>${textoEnHtml(imagen ? `Imagen de cabecera: ${imagen.alt}` : 'Sin imagen de cabecera')}</p>`,
    `<p>${textoEnHtml(link ? `Enlace: ${link}` : 'Sin enlace')}</p>`,
    `<p>Sale el ${fechaCorta(fecha)}${fijada ? ', fijada arriba' : ''}</p>`,
  ].join('');

function textoEnHtml(texto: string): string {
  const molde = document.createElement('p');
  molde.textContent = texto;
  return molde.innerHTML;
}

const ESTADOS: Record<EstadoNoticia, string> = {
  publicada: 'Está en la web.',
  programada: 'Programada: saldrá sola el día y a la hora puestos.',
  retirada: 'Sin publicar: los visitantes no la ven.',
};

/** Back to what is on the site, in a screen made anew over it. */
function useDescartar({ noticia, cambios, olvidar }: Uso, onOtra: () => void) {
  const recargar = useRecargar();
  return async () => {
    if (!noticia) return;
    await call('POST /api/private/noticias/:id/borrador/descartar', {
      params: { id: noticia.id },
      body: { version: noticia.version },
    })
      .then(() => {
        olvidar();
        cambios.darPorGuardado();
        avisarHecho(`Borrador descartado: ${noticia.title}`, { alDeshacer: onOtra });
        recargar();
        onOtra();
      })
      .catch(avisarFallo);
  };
}

/** What visitors see of it, and what waits. */
function EnQueEsta({ uso, onOtra }: { uso: Uso; onOtra: () => void }) {
  const { noticia, form } = uso;
  const [comparando, setComparando] = useState(false);
  const descartar = useDescartar(uso, onOtra);
  if (!noticia) return null;
  const { borrador, estado } = noticia;
  const waits = borrador ? ` Hay cambios de ${borrador.usuario} (${momento(borrador.dt)}) sin publicar.` : '';
  return (
    <div className={fields.notice}>
      <p role="status">{`${ESTADOS[estado]}${waits}`}</p>
      {estado === 'retirada' ? null : (
        <>
          <Button size="s" onClick={() => setComparando(true)}>
            Ver qué cambia
          </Button>
          {borrador ? (
            <Button size="s" onClick={descartar}>
              Descartar borrador
            </Button>
          ) : null}
          <Button size="s" onClick={uso.retirar}>
            Retirar de la web
          </Button>
        </>
      )}
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

const normalEscrita = (noticia: Escrita): Escrita => ({
  ...noticia,
  content: normalizar(noticia.content, EXTENSIONES),
});

type FichaProps = { noticia: NoticiaPrivada | null; volver: Volver; onOtra: () => void };

function Ficha({ noticia: leida, volver, onOtra }: FichaProps) {
  const uso = useNoticia({ noticia: leida, volver });
  const { noticia, form, cambios, guardia, guardando, borrar } = uso;
  return (
    <DetailFrame
      title={noticia?.title ?? 'Nueva noticia'}
      isSaving={guardando}
      hasChanges={cambios.hayCambios}
      onSave={uso.guardarBorrador}
      saveLabel="Guardar borrador"
      main={
        <Button look="action" busy={guardando} onClick={uso.publicar}>
          Publicar
        </Button>
      }
      onBack={volver}
      onDelete={noticia ? borrar : null}
    >
      <AvisoBorrador {...guardia} />
      <EnQueEsta uso={uso} onOtra={onOtra} />
      <Texto form={form} />
      <Publicacion form={form} />
    </DetailFrame>
  );
}

export default function NoticiasDetail() {
  const { id, volver } = useFichaRuta(rutasPrivadas.noticias());
  const [vez, setVez] = useState(0);
  const consulta = useFicha('noticias', id, () => leerNoticia(id));
  const otra = () => consulta.refetch().then(() => setVez((antes) => antes + 1));
  return (
    <DetailLoad queries={[consulta]} onBack={volver}>
      {() => <Ficha key={`${id} ${vez}`} noticia={consulta.data ?? null} volver={volver} onOtra={otra} />}
    </DetailLoad>
  );
}
