import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/** What a part that loads later needs before it is shown: its style sheets, once each. */
const STYLES_FIRST = `
const seen = new Map();
const sheet = (href) => new Promise((done) => {
  if (document.querySelector('link[rel="stylesheet"][href="' + href + '"]')) return done();
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done }));
});
const once = (href) => {
  if (!seen.has(href)) seen.set(href, sheet(href));
  return seen.get(href);
};
export const __vitePreload = async (load, deps = []) => {
  await Promise.all(deps.filter((dep) => dep.endsWith('.css')).map((dep) => once('/' + dep)));
  return load();
};`;

/** Vite's own loader of later parts also looks ahead for modules and reports: four times this one, on every page. */
export function leanPreload(): Plugin {
  return {
    name: 'lean-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: { order: 'pre', handler: (id) => (id === HELPER ? STYLES_FIRST : undefined) },
  };
}
