import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { club } from '#club';
import { faltaEnElClub } from '#contract/club/ofrecido.ts';
import { CLAVES_CMS, type ClaveCms } from '#contract/sitio/cms.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { textoPublico } from '#server/db/lecturas/texto-rico.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import { unescapeHtml } from '#server/platform/files/html.ts';
import { versionVigente } from './cms.queries.ts';
import { rellenarMarcas } from './marcas.ts';

/** Where the texts come from: as they were written, with their marks not yet filled. */
export type Textos = { contenidoDe(clave: ClaveCms): Promise<string> };

export const CARPETA_TEXTOS = fileURLToPath(new URL('../../../contenido/', import.meta.url));

const SIN_ESCRIBIR =
  '<p>El club todavía no ha escrito esta página.</p>\n<p>Si quieres saber algo, <a href="/contacto">pregúntanoslo</a>.</p>';

/** Of a club that has written nothing, what is true of any: the rest of the texts tell of a made-up one. */
const DE_CUALQUIERA: Partial<Record<ClaveCms, (escrito: string) => string>> = {
  common_aviso_legal: (escrito) => escrito,
  common_cookies: (escrito) => escrito,
  common_proteccion_datos: (escrito) => escrito,
  ...Object.fromEntries(
    TIPOS_GESTIONADOS.map((tipo) => [
      `competicion_liga_${tipo}_normas`,
      () => `<p>{{esencial.${tipo}}}</p>\n<h2>Cómo se juega</h2>\n<p>{{reglas.${tipo}}}</p>`,
    ]),
  ),
};

/** What stands where nobody has written: docs/reglas/arranque.md */
const sinMuestra = (clave: ClaveCms, escrito: string): string =>
  club.enBlanco ? (DE_CUALQUIERA[clave]?.(escrito) ?? SIN_ESCRIBIR) : escrito;

export function textosDeCarpeta(carpeta: string): Textos {
  const leidos = new Map(
    CLAVES_CMS.map((clave) => [clave, readFileSync(`${carpeta}${clave}.html`, 'utf8')] as const),
  );
  return { contenidoDe: async (clave) => sinMuestra(clave, leidos.get(clave) ?? '') };
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

const TITULO = /<h([2-4])\b[^>]*>([\s\S]*?)<\/h\1>/g;

/** What the headings of a text say. */
export const apartadosDe = (html: string): string[] =>
  [...html.matchAll(TITULO)].map(([, , titulo = '']) => unescapeHtml(titulo.replace(/<[^>]+>/g, '')).trim());

const ENLACE = /<a\b[^>]*\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;

/** Texts that lead to what the club does not have keep the words and lose the link. */
const sinLoQueFalta = (html: string): string =>
  html.replace(ENLACE, (enlace, href: string, palabras: string) => (faltaEnElClub(href) ? palabras : enlace));

/** The texts of the site, ready to be put in a page. Cleaned again only when what they say has changed. */
export function crearCms(base: BaseDatos, textos: Textos, reloj: Clock): Cms {
  const limpios = new Map<ClaveCms, { escrito: string; html: string }>();
  const leer = async (clave: ClaveCms): Promise<string> => {
    const texto = await textoEscrito(base.db, textos, clave);
    const escrito = sinLoQueFalta(await rellenarMarcas(base, texto, reloj.today()));
    const guardado = limpios.get(clave);
    if (guardado?.escrito === escrito) return guardado.html;
    const html = textoPublico(escrito);
    limpios.set(clave, { escrito, html });
    return html;
  };
  const presentar = async (html: string): Promise<string> =>
    textoPublico(sinLoQueFalta(await rellenarMarcas(base, html, reloj.today())));
  return { leer, presentar };
}
