import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { dibujoDeHueco, type Hueco, tituloDeHueco } from '#contract/sitio/huecos.ts';
import { DatosDeHueco } from './datos-de-hueco.tsx';
import { Foto } from './foto.tsx';
import styles from './foto-de-hueco.module.css';

type ImagenProps = { hueco: Hueco; fotos: readonly FotoDeHueco[]; sizes: string };

/** The photograph of that place, or its drawing, which says nothing that the words beside it do not. */
export function ImagenDeHueco({ hueco, fotos, sizes }: ImagenProps) {
  const foto = fotos.find((una) => una.hueco === hueco);
  if (foto) return <Foto foto={foto} sizes={sizes} />;
  return <img src={`/dibujos/gente-${dibujoDeHueco(hueco)}.svg`} alt="" loading="lazy" decoding="async" />;
}

type FotosProps = { huecos: readonly Hueco[]; fotos: readonly FotoDeHueco[]; retratos?: boolean };

/** The photographs of a page in a row, each a card with its words. */
export function FotosDePagina({ huecos, fotos, retratos = false }: FotosProps) {
  return (
    <div className={styles.fotos} data-retratos={retratos || undefined}>
      {huecos.map((hueco) => (
        <figure key={hueco} className={styles.foto}>
          <ImagenDeHueco hueco={hueco} fotos={fotos} sizes="(min-width: 48rem) 36rem, 92vw" />
          {huecos.length > 1 ? (
            <figcaption>
              <strong>{tituloDeHueco(hueco).pie}</strong>
              <DatosDeHueco hueco={hueco} />
            </figcaption>
          ) : null}
        </figure>
      ))}
    </div>
  );
}
