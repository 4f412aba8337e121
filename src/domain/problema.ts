/** A problem beside the field it belongs to; `path` is the API's field name. */
export type Problema = { path: string; message: string };

/** Those that there are, of what may be wrong. */
export const problemasDe = (
  pruebas: readonly (readonly [path: string, hay: boolean, message: string])[],
): Problema[] => pruebas.flatMap(([path, hay, message]) => (hay ? [{ path, message }] : []));
