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

/** A photo of exactly so many bytes: a JPEG may carry as many remarks as one likes. */
export async function photoOf(bytes: number): Promise<Buffer> {
  const photo = await smallPhoto();
  const remarks: Buffer[] = [];
  for (let left = bytes - photo.length; left > 0; left -= remarks.at(-1)?.length ?? left) {
    // Never leaves one too short to say its length.
    const size = Math.min(left, left < 65_541 && left > 65_537 ? 60_000 : 65_537);
    const remark = Buffer.alloc(size, ' ');
    remark.writeUInt16BE(0xfffe, 0);
    remark.writeUInt16BE(size - 2, 2);
    remarks.push(remark);
  }
  return Buffer.concat([photo.subarray(0, 2), ...remarks, photo.subarray(2)]);
}
