import { createHash } from 'node:crypto';
import { DELAYED_ID } from './delayed-start.ts';
import type { Guests } from './page-settings.server.ts';
import { STARTER_TAG } from './starter.server.ts';

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const INLINE = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /type="application\/(?:ld\+)?json"/;

/**
 * Keeps the program out of the way of the first paint: its modules are listed for the starter instead of
 * being preloaded, and its entry waits as text. A link that is followed before still navigates.
 */
export function delayScripts(html: string): string {
  const modules = [...html.matchAll(PRELOADS)].map(([, href]) => href);
  const waiting = `<script type="text/plain" id="${DELAYED_ID}" data-modules="${modules.join(' ')}">$1</script>`;
  return html
    .replace(PRELOADS, '')
    .replace(MODULE, waiting)
    .replace('</head>', () => `${STARTER_TAG}</head>`);
}

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The hash of every inline script of the document: nothing else inline may run. */
export function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE)].filter(([, attributes = '']) => !DATA_BLOCK.test(attributes));
  return [...new Set(scripts.map(([, , code = '']) => hashOf(code)))];
}

type PolicyParts = {
  scriptHashes: readonly string[];
  styleNonce?: string;
  frames?: readonly string[];
  guests?: readonly Guests[];
};

/** The content policy of one page: its own files, its own inline scripts, and nothing else. */
export function contentPolicy({
  scriptHashes: hashes,
  styleNonce,
  frames = [],
  guests = [],
}: PolicyParts): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", ...(styleNonce ? [`'nonce-${styleNonce}'`] : [])],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-src': frames,
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  const invited = (name: string): readonly string[] => guests.flatMap((guest) => guest[name] ?? []);
  return Object.entries(rules)
    .map(([name, values]) => [name, [...values, ...invited(name)]] as const)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');
}
