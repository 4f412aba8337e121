import type { Api } from '#contract/api.ts';
import type { Answer, Request as ApiRequest, FileAnswer } from '#contract/endpoint.ts';
import { send } from './call.ts';

/** The calls that answer a file. */
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

/** Saves it where the browser keeps downloads. */
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
