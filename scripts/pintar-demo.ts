import { readdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { anchosDe, TIPOS_COPIA } from '#domain/contenido/presentar.ts';
import { paintCopies } from '#server/platform/files/images.ts';

// Paints the drawings of contenido/imagenes in the sizes and kinds that the site keeps, beside them:
//     node scripts/pintar-demo.ts
const CARPETA = new URL('../contenido/imagenes/', import.meta.url);
const dibujos = (await readdir(CARPETA)).filter((nombre) => nombre.endsWith('.svg'));
for (const dibujo of dibujos) {
  const png = await sharp(await readFile(new URL(dibujo, CARPETA)))
    .png()
    .toBuffer();
  const copias = await paintCopies(png, {
    types: ['image/png'],
    maxPixels: 1_000_000,
    widthsOf: anchosDe,
    kinds: TIPOS_COPIA,
  });
  for (const { width, kind, bytes } of copias)
    await writeFile(new URL(`${dibujo.replace('.svg', '')}-${width}.${kind}`, CARPETA), bytes);
}
