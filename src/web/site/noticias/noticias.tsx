import { Link, useLoaderData, useSearchParams } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { videosDe } from '#contract/sitio/sitio.ts';
import { type PaginaDeNoticias, paginaDeNoticias } from '#domain/noticia/noticia.ts';
import { extractoDe } from '#domain/noticia/resumen.ts';
import { Marco } from '#web/club/marco-externo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { type Titular, titularDe } from '#web/club/noticia.tsx';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { porSecciones } from '#web/paginas-enlaces.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/states.tsx';
import { TarjetaNoticia } from './tarjeta.tsx';

const PAGINA = paginaDe('/noticias');

type Datos = PaginaDeNoticias<Titular> & {
  /** The menus that have news, each with its title. */
  secciones: [string, string][];
  /** The one that the list is narrowed to; '': none. */
  seccion: string;
};

/** News that do not come are an empty list: nobody is told. */
const cargar: Load<Datos> = async (call, { url: { searchParams } }) => {
  const noticias = await call('GET /api/news', {}).catch(() => []);
  const { suyas, ...lugar } = porSecciones(noticias, searchParams.get('seccion'));
  return { ...paginaDeNoticias(suyas.map(titularDe), searchParams.get('pagina')), ...lugar };
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);
export const meta = ({ loaderData }: { loaderData?: Datos }) =>
  metaDe({ ...PAGINA, oculta: Boolean(loaderData?.seccion) });

const AL_FINAL = cx('flex flex-wrap items-center gap-x-1 text-s text-ink-soft');
const ENLACE = cx('flex min-h-tap items-center');

const VIDEOS = 'Vídeos del club';

/** Under the news. The page is loaded again: only that document's policy lets the other site in. */
function Videos() {
  const [busqueda] = useSearchParams();
  if (club.videos === '') return null;
  return busqueda.get('ver') === 'videos' ? (
    <section className="grid w-full gap-3 py-3" aria-labelledby="videos-del-club">
      <h2 id="videos-del-club">{VIDEOS}</h2>
      <Marco id="videos" titulo={VIDEOS} src={videosDe(club.videos)} />
    </section>
  ) : (
    <p className={AL_FINAL}>
      <Link to="?ver=videos#videos" reloadDocument className={ENLACE}>
        Ver los vídeos del club
      </Link>
      en YouTube
    </p>
  );
}

const rutaDe = (seccion: string, pagina = 1): string => {
  const consulta = new URLSearchParams({
    ...(seccion && { seccion }),
    ...(pagina > 1 && { pagina: String(pagina) }),
  });
  return consulta.size > 0 ? `${rutas.noticias()}?${consulta}` : rutas.noticias();
};

function Secciones({ secciones, seccion }: Pick<Datos, 'secciones' | 'seccion'>) {
  if (secciones.length < 2) return null;
  return (
    <nav
      className="-mt-4 flex flex-wrap gap-x-6 border-b border-hairline"
      aria-label="Secciones de las noticias"
    >
      {[['', 'Todas'] as const, ...secciones].map(([id, titulo]) => (
        <Link
          key={id}
          to={rutaDe(id)}
          aria-current={id === seccion ? 'page' : undefined}
          className="flex min-h-tap items-center border-y-3 border-transparent text-ink-soft no-underline current:border-b-azul-text current:font-semibold current:text-azul-text hocus:text-azul-text"
        >
          {titulo}
        </Link>
      ))}
    </nav>
  );
}

/** Links, so that older news are reached before the program starts and without it. */
function Paginas({ seccion, pagina, paginas }: Pick<Datos, 'seccion' | 'pagina' | 'paginas'>) {
  if (paginas === 1) return null;
  return (
    <nav className="flex flex-wrap items-center gap-x-6 gap-y-3" aria-label="Páginas de noticias">
      {pagina > 1 ? <ButtonLink to={rutaDe(seccion, pagina - 1)}>Noticias más recientes</ButtonLink> : null}
      <span>
        Página {pagina} de {paginas}
      </span>
      {pagina < paginas ? (
        <ButtonLink to={rutaDe(seccion, pagina + 1)}>Noticias anteriores</ButtonLink>
      ) : null}
    </nav>
  );
}

const SIZES = '(min-width: 62rem) 38rem, 92vw';
const SIZES_FILA = '(min-width: 48rem) 24rem, 34vw';

export default function Noticias() {
  const { noticias, ...lugar } = useLoaderData<Datos>();
  return (
    <>
      <Portada
        seccion="noticias"
        titulo="Noticias"
        entradilla="Lo que pasa en las pistas, contado por el club."
        migas={[{ titulo: 'El club' }, { titulo: 'Noticias' }]}
        talla="datos"
      />
      <div className="grid grid-cols-1 gap-4 px-page pt-4 pb-18 lg:gap-6 lg:pt-6">
        <Secciones {...lugar} />
        {noticias.length > 0 ? (
          <div
            className={cx(
              'grid gap-3 md:grid-cols-2 md:gap-cards',
              noticias.length % 3 === 2 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
            )}
          >
            {noticias.map((noticia, n) => (
              <div
                key={noticia.id}
                className={cx('grid', n === 0 ? 'md:col-span-full' : 'md:max-lg:even:last:col-span-full')}
              >
                <TarjetaNoticia
                  noticia={n === 0 ? noticia : { ...noticia, resumen: extractoDe(noticia.resumen) }}
                  sizes={n === 0 ? SIZES : SIZES_FILA}
                  primera={n === 0}
                />
              </div>
            ))}
          </div>
        ) : (
          <EmptyState title="Todavía no hay noticias" drawing={<PistaDibujo seccion="vacio" />} />
        )}
        <Paginas {...lugar} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-hairline pt-2">
          <Videos />
          <p className={AL_FINAL}>
            ¿Usas un lector de noticias?{' '}
            <a href="/noticias.xml" className={ENLACE}>
              Recíbelas por RSS
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
