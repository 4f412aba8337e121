import { createHash } from 'node:crypto';
import { createContext } from 'react-router';
import { UNMEASURED } from './consent.ts';
import { META_CONSENT_DEFAULT, META_MEASUREMENT, type PageSettings } from './document.ts';

const NO_SETTINGS: PageSettings = { measurementId: null, consentDefault: true, recaptcha: false };

/** Given by the server to each page it renders. */
export const settingsContext = createContext<PageSettings>(NO_SETTINGS);

const meta = (name: string, content: string): string => `<meta name="${name}" content="${content}">`;

/** Tells the program, in the head of the document, what differs from the usual. */
export function withSettings(html: string, { measurementId, consentDefault }: PageSettings): string {
  const metas = [
    ...(measurementId ? [meta(META_MEASUREMENT, measurementId)] : []),
    ...(consentDefault ? [] : [meta(META_CONSENT_DEFAULT, 'false')]),
  ];
  const withMetas = metas.length > 0 ? html.replace('</head>', () => `${metas.join('')}</head>`) : html;
  return measurementId ? withMetas : withMetas.replace('<html', `<html ${UNMEASURED}`);
}

/** Whom a page may talk to besides the site itself, by directive of the content policy. */
type Guests = Readonly<Record<string, readonly string[]>>;

/** Of the measurer's scripts only the tag: its containers may hold anybody's code. */
const ANALYTICS: Guests = {
  'script-src': ['https://www.googletagmanager.com/gtag/'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

const RECAPTCHA: Guests = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** Nobody, unless the club has set an account with them. */
export const guestsOf = ({ measurementId, recaptcha }: PageSettings): readonly Guests[] => [
  ...(measurementId ? [ANALYTICS] : []),
  ...(recaptcha ? [RECAPTCHA] : []),
];

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*\/?>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const INLINE = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /type="application\/(?:ld\+)?json"/;

/** Where the script of the entry waits as text. */
const ENTRY = 'programa';

/**
 * Loads the modules, and the data that they read as they start, when the page is loaded and idle, at the first input, or
 * after three seconds. What is only read waits for somebody to move (browsers tell of a mouse at rest too: it has not),
 * unless they are signed in, left something half written, are being measured or came for a dialog, which the address names. Data that do not come are
 * asked for again, later and later: without them no form can be sent.
 */
const STARTER = `(function(){
var s=document.getElementById('${ENTRY}');if(!s)return;var done=false;
function add(n,k,v){var e=document.createElement(n);for(var i in k)e[i]=k[i];if(v)e.textContent=v;document.head.appendChild(e)}
function go(){if(done)return;done=true;
s.dataset.modules.split(' ').forEach(function(h){add('link',{rel:'modulepreload',href:h})});
ask(1)}
function ask(n){fetch(s.dataset.club).then(function(r){if(!r.ok)throw r;return r.text()}).then(function(t){
add('script',{type:'application/json',id:'club'},t);add('script',{type:'module'},s.textContent)},
function(){setTimeout(ask,n*1000,Math.min(n*2,30))})}
function idle(){(window.requestIdleCallback||setTimeout)(go,{timeout:1000})}
function moved(e){if(e.type!=='pointermove'||e.movementX||e.movementY)go()}
function known(){try{return sessionStorage.sesion||Object.keys(localStorage).some(function(k){return /^(?:sesion$|borrador)/.test(k)})}catch(e){}}
['pointermove','pointerdown','keydown','touchstart','focusin','hashchange'].forEach(function(t){addEventListener(t,moved,{passive:true,capture:true})});
if('read' in s.dataset&&!known()&&!location.hash&&!/(?:^|; )klaro=[^;]*true/.test(document.cookie))return;
if(document.readyState==='complete')idle();else addEventListener('load',idle,{once:true});
setTimeout(go,3000)})();`;

/**
 * Keeps JavaScript out of the way of the first paint: modules are listed for the starter instead of preloaded, and the
 * script of the entry waits as text, as does what is at `data`. A link that is followed before hydration still navigates.
 * `isRead`: nothing on the page changes by itself. Null for a document without an entry.
 */
export function delayScripts(html: string, data: string, isRead: boolean): string | null {
  if (!MODULE.test(html)) return null;
  const modules = [...html.matchAll(PRELOADS)].map(([, href]) => href);
  const waiting = `<script type="text/plain" id="${ENTRY}"${isRead ? ' data-read' : ''} data-club="${data}" data-modules="${modules.join(' ')}">$1</script><script>${STARTER}</script>`;
  return html.replace(PRELOADS, '').replace(MODULE, waiting);
}

const VERSION_LETTERS = 12;
/** Short letters for an address that changes when the text does. */
export const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, VERSION_LETTERS);

export const hashOf = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** The hash of every inline script of the document: nothing else inline may run. */
export function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE)].filter(([, attributes = '']) => !DATA_BLOCK.test(attributes));
  return [...new Set(scripts.map(([, , code = '']) => hashOf(code)))];
}

/** What Vite's dev server asks for: it writes styles in the document and tells of saved files over a socket. */
const DEVELOPMENT: Guests = { 'style-src': ["'unsafe-inline'"], 'connect-src': ['ws:'] };

type PolicyParts = {
  scriptHashes: readonly string[];
  styleHashes?: readonly string[];
  styleNonce?: string;
  frames?: readonly string[];
  guests?: readonly Guests[];
};

/** The content policy of one page: its own files, its own inline scripts, and nothing else. */
export function contentPolicy({
  scriptHashes: hashes,
  styleHashes = [],
  styleNonce,
  frames = [],
  guests = [],
}: PolicyParts): string {
  const rules: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    // Beside a nonce or a hash, other inline styles are refused.
    'style-src': [
      "'self'",
      ...(styleNonce && !import.meta.env.DEV ? [`'nonce-${styleNonce}'`] : []),
      ...(import.meta.env.DEV ? [] : styleHashes),
    ],
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
  const all = import.meta.env.DEV ? [...guests, DEVELOPMENT] : guests;
  const invited = (name: string): readonly string[] => all.flatMap((guest) => guest[name] ?? []);
  return Object.entries(rules)
    .map(([name, values]) => [name, [...values, ...invited(name)]] as const)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');
}
