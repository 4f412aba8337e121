import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from './scripts/precompress.ts';

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
  plugins: [staffInBrowserOnly(), reactRouter(), precompress()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, cssMinify: true },
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
});
