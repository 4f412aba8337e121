import type { ImagenSubida } from '#contract/sitio/imagenes.ts';
import { ApiError } from '#web/platform/call.ts';
import { upload } from '#web/platform/files.ts';
import { endSession, readSession } from '#web/platform/session.ts';

const RUTA = '/api/private/imagenes';

/** Uploads a picture; `onProgress` goes from 0 to 1 while it leaves. Throws `ApiError`. */
export async function subirImagen(archivo: File, onProgress: (parte: number) => void): Promise<ImagenSubida> {
  const cuerpo = new FormData();
  cuerpo.append('file', archivo);
  try {
    return (await upload(RUTA, cuerpo, onProgress, readSession()?.jwt)) as ImagenSubida;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) endSession();
    throw error;
  }
}
