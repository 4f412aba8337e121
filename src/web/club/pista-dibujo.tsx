import type { Seccion } from './dibujos.ts';

type PistaDibujoProps = {
  seccion: Seccion;
  /** What it shows, when it says something; without it the drawing is decorative. */
  titulo?: string;
  /** The first thing that a page shows is asked for first. */
  prioridad?: boolean;
  className?: string | undefined;
};

/** The court of a section, as a picture of the site; the CSS around it says its size and its crop. */
export function PistaDibujo({ seccion, titulo = '', prioridad = false, className }: PistaDibujoProps) {
  return (
    <img
      className={className}
      src={`/dibujos/${seccion}.svg`}
      alt={titulo}
      width={1280}
      height={720}
      decoding="async"
      {...(prioridad ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}
