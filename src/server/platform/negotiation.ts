export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Headers longer than this are nobody's browser: they get the plain form. */
const MAX_HEADER = 500;
/** Browsers send a handful of different ones. */
const MAX_KNOWN = 50;

const ZERO = /^q=0(?:\.0*)?$/;

/** What a list such as `br;q=1.0, gzip, *;q=0` takes: names in lower case, whether they are taken. */
function readAccepted(header: string): Map<string, boolean> {
  const accepted = new Map<string, boolean>();
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    accepted.set(name, !parameters.some((parameter) => ZERO.test(parameter)));
  }
  return accepted;
}

function choose(header: string): Encoding {
  const accepted = readAccepted(header);
  const takes = (name: string): boolean => accepted.get(name) ?? accepted.get('*') ?? false;
  return ENCODINGS.find((name) => name === 'identity' || takes(name)) ?? 'identity';
}

const known = new Map<string, Encoding>();

/** The smallest form the client takes; the plain one when it says nothing, or nothing that we have. */
export function encodingFor(accepted: string | readonly string[] | undefined): Encoding {
  const header = String(accepted ?? '');
  if (header.length > MAX_HEADER) return 'identity';
  const before = known.get(header);
  if (before) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const encoding = choose(header);
  known.set(header, encoding);
  return encoding;
}

/** Tells whether `If-None-Match` names that tag. Weak and strong tags compare alike there. RFC 9110, 13.1.2. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag || header.trim() === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
