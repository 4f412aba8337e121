import sharp from 'sharp';

/** A photo of one colour, as a file to choose. */
export async function unaFoto(width: number, height: number) {
  const background = '#4862a0';
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}

/** The smallest photo that passes for one. */
export const smallPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#48a' } })
    .jpeg()
    .toBuffer();
