/** Longest side, in pixels, of a photo that travels. */
const MAX_SIDE = 1600;
const QUALITY = 0.85;

const EXTENSION = /\.[^.]*$/;

/** The photo as a JPEG of at most 1600 pixels a side, upright. Throws when the browser cannot read it. */
export async function shrinkPhoto(file: File): Promise<File> {
  const photo = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The photo cannot be written');
  return new File([blob], file.name.replace(EXTENSION, '.jpg'), { type: 'image/jpeg' });
}
