import { useLoaderData, useSearchParams } from 'react-router';
import { club } from '#club';
import type { Noticia } from '#contract/news.ts';
import { rutas } from '#contract/rutas.ts';
import { type PaginaDeNoticias, paginaDeNoticias } from '#domain/noticia/noticia.ts';
import { Articulo } from '#web/club/articulo.tsx';
import { dibujoDe } from '#web/club/dibujo/dibujos.ts';
import { MarcoExterno } from '#web/club/marco-externo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { PistaDibujo, Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './noticias.module.css';

const PAGINA = paginaDe('/noticias');

type Datos = PaginaDeNoticias<Noticia>;

/** News that do not come are an empty list: nobody is told. */
const cargar: Load<Datos> = async (call, { url }) =>
  paginaDeNoticias(await call('GET /api/news', {}).catch(() => []), url.searchParams.get('pagina'));

export const loader = onServer(cargar);
export const clientLoader = inBrowser(cargar);
export const meta = () => metaDe(PAGINA);

function Videos() {
  const [busqueda] = useSearchParams();
  const { titulo, url } = club.playlist;
  return (
    <MarcoExterno
      id="videos"
      titulo={titulo}
      src={url}
      visible={busqueda.get('ver') === 'videos'}
      boton="Ver los vídeos"
      aviso="Los vídeos están en YouTube. Al verlos, tu navegador se conecta con sus servidores."
      seccion="noticias"
    />
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

export default function Noticias() {
  const { noticias, ...lugar } = useLoaderData<Datos>();
  return (
    <>
      <Portada
        seccion="noticias"
        titulo="Noticias"
        entradilla="Lo que pasa en las pistas, contado por el club."
        migas={[{ titulo: 'El club' }, { titulo: 'Noticias' }]}
      />
      <div className={`${page.container} ${styles.pagina}`}>
        <div className={styles.lista}>
          {noticias.length > 0 ? (
            noticias.map((noticia) => <Articulo key={noticia.id} noticia={noticia} />)
          ) : (
            <EmptyState title="Todavía no hay noticias" drawing={<PistaDibujo {...dibujoDe('vacio')} />} />
          )}
          <Paginas {...lugar} />
        </div>
        <aside className={styles.lateral}>
          <h2 className={styles.rotulo}>{club.playlist.titulo}</h2>
          <Videos />
        </aside>
      </div>
    </>
  );
}
