import { PAGINAS } from '#web/paginas.ts';

/** Every public route once: optional parameters left out, identifiers of the demo season. */
export const direcciones = (): string[] =>
  PAGINAS.map(
    ({ path }) =>
      path
        .replace(/\/:\w+\?$/, '')
        .replace(/:otro$/, '2')
        .replace(/:\w+/, '1') || '/',
  );
