import { Link, useLoaderData, useSearchParams } from 'react-router';
import { club } from '#club';
import type { Noticia } from '#contract/news.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { fijadasPrimero } from '#domain/noticia/orden.ts';
import { dibujoDe } from '#web/club/dibujos.ts';
import { MarcoExterno } from '#web/club/marco-externo.tsx';
import { metaDe } from '#web/club/meta.ts';
import { PistaDibujo } from '#web/club/pista-dibujo.tsx';
import { Portada } from '#web/club/portada.tsx';
import { paginaDe } from '#web/paginas.ts';
import { inBrowser, type Load, onServer } from '#web/platform/load.ts';
import { HtmlText } from '#web/ui/html-text.tsx';
import page from '#web/ui/page.module.css';
import prose from '#web/ui/prose.module.css';
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

const diaDe = (dt: number): string => new Date(dt * 1000).toISOString().slice(0, 10);

function Articulo({ noticia: { dt, title, content, link } }: { noticia: Noticia }) {
  const dia = diaDe(dt);
  return (
    <article className={styles.noticia}>
      <time dateTime={dia} className={styles.fecha}>
        {fechaLarga(dia)}
      </time>
      <div className={styles.cuerpo}>
        <h2 className={styles.titulo}>{title}</h2>
        <HtmlText html={content} className={prose.prose} />
        {link ? (
          <p className={styles.mas}>
            <Link to={link}>
              Más información<span className="visually-hidden"> sobre {title}</span>
            </Link>
          </p>
        ) : null}
      </div>
    </article>
  );
}

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
