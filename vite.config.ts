import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
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

export default defineConfig({
  plugins: [subsetFont(), staffInBrowserOnly(), tailwindcss(), reactRouter()],
  build: {
    target: 'es2023',
    // A lazy chunk is asked for once, when it is needed.
    modulePreload: false,
    assetsInlineLimit: 0,
    cssMinify: true,
    // The editor of texts, which only its screens load, weighs 500 KB; pages have a budget: scripts/budget.ts.
    chunkSizeWarningLimit: 700,
  },
});
