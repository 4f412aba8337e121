import { useQuery } from '@tanstack/react-query';
import { rutasPrivadas } from '#contract/rutas-privadas.ts';
import type { NoticiaPrivada, VersionNoticia } from '#contract/sitio/noticias.ts';
import { fechaCorta } from '#domain/fecha-texto.ts';
import { conEscena } from '#domain/noticia/escena.ts';
import { Articulo } from '#web/club/articulo.tsx';
import { useOtroBorrador } from '#web/club/editor/publicar.tsx';
import { ListaDeVersiones, type Mirada, MirarVersion, nombreDeVersion } from '#web/club/editor/vista.tsx';
import type { Cambios } from '#web/club/mesa/ficha.tsx';
import { usePuede } from '#web/club/mesa/permisos.ts';
import { destinoDeEnlace, menuDeEnlace } from '#web/paginas-enlaces.ts';
import { call } from '#web/platform/call.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Section } from '#web/ui/desk/detail-frame.tsx';
import { confirm } from '#web/ui/desk/modal.tsx';
import { type Escrita, normalEscrita } from './use-noticia.ts';

/** A news item as visitors would read it. */
export function NoticiaVista({
  noticia: { title, link, imagen, fecha },
  html,
}: {
  noticia: Escrita;
  html: string;
}) {
  const dt = Date.parse(`${fecha}:00Z`) / 1000 || 0;
  const noticia = conEscena({ dt, title: title || 'Sin título', content: html, link, imagen });
  return <Articulo noticia={noticia} destino={link && destinoDeEnlace(link)} tema={menuDeEnlace(link)} />;
}

function textoEnHtml(texto: string): string {
  const molde = document.createElement('p');
  molde.textContent = texto;
  return molde.innerHTML;
}

/** A news item as a text, to see what changes between two of them. */
export const comoTexto = ({ title, content, link, fecha, fijada, imagen }: Escrita): string =>
  [
    `<h2>${textoEnHtml(title)}</h2>`,
    content,
    `<p>${textoEnHtml(imagen ? `Imagen de cabecera: ${imagen.alt}` : 'Sin imagen de cabecera')}</p>`,
    `<p>${textoEnHtml(link ? `Enlace: ${link}` : 'Sin enlace')}</p>`,
    `<p>Sale el ${fechaCorta(fecha)}${fijada ? ', fijada arriba' : ''}</p>`,
  ].join('');

/** What is read of a news item that was never published here. */
const ORIGINAL: VersionNoticia = { numero: 1, usuario: null, dt: null };

type HistorialProps = {
  noticia: NoticiaPrivada;
  uso: { cambios: Cambios; olvidar: () => void };
  onOtra: () => void;
};

const preguntar = (una: VersionNoticia): Promise<boolean> =>
  confirm({
    title: 'Volver a esta versión',
    children: `${nombreDeVersion(una)}. Ocupará el sitio de lo que hay escrito sin publicar. La web se queda como está hasta que publiques.`,
    action: 'Volver a esta',
  });

/** Asks only when something written and not published would go. */
function useVolver({ noticia, uso, onOtra }: HistorialProps) {
  const cambiar = useOtroBorrador(uso, onOtra);
  const { id, version, borrador, publicada } = noticia;
  return async (una: VersionNoticia) => {
    const pisa = uso.cambios.hayCambios() || borrador !== null || !publicada;
    if (pisa && !(await preguntar(una))) return;
    const { numero } = una;
    const pedido = { params: { id }, body: { numero, version } };
    cambiar({
      pedir: () => call('POST /api/private/noticias/:id/restaurar', pedido),
      dicho: `La versión ${numero} está en el borrador: publícala para que se vea`,
    });
  };
}

type MirarProps = { noticia: NoticiaPrivada; mirada: Mirada; onCerrar: () => void };

function Mirar({ noticia, mirada, onCerrar }: MirarProps) {
  const { id, publicada } = noticia;
  const { numero } = mirada;
  const { data } = useQuery({
    queryKey: ['noticias', 'version', id, numero],
    queryFn: () => call('GET /api/private/noticias/:id/versiones/:numero', { params: { id, numero } }),
  });
  if (!data) return null;
  return (
    <MirarVersion
      {...{ ...mirada, onCerrar }}
      cambios={{
        titulo: `De la versión ${numero} a ${publicada ? 'lo que está en la web' : 'lo que hay guardado'}`,
        antes: comoTexto(normalEscrita(data)),
        despues: comoTexto(normalEscrita(noticia)),
      }}
      html={data.content}
      pagina={(html) => <NoticiaVista noticia={data} html={html} />}
    />
  );
}

/** What has been published of a news item: looked at, compared with what is read now, or written again as a draft. */
export function Historial(props: HistorialProps) {
  const { noticia } = props;
  const { id, publicada } = noticia;
  const lista = useQuery({
    queryKey: ['noticias', 'versiones', id],
    queryFn: () => call('GET /api/private/noticias/:id/versiones', { params: { id } }),
  });
  const leeRegistros = usePuede('GET /api/private/log/lineas');
  const volver = useVolver(props);
  const versiones = lista.data ?? [];
  const [ultima] = versiones;
  return (
    <Section title="Versiones">
      {lista.isSuccess && !(ultima || publicada) ? <p>Todavía no se ha publicado ninguna.</p> : null}
      <ListaDeVersiones
        versiones={lista.isSuccess && !ultima && publicada ? [ORIGINAL] : versiones}
        actual={publicada ? (ultima ?? ORIGINAL).numero : null}
        volver="Volver a esta"
        onVolver={volver}
        Mirar={(mirando) => <Mirar noticia={noticia} {...mirando} />}
      />
      {leeRegistros ? (
        <p>
          <ButtonLink size="s" to={rutasPrivadas.registrosDe(noticia.title)}>
            Quién la ha cambiado
          </ButtonLink>
        </p>
      ) : null}
    </Section>
  );
}
