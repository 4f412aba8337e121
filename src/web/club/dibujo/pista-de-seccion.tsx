import type { Seccion } from './dibujos.ts';
import { ficheroDe } from './ficheros.ts';

type Sitio = { seccion: Seccion; x: number; ancho: number; alto: number };

/** The court of that section as a part of another picture. */
export function PistaDeSeccion({ seccion, x, ancho, alto }: Sitio) {
  const svg = (ficheroDe(seccion) ?? '').replace(
    /^<svg [^>]*>/,
    (marco) =>
      `${marco.slice(0, -1).replace(/ (?:x|y|width|height)="[^"]*"/g, '')} x="${x}" width="${ancho}" height="${alto}">`,
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, of which nothing is typed by anybody
  return <g dangerouslySetInnerHTML={{ __html: svg }} />;
}
