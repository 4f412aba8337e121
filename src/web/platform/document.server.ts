import { createHash } from 'node:crypto';
import { createContext } from 'react-router';
import { ENTRY, PRESSED } from '#web/ui/pressed-early.ts';
import { UNMEASURED } from './consent.ts';
import { META_CONSENT_DEFAULT, META_MEASUREMENT, type PageSettings, WORKER } from './document.ts';

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

/**
 * Loads the modules, and the data that they read as they start, when the page is loaded and idle, at the first input, or
 * after three seconds. What is read (`Rest`) waits for somebody to move (browsers tell of a mouse at rest too: it has not),
 * for its hour to come or for the version of the data to be another one, unless they are signed in, left something half
 * written, are being measured, said who they are, or came for what the program does with the rest of the address (a dialog,
 * results to be tried). What was pressed or chosen meanwhile is kept for the program (ui/pressed-early.ts), and the page for
 * when there is no network (offline.ts). Data that do not come are asked for again, later and later: without them no form
 * can be sent.
 */
const STARTER = `(function(){
var s=document.getElementById('${ENTRY}');if(!s)return;var d=s.dataset,done=false,ear;
function add(n,k,v){var e=document.createElement(n);for(var i in k)e[i]=k[i];if(v)e.textContent=v;document.head.appendChild(e)}
function go(){if(done)return;done=true;hush();
d.modules.split(' ').forEach(function(h){add('link',{rel:'modulepreload',href:h})});
ask(1)}
function ask(n){fetch(d.club).then(function(r){if(!r.ok)throw r;return r.text()}).then(function(t){
add('script',{type:'application/json',id:'club'},t);add('script',{type:'module'},s.textContent)},
function(){setTimeout(ask,n*1000,Math.min(n*2,30))})}
function idle(){(window.requestIdleCallback||setTimeout)(go,{timeout:1000})}
function moved(e){var w={click:'button,a[href*="#"]',change:'select'}[e.type],t=w&&e.target.closest(w);if(t)s.${PRESSED}=t;
if(e.type!=='pointermove'||e.movementX||e.movementY)requestAnimationFrame(function(){setTimeout(go)})}
function known(){try{return sessionStorage.sesion||Object.keys(localStorage).some(function(k){return /^(?:sesion$|borrador)/.test(k)||k==='soy-yo'&&d.read!=='texto'})}catch(e){}}
function hush(){if(ear)ear.close();ear=null}
function hear(){if(done||ear||document.hidden)return;ear=new EventSource(d.live);
ear.onmessage=function(e){if(e.data!==d.version)go()};ear.onerror=function(){if(ear&&ear.readyState===2)go()}}
function keep(){var w=navigator.serviceWorker;if(d.worker&&w&&!w.controller)w.register(d.worker,{updateViaCache:'none'}).then(function(){return w.ready}).then(function(r){r.active.postMessage(location.pathname)}).catch(function(){})}
function rest(){keep();if(d.live){hear();addEventListener('visibilitychange',function(){document.hidden?hush():hear()})}}
['pointermove','pointerdown','keydown','touchstart','focusin','click','change','hashchange'].forEach(function(t){addEventListener(t,moved,{passive:true,capture:true})});
if('read' in d&&!known()&&!location.hash&&(d.read==='texto'||location.search===d.search)&&!(d.until<Date.now())&&!/(?:^|; )klaro=[^;]*true/.test(document.cookie)){
if(d.until)setTimeout(go,d.until-Date.now());setTimeout(rest,3000);return}
if(document.readyState==='complete')idle();else addEventListener('load',idle,{once:true});
setTimeout(go,3000)})();`;

/** How a page waits that is read before anything. */
export type Rest = {
  kind: string;
  /** What the server read of the address. */
  search: string;
  /** Until when what it tells is so, in milliseconds. */
  until: number | null;
  /** Where the version of the data is told, and that which the page was made from. */
  live: { path: string; version: number } | null;
};

const attributesOf = ({ kind, search, until, live }: Rest): string =>
  [
    ` data-read="${kind}" data-search="${search.replaceAll('&', '&amp;').replaceAll('"', '%22')}"`,
    until === null ? '' : ` data-until="${until}"`,
    live ? ` data-live="${live.path}" data-version="${live.version}"` : '',
    import.meta.env.PROD ? ` data-worker="${WORKER}"` : '',
  ].join('');

/**
 * Keeps JavaScript out of the way of the first paint: modules are listed for the starter instead of preloaded, and the
 * script of the entry waits as text, as does what is at `data`. A link that is followed before hydration still navigates.
 * `rest`: until when it may wait; null: no longer than that. Null for a document without an entry.
 */
export function delayScripts(html: string, data: string, rest: Rest | null): string | null {
  if (!MODULE.test(html)) return null;
  const modules = [...html.matchAll(PRELOADS)].map(([, href]) => href);
  const waiting = `<script type="text/plain" id="${ENTRY}"${rest ? attributesOf(rest) : ''} data-club="${data}" data-modules="${modules.join(' ')}">$1</script><script>${STARTER}</script>`;
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
