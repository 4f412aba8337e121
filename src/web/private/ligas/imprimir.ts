import { mensajes } from '#contract/mensajes.ts';
import type { NombresImpresos } from '#contract/opciones.ts';
import { callBinary, openInWindow, saveFile } from '#web/platform/download.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { cifrar } from './cifrar.ts';

/** What is printed for the board. */
type Impreso = 'clasificacion' | 'horarios';

/** Spec §8: a PDF, a backup, a resolution or a new season that fails says only this. */
export const avisarError = (): number => showToast(mensajes.errorPruebaDeNuevo, 'error');

/** A league, or every one of a type (-1 social, -2 infantil), in a new window. Spec §7. */
export function imprimir(impreso: Impreso, idLiga: number, nombres: NombresImpresos): void {
  const query = { idLiga, nombres };
  openInWindow(() => callBinary(`GET /api/private/ligas/${impreso}`, { query })).catch(avisarError);
}

/** Everything in one file, named by the server; encrypted when there is a passphrase. Tells whether it was saved. Spec §7. */
export async function descargarCopia(frase: string): Promise<boolean> {
  try {
    const { filename, blob } = await callBinary('GET /api/private/ligas/backup', {});
    if (frase === '') saveFile({ filename, blob });
    else saveFile({ filename: `${filename}.age`, blob: await cifrar(blob, frase) });
    return true;
  } catch {
    avisarError();
    return false;
  }
}
