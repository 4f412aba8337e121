import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { subsetFont } from './scripts/subset-font.ts';

const STAFF_SCREEN = /\/src\/web\/private\/.*\.tsx$/;
const EMPTY_SCREEN = 'export default function Screen() { return null; }';

/** Staff screens run in the browser alone: the server loads neither them nor their kit. */
function staffInBrowserOnly(): Plugin {
  return {
    name: 'staff-in-browser-only',
    enforce: 'pre',
    load(id, options) {
      return options?.ssr && STAFF_SCREEN.test(id) ? EMPTY_SCREEN : null;
    },
  };
}

/** What every page runs on. */
const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router)\/|vite\/preload-helper|rolldown\/runtime/;
/** What every public page stands in. */
const SITE =
  /\/src\/web\/(?:root|paginas|paginas-menus|layout\/(?:public-layout|frame|footer|navbar|hash-dialog)|platform\/(?:call|consent|document|late-code|load|session)|ui\/(?:button|cx|icon|late|reach|states|toast)|club\/(?:correo|marca|meta|no-encontrado|portada|envio\/sin-scripts))\.tsx?$|\/src\/contract\/rutas\.ts$|\/club\.browser\.ts$/;

/** What other pages take of what the leagues show: it is not to bring them the rest. */
const PARTS = /\/src\/web\/ui\/(?:card|field)\.tsx$/;

/** What the pages of the leagues show, and the front page does not. */
const LEAGUES_ONLY =
  /\/src\/web\/club\/competicion\/(?:acciones|compartir|forma|no-ha-llegado|que-necesita|soy-yo|suscribirse)\.tsx$/;

/** What they show, and the front page too. */
const LEAGUES =
  /\/src\/web\/club\/(?:competicion\/(?:nombres-cortos|resultado|yo)|lamina\/rutas|marcador|meteo|vivo\/en-vivo|zona)\.tsx?$|\/src\/domain\/(?:liga\/(?:liga|etiqueta)|meteo\/(?:cielo|weather)|partido\/(?:marcador|resultado))\.ts$/;

/** The list of screens, which public pages ask for too once somebody is signed in, without the desk's kit. */
const SCREENS =
  /\/src\/web\/(?:paginas-privadas|layout\/menu-administracion)\.ts$|\/src\/domain\/cuenta\/permisos\.ts$/;

/**
 * What pages have in common looks like: with a sheet for each piece a page asked for up to thirteen, and its picture
 * waited for them, since a browser without HTTP/2 asks for six things at a time.
 */
const LOOK = /\/src\/web\/(?:ui|club|club\/competicion)\/[\w-]+\.module\.css$/;

/** Those of what comes late too: the server draws it, and without scripts nothing else would bring its sheet. */
const STANDINGS =
  /\/competicion-clasificaciones\/(?:clasificaciones|cruces|cuadro|la-final|marca|tabla)\.module\.css$/;

/** The list of news and an item share the most of theirs. */
const NEWS = /\/src\/web\/site\/noticias\/[\w-]+\.module\.css$/;

/** Together they compress better than apart. Each takes what it imports with it, unless one of a higher priority has it. */
const CHUNKS = [
  { name: 'framework', test: FRAMEWORK, priority: 3 },
  { name: 'site', test: SITE, priority: 2 },
  { name: 'look', test: LOOK, priority: 2 },
  { name: 'standings', test: STANDINGS, priority: 2 },
  { name: 'news', test: NEWS, priority: 2 },
  { name: 'screens', test: SCREENS, priority: 2 },
  { name: 'parts', test: PARTS, priority: 1 },
  { name: 'leagues', test: LEAGUES, priority: 1 },
  { name: 'leagues-only', test: LEAGUES_ONLY },
];

/** React Router's warnings for programmers. */
const WARNINGS = ['warning', 'warningOnce'];

const SHEETS = globSync('src/web/**/*.module.css', { cwd: import.meta.dirname }).toSorted();
const CLASSES = new Map<string, string[]>();

/**
 * The place of the sheet among all and of the class in its sheet: unlike hashes they compress, which takes a KiB from
 * each page. The builds of the server and of the browser are made in one process.
 */
function shortName(name: string, file: string): string {
  const sheet = relative(import.meta.dirname, file.split('?')[0] ?? file);
  const names = CLASSES.get(sheet) ?? [];
  if (!names.includes(name)) CLASSES.set(sheet, [...names, name]);
  const place = SHEETS.indexOf(sheet);
  if (place < 0) throw new Error(`${sheet} is no sheet of the site`);
  return `s${place.toString(36).padStart(2, '0')}${(CLASSES.get(sheet) ?? []).indexOf(name).toString(36)}`;
}

export default defineConfig({
  plugins: [subsetFont(), staffInBrowserOnly(), reactRouter()],
  build: {
    target: 'es2023',
    // A lazy chunk is asked for once, when it is needed.
    modulePreload: false,
    assetsInlineLimit: 0,
    cssMinify: true,
    // The editor of texts, which only its screens load, weighs 500 KB; pages have a budget: scripts/budget.ts.
    chunkSizeWarningLimit: 700,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: WARNINGS },
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
  },
  css: { modules: { generateScopedName: shortName } },
});
