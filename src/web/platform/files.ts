import type { Api } from '#contract/api.ts';
import type { Answer, Request as ApiRequest, FileAnswer } from '#contract/endpoint.ts';
import { ApiError, type FieldError, SIN_CONEXION, SIN_MENSAJE, send } from './call.ts';

type FileKey = { [K in keyof Api]: Answer<Api[K]> extends FileAnswer ? K : never }[keyof Api];

type Download = { filename: string; blob: Blob };

const FILENAME = /filename="([^"]+)"/;
const NAMELESS = 'descarga';
/** Long enough for the browser to have taken the file. */
const KEPT_MS = 60_000;

async function receive(response: Response): Promise<Download> {
  const [, filename = NAMELESS] = FILENAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { filename, blob: await response.blob() };
}

/** A file of the API, with the name the server gives it. Throws `ApiError`, like `call`. */
export const callBinary = async <K extends FileKey>(key: K, request: ApiRequest<Api[K]>): Promise<Download> =>
  receive(await send(key, request));

function urlOf(blob: Blob): string {
  const url = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  return url;
}

export function saveFile({ filename, blob }: Download): void {
  const link = document.createElement('a');
  link.href = urlOf(blob);
  link.download = filename;
  link.click();
}

/** Fetches and saves the file at a path of the private API. Throws `ApiError`, like `call`. */
export const download = async (path: string): Promise<void> =>
  saveFile(await receive(await send(`GET ${path}`, {})));

/**
 * Shows a file in a new window. The window opens at once, because browsers only allow it while somebody is
 * clicking; where they do not, the file is saved instead.
 */
export async function openInWindow(fetchFile: () => Promise<Download>): Promise<void> {
  const opened = window.open('', '_blank');
  try {
    const file = await fetchFile();
    if (opened) opened.location.replace(urlOf(file.blob));
    else saveFile(file);
  } catch (error) {
    opened?.close();
    throw error;
  }
}

type Refusal = { message?: string; errors?: readonly FieldError[] };

/** `fetch` does not tell how much has left. Throws `ApiError`, like `call`. `token`: of staff's calls. */
export function upload(
  path: string,
  body: FormData,
  onProgress: (part: number) => void,
  token?: string,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('accept', 'application/json');
    if (token) request.setRequestHeader('authorization', token);
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total ? loaded / total : 0),
    );
    request.addEventListener('error', () => reject(new ApiError(0, SIN_CONEXION)));
    request.addEventListener('load', () => {
      if (request.status === 200) return resolve(request.response);
      const { message = SIN_MENSAJE, errors = [] }: Refusal = request.response ?? {};
      reject(new ApiError(request.status, message, errors));
    });
    request.send(body);
  });
}

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
