const PERMITIDO = /^(?:https?:\/\/[^\s"<>]+|mailto:[^\s"<>]+|tel:[^\s"<>]+|\/(?![/\\])[^\s"<>\\]*)$/i;

/** Whether a text may lead there: the web, a mail, a telephone or a page of this site. */
export const esEnlace = (href: string): boolean => PERMITIDO.test(href);

const CORREO = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/;
const TELEFONO = /^\+?[\d\s]{9,17}$/;
const SITIO = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/** What somebody typed as an address, made one: a mail, a telephone, a site without its scheme. null: it is none. */
export function enlaceDe(escrito: string): string | null {
  const texto = escrito.trim();
  if (esEnlace(texto)) return texto;
  if (CORREO.test(texto)) return `mailto:${texto}`;
  if (TELEFONO.test(texto)) return `tel:${texto.replace(/\s/g, '')}`;
  return SITIO.test(texto) ? `https://${texto}` : null;
}
