import { Link } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { ImagenNoticia, type Titular } from '#web/club/noticia.tsx';
import { diaDeNoticia } from '#web/club/reloj.ts';
import { Card } from '#web/ui/card.tsx';
import inicio from './inicio.module.css';
import styles from './noticias.module.css';

/** The newest items, or why there are none. */
export const Noticias = ({ noticias }: { noticias: readonly Titular[] }) => (
  <Card title="Noticias" to={rutas.noticias()} level={2}>
    {noticias.length > 0 ? (
      <ul className={styles.noticias}>
        {noticias.map((noticia, n) => (
          <li key={noticia.id}>
            <ImagenNoticia noticia={noticia} sizes="17rem" muda />
            <p>
              {n > 0 ? null : <span>Última noticia, </span>}
              {fechaBreve(diaDeNoticia(noticia.dt))}
            </p>
            <h3>
              <Link to={rutas.noticia(noticia)}>{noticia.title}</Link>
            </h3>
          </li>
        ))}
      </ul>
    ) : (
      <p className={inicio.suave}>Ahora mismo no hay noticias que enseñar.</p>
    )}
  </Card>
);
