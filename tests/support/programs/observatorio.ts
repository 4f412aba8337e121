/**
 * The checks of the HTTP Observatory that can be made without a network, on one answer as if it had come over
 * https from a site that sends http there. Rules and points: mdn/mdn-http-observatory, `src/grader/charts.js` and
 * `src/analyzer/tests/`. Left at what they are without help from outside: nobody is on the browsers' preload list
 * (0 of 5), and a site without cookies gets no points for them (0 of 5).
 */
export type Answer = { headers: Headers; html: string };

type Verdict = readonly [check: string, points: number];
type Policy = ReadonlyMap<string, readonly string[]>;

const BASE = 100;
/** Points above the base only count for who would have an A without them. */
const MINIMUM_FOR_EXTRA = 90;
const SIX_MONTHS_S = 15_552_000;

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const isInline = (source: string): boolean => source === "'unsafe-inline'" || source === 'data:';
const isInClear = (source: string): boolean => source.startsWith('http:') || source.startsWith('ftp:');

/** The first of each directive counts. */
export function parsePolicy(header: string | null): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const rule of (header ?? '').split(';')) {
    const [name, ...sources] = rule.trim().split(/\s+/);
    if (name && !policy.has(name)) policy.set(name, sources);
  }
  return policy;
}

const sourcesOf = (policy: Policy, name: string): readonly string[] =>
  policy.get(name) ?? policy.get('default-src') ?? ['*'];

function contentPolicy({ headers }: Answer): Verdict {
  const policy = parsePolicy(headers.get('content-security-policy'));
  if (policy.size === 0) return ['csp-not-implemented', -25];
  const scripts = sourcesOf(policy, 'script-src');
  const styles = sourcesOf(policy, 'style-src');
  if (
    [...scripts, ...sourcesOf(policy, 'object-src')].some((one) => BROAD.has(one)) ||
    scripts.some(isInline)
  )
    return ['csp-implemented-with-unsafe-inline', -20];
  if ([...policy.values()].flat().some(isInClear)) return ['csp-implemented-with-insecure-scheme', -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10];
  if (styles.some((one) => isInline(one) || BROAD.has(one)))
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  if (policy.get('default-src')?.join() !== "'none'") return ['csp-implemented-with-no-unsafe', 5];
  return ['csp-implemented-with-no-unsafe-default-src-none', 10];
}

function cookies({ headers }: Answer): Verdict {
  const all = headers.getSetCookie();
  if (all.length === 0) return ['cookies-not-found', 0];
  const has = (flag: RegExp): boolean => all.every((cookie) => flag.test(cookie));
  if (!has(/;\s*secure/i)) return ['cookies-session-without-secure-flag', -40];
  if (!has(/;\s*httponly/i)) return ['cookies-session-without-httponly-flag', -30];
  return has(/;\s*samesite=(lax|strict)/i)
    ? ['cookies-secure-with-httponly-sessions-and-samesite', 5]
    : ['cookies-secure-with-httponly-sessions', 0];
}

function crossOrigin({ headers }: Answer): Verdict {
  return headers.has('access-control-allow-origin')
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-not-implemented', 0];
}

const PRIVATE_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

function referrer({ headers }: Answer): Verdict {
  const policy = headers.get('referrer-policy');
  if (policy === null) return ['referrer-policy-not-implemented', 0];
  return PRIVATE_REFERRER.test(policy) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

function transport({ headers }: Answer): Verdict {
  const header = headers.get('strict-transport-security');
  if (header === null) return ['hsts-not-implemented', -20];
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds) || header.includes(',')) return ['hsts-header-invalid', -20];
  return seconds < SIX_MONTHS_S
    ? ['hsts-implemented-max-age-less-than-six-months', -10]
    : ['hsts-implemented-max-age-at-least-six-months', 0];
}

const SCRIPT = /<script\b([^>]*)>/g;
const SRC = /\bsrc="([^"]*)"/;

function integrity({ headers, html }: Answer): Verdict {
  if (!headers.get('content-type')?.startsWith('text/html'))
    return ['sri-not-implemented-response-not-html', 0];
  const scripts = [...html.matchAll(SCRIPT)].map(([, attributes = '']) => attributes);
  const loaded = scripts.filter((attributes) => SRC.test(attributes));
  const outside = loaded.filter((attributes) => !/^\/(?!\/)/.test(SRC.exec(attributes)?.[1] ?? ''));
  if (outside.some((attributes) => !attributes.includes('integrity=')))
    return ['sri-not-implemented-but-external-scripts-loaded-securely', -5];
  return loaded.some((attributes) => attributes.includes('integrity='))
    ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
    : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
}

const sniffing = ({ headers }: Answer): Verdict =>
  headers.get('x-content-type-options') === 'nosniff'
    ? ['x-content-type-options-nosniff', 0]
    : ['x-content-type-options-not-implemented', -5];

function framing({ headers }: Answer): Verdict {
  const ancestors = parsePolicy(headers.get('content-security-policy')).get('frame-ancestors');
  if (ancestors && !ancestors.some((one) => BROAD.has(one)))
    return ['x-frame-options-implemented-via-csp', 5];
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-not-implemented', -20];
}

function resourcePolicy({ headers }: Answer): Verdict {
  const policy = headers.get('cross-origin-resource-policy');
  if (policy === null) return ['cross-origin-resource-policy-not-implemented', 0];
  return /^same-(origin|site)$/.test(policy)
    ? [`cross-origin-resource-policy-implemented-with-${policy}`, 10]
    : ['cross-origin-resource-policy-implemented-with-cross-origin', 0];
}

const CHECKS = [
  contentPolicy,
  cookies,
  crossOrigin,
  referrer,
  transport,
  integrity,
  sniffing,
  framing,
  resourcePolicy,
];

/** What an answer gets, and for what. */
export function score(answer: Answer): { total: number; verdicts: readonly Verdict[] } {
  const verdicts = CHECKS.map((check) => check(answer));
  const sum = (which: (points: number) => boolean): number =>
    verdicts.reduce((total, [, points]) => total + (which(points) ? points : 0), 0);
  const bare = Math.max(0, BASE + sum((points) => points < 0));
  const total = bare >= MINIMUM_FOR_EXTRA ? bare + sum((points) => points > 0) : bare;
  return { total, verdicts };
}
