import type { FotoDeHueco } from '#contract/sitio/fotos.ts';
import { type Hueco, tituloDeHueco } from '#contract/sitio/huecos.ts';
import { dibujoDeHueco } from '#contract/sitio/sitio.ts';
import { nombreEn } from './datos-de-hueco.tsx';
import { Foto } from './foto.tsx';

type ImagenProps = { hueco: Hueco; fotos: readonly FotoDeHueco[]; sizes: string; prioridad?: boolean };

const ES_DEL_EQUIPO = /^equipo/;

/** Of who it will show: "NB". */
const inicialesEn = (hueco: Hueco): string =>
  (nombreEn(hueco) || tituloDeHueco(hueco).pie)
    .split(' ')
    .filter((palabra) => /^\p{Lu}/u.test(palabra))
    .slice(0, 2)
    .map(([letra]) => letra)
    .join('');

/** Of somebody of the team, their initials until there is a photograph. */
const Iniciales = ({ hueco }: { hueco: Hueco }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className="bg-azul-out fill-current text-on-deep">
    <text x="50" y="60" textAnchor="middle" className="font-display" fontSize="28" fontWeight="700">
      {inicialesEn(hueco)}
    </text>
  </svg>
);

/** The photograph of that place, or its drawing, which says nothing that the words beside it do not. */
export function ImagenDeHueco({ hueco, fotos, sizes, prioridad = false }: ImagenProps) {
  const foto = fotos.find((una) => una.hueco === hueco);
  if (foto) return <Foto foto={foto} sizes={sizes} prioridad={prioridad} />;
  if (ES_DEL_EQUIPO.test(hueco)) return <Iniciales hueco={hueco} />;
  return (
    <img
      src={`/dibujos/gente-${dibujoDeHueco(hueco)}.svg`}
      alt=""
      loading={prioridad ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
