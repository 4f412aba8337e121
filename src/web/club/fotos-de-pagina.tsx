import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import type { Hueco } from '#contract/sitio/huecos.ts';
import { DatosDeHueco } from './datos-de-hueco.tsx';
import { ImagenDeHueco } from './foto-de-hueco.tsx';
import styles from './fotos-de-pagina.module.css';

type FotosProps = { huecos: readonly Hueco[]; fotos: readonly FotoDeHueco[]; retratos?: boolean };

/** The photographs of a page in a row, each a card with its words; one alone is in the first screen. */
export function FotosDePagina({ huecos, fotos, retratos = false }: FotosProps) {
  return (
    <div className={styles.fotos} data-retratos={retratos || undefined}>
      {huecos.map((hueco) => (
        <figure key={hueco} className={styles.foto}>
          <ImagenDeHueco
            hueco={hueco}
            fotos={fotos}
            sizes="(min-width: 48rem) 36rem, 92vw"
            prioridad={huecos.length === 1}
          />
          {huecos.length > 1 ? (
            <figcaption>
              <DatosDeHueco hueco={hueco} />
            </figcaption>
          ) : null}
        </figure>
      ))}
    </div>
  );
}
