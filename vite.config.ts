import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0, cssMinify: true },
  css: { modules: { generateScopedName: '[hash:base64:6]' } },
});
