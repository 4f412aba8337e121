import { join } from 'node:path';
import type { Plugin } from 'vite';
import { club } from '../club.config.ts';

const FILE = join(import.meta.dirname, '..', 'club.config.ts');
const IMPORT = /import \{ club \} from ['"]#club['"]/;
const fieldOf = (id: string): keyof typeof club | undefined =>
  id.startsWith(`${FILE}?`) ? (id.slice(FILE.length + 1) as keyof typeof club) : undefined;

/**
 * The club's file has everything about it, and the browser reads a third: there each field is a module, and reading
 * `club.nombre` brings that one alone. Handing on `club` whole brings them all, so nothing can be missing.
 */
export function leanClub(): Plugin {
  const fields = Object.keys(club).map((name) => `export { default as ${name} } from '${FILE}?${name}';`);
  return {
    name: 'lean-club',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (fieldOf(id) ? { id, moduleSideEffects: false } : null),
    load(id) {
      const field = fieldOf(id);
      if (field) return `export default ${JSON.stringify(club[field])};`;
      return id === FILE ? fields.join('\n') : null;
    },
    transform: (code) =>
      IMPORT.test(code) ? { code: code.replace(IMPORT, "import * as club from '#club'"), map: null } : null,
  };
}
