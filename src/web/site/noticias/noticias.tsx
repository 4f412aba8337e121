import { useLoaderData, useSearchParams } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import { videosDe } from '#contract/sitio/sitio.ts';
import { type PaginaDeNoticias, paginaDeNoticias } from '#domain/noticia/noticia.ts';
import { MarcoExterno } from '#web/club/marco-externo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { type Titular, titularDe } from '#web/club/noticia.tsx';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import page from '#web/ui/page.module.css';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './noticias.module.css';
import { TarjetaNoticia } from './tarjeta.tsx';

const PAGINA = paginaDe('/noticias');

type Datos = PaginaDeNoticias<Titular>;

/** News that do not come are an empty list: nobody is told. */
const cargar: Load<Datos> = async (call, { url }) => {
  const noticias = await call('GET /api/news', {}).catch(() => []);
  return paginaDeNoticias(noticias.map(titularDe), url.searchParams.get('pagina'));
};

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);
export const meta = () => metaDe(PAGINA);

const VIDEOS = 'Vídeos del club';
const RSS = <a href="/noticias.xml">Recibe las noticias en tu lector (RSS)</a>;

/** A band under the news: the videos or how to hear of the next ones. */
function Ademas() {
  const [busqueda] = useSearchParams();
  const hayVideos = club.videos !== '';
  return (
    <Card
      level={2}
      title={hayVideos ? VIDEOS : 'Que no se te pase ninguna'}
      media={hayVideos ? <img src="/dibujos/noticia-pista.svg" alt="" loading="lazy" /> : null}
      className={styles.ademas}
    >
      {hayVideos ? (
        <MarcoExterno
          id="videos"
          titulo={VIDEOS}
          src={videosDe(club.videos)}
          visible={busqueda.get('ver') === 'videos'}
          boton="Ver los vídeos"
          aviso="Se abren en YouTube."
        />
      ) : (
        RSS
      )}
    </Card>
  );
}

const rutaDe = (pagina: number): string =>
  pagina === 1 ? rutas.noticias() : `${rutas.noticias()}?pagina=${pagina}`;

/** Links, so that older news are reached before the program starts and without it. */
function Paginas({ pagina, paginas }: Omit<Datos, 'noticias'>) {
  if (paginas === 1) return null;
  return (
    <nav className={styles.paginas} aria-label="Páginas de noticias">
      {pagina > 1 ? <ButtonLink to={rutaDe(pagina - 1)}>Noticias más recientes</ButtonLink> : null}
      <span>
        Página {pagina} de {paginas}
      </span>
      {pagina < paginas ? <ButtonLink to={rutaDe(pagina + 1)}>Más noticias</ButtonLink> : null}
    </nav>
  );
}

/** The first one, with room, is across the page; the others are cards of three sizes, and rows on a phone. */
const SIZES = '(min-width: 64rem) 41rem, 92vw';
const SIZES_FILA = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 7.5rem';

export default function Noticias() {
  const { noticias, ...lugar } = useLoaderData<Datos>();
  return (
    <>
      <Portada
        seccion="noticias"
        titulo="Noticias"
        entradilla="Lo que pasa en las pistas, contado por el club."
        migas={[{ titulo: 'El club' }, { titulo: 'Noticias' }]}
        talla="compacta"
      />
      <div className={`${page.container} ${styles.pagina}`}>
        {noticias.length > 0 ? (
          <>
            <div className={`${styles.lista} ${styles.filas}`}>
              {noticias.map((noticia, n) => (
                <TarjetaNoticia
                  key={noticia.id}
                  noticia={noticia}
                  sizes={n === 0 ? SIZES : SIZES_FILA}
                  prioridad={n === 0}
                />
              ))}
            </div>
            <Paginas {...lugar} />
            <Ademas />
            {club.videos === '' ? null : <p>{RSS}</p>}
          </>
        ) : (
          <>
            <EmptyState title="Todavía no hay noticias" drawing={<PistaDibujo seccion="vacio" />} />
            <Ademas />
          </>
        )}
      </div>
    </>
  );
}
