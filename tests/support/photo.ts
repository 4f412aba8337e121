import sharp from 'sharp';

/** A photo of one colour, as a file to choose. */
export async function unaFoto(width: number, height: number) {
  const background = '#4862a0';
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}
