import { rutas } from '#contract/rutas.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { ImagenNoticia, type Titular } from '#web/club/noticia.tsx';
import { diaDeNoticia } from '#web/club/reloj.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import inicio from './inicio.module.css';
import styles from './noticias.module.css';

/** The newest items, or why there are none. */
export const Noticias = ({ noticias }: { noticias: readonly Titular[] }) => (
  <section aria-labelledby="noticias" className={inicio.bloque}>
    <div className={inicio.cabeza}>
      <h2 id="noticias">Noticias</h2>
      <ButtonLink to={rutas.noticias()}>Todas las noticias</ButtonLink>
    </div>
    {noticias.length > 0 ? (
      <div className={cx(inicio.grupos, styles.noticias)}>
        {noticias.map((noticia, n) => (
          <Card
            key={noticia.id}
            eyebrow={`${n > 0 ? '' : 'Última noticia, '}${fechaBreve(diaDeNoticia(noticia.dt))}`}
            title={noticia.title}
            to={rutas.noticia(noticia)}
            media={<ImagenNoticia noticia={noticia} sizes="(min-width: 44rem) 25rem, 92vw" muda />}
          />
        ))}
      </div>
    ) : (
      <p className={inicio.suave}>Ahora mismo no hay noticias que enseñar.</p>
    )}
  </section>
);
