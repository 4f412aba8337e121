import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import type { Hueco } from '#contract/sitio/huecos.ts';
import { cx } from '#web/ui/cx.ts';
import { DatosDeHueco } from './datos-de-hueco.tsx';
import { ImagenDeHueco } from './foto-de-hueco.tsx';

type FotosProps = { huecos: readonly Hueco[]; fotos: readonly FotoDeHueco[]; retratos?: boolean };

/** The photographs of a page, each with its words; one alone, without them. */
export function FotosDePagina({ huecos, fotos, retratos = false }: FotosProps) {
  const sola = huecos.length === 1;
  return (
    <div
      className={cx('grid gap-4 print:hidden', sola ? '' : 'md:grid-cols-2', retratos && 'lg:grid-cols-4')}
    >
      {huecos.map((hueco) => (
        <figure
          key={hueco}
          className={cx(
            'overflow-clip',
            sola ? 'rounded-l' : 'surface',
            retratos && 'grid grid-cols-start lg:grid-cols-1',
          )}
        >
          <div
            className={cx(
              'overflow-hidden **:size-full **:object-cover',
              retratos ? 'w-thumb lg:aspect-3/2 lg:w-full' : 'aspect-2/1 **:object-bottom',
              sola && 'relative **:absolute **:inset-0 lg:aspect-auto lg:h-full',
            )}
          >
            <ImagenDeHueco
              hueco={hueco}
              fotos={fotos}
              sizes="(min-width: 48rem) 36rem, 92vw"
              prioridad={sola}
            />
          </div>
          {sola ? null : (
            <figcaption className="grid content-start gap-1 p-4 text-s text-ink-soft">
              <DatosDeHueco hueco={hueco} />
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}
