/** What each folder may import and what it may not. docs/arquitectura, "Arrows". */
export const PERMITIDO: readonly (readonly [folder: string, imported: string])[] = [
  ['src/domain/liga', './liga.ts'],
  ['src/domain/liga', '../fecha.ts'],
  ['src/domain/liga', '#domain/partido/partido.ts'],
  ['src/contract', 'zod'],
  ['src/contract', '#domain/fecha.ts'],
  ['src/contract', '#club'],
  ['src/contract', './endpoint.ts'],
  ['src/server/platform', 'fastify'],
  ['src/server/platform', '#contract/endpoint.ts'],
  ['src/server/db', '#domain/fecha.ts'],
  ['src/server/db/tables', '../types.ts'],
  ['src/server/db/lecturas', '../tables/liga.ts'],
  ['src/server/partidos', '#server/db/tables/partido.ts'],
  ['src/server/partidos', '#server/platform/errors.ts'],
  ['src/server/partidos', './partidos.queries.ts'],
  ['src/server', './partidos/partidos.routes.ts'],
  ['src/web/ui', '#web/ui/cx.ts'],
  ['src/web/ui', 'react'],
  ['src/web/platform', '#contract/api.ts'],
  ['src/web/club', '#domain/partido/resultado.ts'],
  ['src/web/club', '#web/ui/card.tsx'],
  ['src/web/site/login', '#web/club/marca.tsx'],
  ['src/web/site/login', '#web/paginas.ts'],
  ['src/web/site/login', './login.queries.ts'],
  ['src/web', './layout/navbar.tsx'],
];

export const PROHIBIDO: readonly (readonly [folder: string, ...imported: string[]])[] = [
  ['src/domain/liga', 'zod', 'zod/mini', 'node:fs', 'react', '@mantine/core', '#club'],
  ['src/domain/liga', '#contract/api.ts', '#server/config.ts', '#web/ui/cx.ts', '../../contract/api.ts'],
  ['src/contract', 'node:fs', 'fastify', 'react', 'kysely', '@mantine/core'],
  ['src/contract', '#server/config.ts', '#web/ui/cx.ts', '../server/config.ts', '../web/ui/cx.ts'],
  ['src/server/platform', '#domain/fecha.ts', '#club', '#server/db/open.ts', '../db/open.ts', 'react'],
  ['src/server/platform', '#server/partidos/partidos.ts', '#web/ui/cx.ts'],
  ['src/server/db', '#server/partidos/partidos.ts', '../partidos/partidos.ts', '#server/app.ts', '../app.ts'],
  ['src/server/db/tables', '#server/partidos/partidos.ts', '../../partidos/partidos.ts', '#web/ui/cx.ts'],
  ['src/server/partidos', '#server/ligas/ligas.ts', '../ligas/ligas.ts', '#server/app.ts', '../app.ts'],
  ['src/server/partidos', '#web/ui/cx.ts', '../../web/ui/cx.ts', 'react', '@mantine/core'],
  ['src/server/partidos/hondo', '#server/ligas/ligas.ts', '../../ligas/ligas.ts'],
  ['src/server', '#web/root.tsx', '../web/root.tsx', 'react', 'react-dom'],
  ['src/web/ui', '#web/club/marca.tsx', '../club/marca.tsx', '#web/site/login/login.tsx', '#club'],
  ['src/web/ui', '#domain/fecha.ts', '#contract/api.ts', '#server/config.ts', 'node:fs', '#web/root.tsx'],
  ['src/web/platform', '#web/club/marca.tsx', '../club/marca.tsx', '#domain/fecha.ts', '#club', 'node:fs'],
  ['src/web/club', '#web/site/login/login.tsx', '#web/layout/navbar.tsx', '../layout/navbar.tsx'],
  ['src/web/club', '#server/config.ts', '../../server/config.ts', 'node:fs', '#web/root.tsx'],
  ['src/web/site/login', '#web/site/error-404.tsx', '../error-404.tsx', '#web/private/ligas/ligas.tsx'],
  ['src/web/site/login', '#web/layout/navbar.tsx', '../../layout/navbar.tsx', '#server/config.ts', 'node:fs'],
  ['src/web/site', './login/login.tsx', '../layout/navbar.tsx'],
  ['src/web/private/ligas', '#web/private/partidos/partidos.tsx', '../partidos/partidos.tsx'],
  ['src/web/layout', '#web/site/login/login.tsx', '../site/login/login.tsx', '#server/config.ts'],
  ['src/web', '#server/config.ts', '../server/config.ts'],
];

/** Every way of writing an import has to meet the wall. */
export const FORMAS: readonly (readonly [name: string, code: string])[] = [
  ['import', `import { x } from '#server/config.ts';\nexport const y = x;\n`],
  ['import type', `import type { X } from '#server/config.ts';\nexport const y: X = 1;\n`],
  ['import for its effects', `import '#server/config.ts';\n`],
  ['export from', `export { x } from '#server/config.ts';\n`],
  ['export all', `export * from '#server/config.ts';\n`],
  ['dynamic import', `export const y = () => import('#server/config.ts');\n`],
];

const anidado = (depth: number): string =>
  depth === 0 ? 'return n;' : `if (n > ${depth}) { ${anidado(depth - 1)} }`;

/** Habits of the house, each with what Biome calls it. */
export const COSTUMBRES: readonly (readonly [name: string, rule: string, file: string, code: string])[] = [
  ['any', 'noExplicitAny', 'src/domain/con-any.ts', 'export const n: any = 1;\n'],
  [
    'a function too complex to follow',
    'noExcessiveCognitiveComplexity',
    'src/domain/complejo.ts',
    `export function f(n: number): number { ${anidado(6)} return 0; }\n`,
  ],
  ['a name in PascalCase', 'useFilenamingConvention', 'src/domain/MiLiga.ts', 'export const n = 1;\n'],
  ['a name with an accent', 'useFilenamingConvention', 'src/domain/campeón.ts', 'export const n = 1;\n'],
  [
    'a cycle',
    'noImportCycles',
    'src/domain/ida.ts',
    `import { vuelta } from './vuelta.ts';\nexport const ida = vuelta;\n`,
  ],
  [
    'a cycle through aliases',
    'noImportCycles',
    'src/domain/vuelta.ts',
    `import { ida } from '#domain/ida.ts';\nexport const vuelta = ida;\n`,
  ],
  [
    'an import without its extension',
    'useImportExtensions',
    'src/domain/sin-extension.ts',
    `import { n } from './con-any';\nexport const m = n;\n`,
  ],
  ['a variable nobody uses', 'noUnusedVariables', 'src/domain/sin-uso.ts', 'const n = 1;\nexport {};\n'],
];
