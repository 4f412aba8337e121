import sanitize from 'sanitize-html';

const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'small', 'sup', 'sub', 'blockquote'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'section', 'aside', 'div', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** A page of this site, or a place of this page; never `//host`, nor a path relative to where it is read. */
const OWN = /^(?:\/(?![/\\])|#)/;
const OUTSIDE = /^(?:https:\/\/|mailto:|tel:)/i;

const isAllowed = (href: string | undefined): boolean =>
  href !== undefined && (OWN.test(href) || OUTSIDE.test(href));

/** A link that may not be followed stays as its words. */
const onlySafeLinks: sanitize.Transformer = (_tag, attribs) => {
  const { href, rel } = attribs;
  if (!isAllowed(href)) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href: href ?? '', ...(rel ? { rel } : {}) } };
};

/**
 * What is left of a text once nothing in it can run, load or restyle: running text, lists, tables, and
 * links to https, mail, telephone and this site. Of the classes, only the ones given.
 */
export function sanitizeHtml(html: string, classes: readonly string[] = []): string {
  return sanitize(html, {
    allowedTags: [...TAGS, 'span'],
    allowedAttributes: { a: ['href', 'rel'], th: ['scope'], td: ['colspan', 'rowspan'] },
    allowedClasses: { '*': [...classes] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { a: onlySafeLinks },
  });
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A value as text of an HTML document, between tags or inside quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
