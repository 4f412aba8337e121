import sanitize from 'sanitize-html';

const TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'b', 'i', 'small', 'sup', 'sub', 'blockquote'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'section', 'aside', 'div', 'figure', 'figcaption'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

type IsAllowed = (href: string) => boolean;

/** A link that may not be followed stays as its words. */
const onlyLinks =
  (isAllowed: IsAllowed): sanitize.Transformer =>
  (_tag, { href, rel }) => {
    if (href === undefined || !isAllowed(href)) return { tagName: 'span', attribs: {} };
    return { tagName: 'a', attribs: { href, ...(rel ? { rel } : {}) } };
  };

const SPANS = ['colspan', 'rowspan'];
const SPAN = /^[2-9]$|^1\d$/;

/** A cell covers a few others, or only itself. */
const onlySaneSpans: sanitize.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => !SPANS.includes(name) || SPAN.test(value)),
  ),
});

/** Deeper than any text people write; what is nested more loses its tags and keeps its words. */
const MAX_DEPTH = 14;

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are exactly what is left out
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
/** More than three marks on one letter: no language needs them, and they cover the lines around. */
const PILED = /(\p{M}{3})\p{M}+/gu;

const plain = (text: string): string => text.replace(UNSEEN, '').replace(PILED, '$1');

type SanitizeOptions = {
  classes?: readonly string[];
  /** The addresses of pictures that stay; without it, none does. */
  pictures?: RegExp;
  /** Which links stay, of those to the web, mail, telephone and this site; without it, none does. */
  links?: IsAllowed;
};

const NO_LINK: IsAllowed = () => false;

/**
 * What is left of a text once nothing in it can run, load or restyle: running text, lists, tables, and the links
 * and pictures allowed. Invisible characters, and those that reverse the
 * direction of the text, are removed too. Of the classes, only the ones given.
 */
export function sanitizeHtml(
  html: string,
  { classes = [], pictures, links = NO_LINK }: SanitizeOptions = {},
): string {
  const clean = sanitize(html, {
    allowedTags: [...TAGS, 'span', ...(pictures ? ['img'] : [])],
    allowedAttributes: {
      a: ['href', 'rel'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ...(pictures && { img: ['src', 'alt', 'width', 'height'] }),
    },
    allowedClasses: { '*': [...classes] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: MAX_DEPTH,
    transformTags: { a: onlyLinks(links), th: onlySaneSpans, td: onlySaneSpans },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictures?.test(attribs.src ?? ''),
  });
  return plain(clean);
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

const SIGNS = new Map(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]));

/** What `escapeHtml` wrote, as it is read. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&#?\w+;/g, (entity) => SIGNS.get(entity) ?? entity);
