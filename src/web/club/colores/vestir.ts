import type { Elegidos } from '#contract/club/club-colores.ts';
import { cssDe } from './tokens.ts';

/** In the document: the style of the club's colours as the page came with them. */
const ID_ESTILO = 'colores';

let hoja: CSSStyleSheet | undefined;

/** Puts this document, which is open, in those colours. */
export function vestir(elegidos: Elegidos): void {
  document.getElementById(ID_ESTILO)?.remove();
  hoja ??= new CSSStyleSheet();
  hoja.replaceSync(cssDe(elegidos));
  if (!document.adoptedStyleSheets.includes(hoja)) document.adoptedStyleSheets.push(hoja);
}
