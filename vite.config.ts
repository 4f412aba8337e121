import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { leanClub } from './scripts/lean-club.ts';
import { leanPreload } from './scripts/lean-preload.ts';
import { leanRouter } from './scripts/lean-router.ts';
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

/** What every page runs on, in one file: apart, its pieces compress worse. */
const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler|react-router)\/|rolldown\/runtime/;

/** What every public page is made of, and its style sheet. */
const SITE = [
  /src\/web\/(?:root|paginas|paginas-menus)\.tsx?$/,
  /src\/web\/layout\/(?:public-layout|frame|navbar|footer)/,
  /src\/web\/club\/(?:marca|portada|pista-dibujo|dibujos|no-encontrado|meta)\./,
  /src\/web\/ui\/(?:base|button|cx|font|html-text|icon|page|states|toast|tokens|veil)/,
  /src\/web\/platform\/(?:call|load|session)\./,
  /src\/contract\/rutas\.ts$|club\.config\.ts(?:\?(?:centros|municipio))?$/,
  // The looks that pages share: with its own sheet, a court and the letters, a page then asks for four files at once.
  /src\/web\/(?:ui|club|club\/envio)\/[\w-]+\.module\.css/,
];

/** The parts of the staff's kit in one file: thirty small ones made the list of routes, which everybody loads, longer. */
const KIT =
  /node_modules\/(?:@mantine\/(?!tiptap)|@tanstack|@floating-ui|dayjs|react-remove-scroll|react-number-format|react-textarea-autosize)/;

/** Of the framework's advice to who programs with it, nothing reaches the visitor. */
const ADVICE = ['warning', 'warningOnce'];

export default defineConfig({
  plugins: [subsetFont(), leanClub(), leanRouter(), leanPreload(), staffInBrowserOnly(), reactRouter()],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    cssMinify: true,
    // The editor of texts, which only its screens load, weighs 500 KB; pages have a budget: scripts/budget.ts.
    chunkSizeWarningLimit: 700,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          treeshake: { manualPureFunctions: ADVICE },
          output: {
            codeSplitting: {
              groups: [
                { name: 'marco', test: FRAMEWORK, priority: 2 },
                { name: 'sitio', test: (id) => SITE.some((part) => part.test(id)), priority: 1 },
                { name: 'mesa', test: KIT },
              ],
            },
          },
        },
      },
    },
  },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
});
