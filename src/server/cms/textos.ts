import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLAVES_CMS, type ClaveCms } from '#contract/cms.ts';

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
