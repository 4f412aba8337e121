import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLAVES_CMS, type ClaveCms } from '#contract/cms.ts';
import { textoPublico } from '#server/db/lecturas/texto-rico.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import { versionVigente } from './cms.queries.ts';
import { rellenarMarcas } from './marcas.ts';

/** Where the texts come from: as they were written, with their marks not yet filled. */
export type Textos = { contenidoDe(clave: ClaveCms): Promise<string> };

export const CARPETA_TEXTOS = fileURLToPath(new URL('../../../contenido/', import.meta.url));

/** The texts of a folder, read once. Throws when one of them is missing. */
export function textosDeCarpeta(carpeta: string): Textos {
  const leidos = new Map(
    CLAVES_CMS.map((clave) => [clave, readFileSync(`${carpeta}${clave}.html`, 'utf8')] as const),
  );
  return { contenidoDe: async (clave) => leidos.get(clave) ?? '' };
}

export type Cms = {
  leer(clave: ClaveCms): Promise<string>;
  /** A text that is not saved, as `leer` would give it. */
  presentar(html: string): Promise<string>;
};

/** A text as it is written: its newest version, or the file that comes with the program. */
async function textoEscrito(db: Lector, textos: Textos, clave: ClaveCms): Promise<string> {
  return (await versionVigente(db, clave))?.html ?? textos.contenidoDe(clave);
}

/** The texts of the site, ready to be put in a page. Cleaned again only when what they say has changed. */
export function crearCms(base: BaseDatos, textos: Textos, reloj: Clock): Cms {
  const limpios = new Map<ClaveCms, { escrito: string; html: string }>();
  const leer = async (clave: ClaveCms): Promise<string> => {
    const escrito = await rellenarMarcas(base, await textoEscrito(base.db, textos, clave), reloj.today());
    const guardado = limpios.get(clave);
    if (guardado?.escrito === escrito) return guardado.html;
    const html = textoPublico(escrito);
    limpios.set(clave, { escrito, html });
    return html;
  };
  return { leer, presentar: async (html) => textoPublico(await rellenarMarcas(base, html, reloj.today())) };
}
