import { club, type Patrocinador } from '#club';
import { Foto } from '#web/club/noticia.tsx';
import { cx } from '#web/ui/cx.ts';

function Uno({ nombre, siglas, imagen }: Patrocinador) {
  return (
    <>
      {imagen === '' ? (
        <span className="figure text-xl text-azul-text" aria-hidden="true">
          {siglas}
        </span>
      ) : (
        <span className="h-tap w-18 flex-none **:size-full **:object-contain">
          <Foto foto={{ src: imagen, alt: '' }} sizes="6rem" muda />
        </span>
      )}
      <span>{nombre}</span>
    </>
  );
}

const MARCA = cx(
  'flex min-h-tap items-center gap-x-3 text-inherit no-underline max-md:flex-col max-md:items-start',
);

/** Who helps the club: with a picture, by it; without one, by their initials. */
export function Patrocinadores() {
  if (club.patrocinadores.length === 0) return null;
  return (
    <section
      aria-labelledby="patrocinadores"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-hairline pt-6"
    >
      <h2 id="patrocinadores" className="heading-text text-s font-semibold text-ink-soft">
        Con el apoyo de
      </h2>
      <ul className="flex flex-wrap gap-x-12 gap-y-3 text-s leading-snug font-semibold max-md:grid-fit-4xs max-md:w-full max-md:gap-x-4">
        {club.patrocinadores.map((uno) => (
          <li key={uno.nombre}>
            {uno.url === '' ? (
              <span className={MARCA}>
                <Uno {...uno} />
              </span>
            ) : (
              <a href={uno.url} rel="noopener" className={cx(MARCA, 'hover:underline')}>
                <Uno {...uno} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
