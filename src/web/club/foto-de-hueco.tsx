import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import type { Hueco } from '#contract/sitio/huecos.ts';
import { dibujoDeHueco } from '#contract/sitio/sitio.ts';
import { Foto } from './foto.tsx';

type ImagenProps = { hueco: Hueco; fotos: readonly FotoDeHueco[]; sizes: string; prioridad?: boolean };

/** The photograph of that place, or its drawing, which says nothing that the words beside it do not. */
export function ImagenDeHueco({ hueco, fotos, sizes, prioridad = false }: ImagenProps) {
  const foto = fotos.find((una) => una.hueco === hueco);
  if (foto) return <Foto foto={foto} sizes={sizes} prioridad={prioridad} />;
  return (
    <img
      src={`/dibujos/gente-${dibujoDeHueco(hueco)}.svg`}
      alt=""
      loading={prioridad ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
