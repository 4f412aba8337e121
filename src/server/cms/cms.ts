import type { ClaveCms } from '#contract/cms.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { sanitizeHtml } from '#server/platform/html.ts';
import { rellenarMarcas } from './marcas.ts';
import { conTablas } from './presentar.ts';
import type { Textos } from './textos.ts';

/** The club's own vocabulary of shapes; the site's CSS knows what each looks like. */
const CLASES = ['tabla', 'destacado', 'dos-columnas', 'pasos'];

export type Cms = { leer(clave: ClaveCms): Promise<string> };

/** The texts of the site, ready to be put in a page. Cleaned again only when what they say has changed. */
export function crearCms(base: BaseDatos, textos: Textos): Cms {
  const limpios = new Map<ClaveCms, { escrito: string; html: string }>();
  const leer = async (clave: ClaveCms): Promise<string> => {
    const escrito = await rellenarMarcas(base, await textos.contenidoDe(clave));
    const guardado = limpios.get(clave);
    if (guardado?.escrito === escrito) return guardado.html;
    const html = conTablas(sanitizeHtml(escrito, CLASES));
    limpios.set(clave, { escrito, html });
    return html;
  };
  return { leer };
}
