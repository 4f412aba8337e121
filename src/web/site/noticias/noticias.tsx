import { useLoaderData, useSearchParams } from 'react-router';
import { club } from '#club';
import type { Noticia } from '#contract/news.ts';
import { fijadasPrimero } from '#domain/noticia/orden.ts';
import { Articulo } from '#web/club/articulo.tsx';
import { dibujoDe } from '#web/club/dibujos.ts';
import { MarcoExterno } from '#web/club/marco-externo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { PistaDibujo } from '#web/club/pista-dibujo.tsx';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import page from '#web/ui/page.module.css';
import { EmptyState } from '#web/ui/states.tsx';
import styles from './noticias.module.css';

const PAGINA = paginaDe('/noticias');

type Datos = { noticias: Noticia[] };

/** News that do not come are an empty list: nobody is told. Spec §8. */
const cargar: Load<Datos> = async (call) => ({
  noticias: await call('GET /api/news', {}).catch(() => []),
});

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

export default function Noticias() {
  const { noticias } = useLoaderData<Datos>();
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
            fijadasPrimero(noticias).map((noticia) => <Articulo key={noticia.id} noticia={noticia} />)
          ) : (
            <EmptyState title="Todavía no hay noticias" drawing={<PistaDibujo {...dibujoDe('vacio')} />} />
          )}
        </div>
        <aside className={styles.lateral}>
          <h2 className={styles.rotulo}>{club.playlist.titulo}</h2>
          <Videos />
        </aside>
      </div>
    </>
  );
}
