import { rutas } from '#contract/rutas.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { ImagenNoticia, type Titular } from '#web/club/noticia.tsx';
import { diaDeNoticia } from '#web/club/reloj.ts';
import { TarjetaEnlace } from '#web/club/tarjeta-enlace.tsx';
import { Bloque } from './bloque.tsx';

/** The newest items, or why there are none. */
export const Noticias = ({ noticias }: { noticias: readonly Titular[] }) => (
  <Bloque id="noticias" titulo="Noticias" todo={{ texto: 'Todas las noticias', href: rutas.noticias() }}>
    {noticias.length > 0 ? (
      <div className="grid gap-3 md:grid-cols-3 md:gap-cards">
        {noticias.map((noticia, n) => (
          <TarjetaEnlace
            key={noticia.id}
            sobre={`${n > 0 ? '' : 'Última noticia, '}${fechaBreve(diaDeNoticia(noticia.dt))}`}
            titulo={noticia.title}
            to={rutas.noticia(noticia)}
            imagen={<ImagenNoticia noticia={noticia} sizes="(min-width: 48rem) 25rem, 34vw" muda />}
          />
        ))}
      </div>
    ) : (
      <p className="text-ink-soft">Ahora mismo no hay noticias que enseñar.</p>
    )}
  </Bloque>
);
