import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { anchosDe, rutaImagen, TIPOS_COPIA } from '#domain/contenido/presentar.ts';
import { insertarImagen } from '#server/db/tables/imagen.ts';
import type { Tx } from '#server/db/transact.ts';
import type { FilaNueva } from '#server/db/types.ts';

/** What the drawings of contenido/imagenes show; scripts/pintar-demo.ts paints them. */
const DIBUJOS = [
  ['trofeo', 'Un trofeo dorado sobre una pista de tierra batida'],
  ['raqueta', 'Una raqueta y tres pelotas sobre una pista azul'],
  ['tierra', 'Una pista de tierra batida al sol, con la red y una pelota'],
] as const;

const [ANCHO, ALTO] = [960, 600];

const archivo = (nombre: string): Buffer =>
  readFileSync(new URL(`../../../contenido/imagenes/${nombre}`, import.meta.url));

const hashDe = (nombre: string): string =>
  createHash('sha256')
    .update(archivo(`${nombre}.svg`))
    .digest('hex')
    .slice(0, 32);

const copiasDe = (nombre: string, descripcion: string): FilaNueva<'imagen'>[] =>
  anchosDe(ANCHO).flatMap((ancho) =>
    TIPOS_COPIA.map((tipo) => ({
      ...{ hash: hashDe(nombre), ancho, alto: (ancho * ALTO) / ANCHO, tipo, descripcion, sinUso: null },
      contenido: archivo(`${nombre}-${ancho}.${tipo}`),
    })),
  );

export const hashesDeMuestra = (): string[] => DIBUJOS.map(([nombre]) => hashDe(nombre));

/** Pictures that the club itself has drawn, so that there are some to choose from. */
export async function guardarImagenes(tx: Tx): Promise<void> {
  for (const [nombre, descripcion] of DIBUJOS) await insertarImagen(tx, copiasDe(nombre, descripcion));
}

/** That of the clay court, for the news item that tells of it. */
export const fotoDeTierra = () => ({
  imagen: rutaImagen(hashDe('tierra'), ANCHO, 'webp'),
  imagenAlt: DIBUJOS[2][1],
});
