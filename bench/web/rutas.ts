import { PAGINAS } from '#web/paginas.ts';

/** The first league of the demo season that is a cycle: its padel. */
const DE_CICLOS = '21';

/** Every public route once: optional parameters left out, identifiers of the demo season. */
export const direcciones = (): string[] =>
  PAGINAS.map(
    ({ path }) =>
      path
        .replace(/\/:\w+\?$/, '')
        .replace(/(?<=-general\/):id$/, DE_CICLOS)
        .replace(/:otro$/, '2')
        .replace(/:\w+/, '1') || '/',
  );
