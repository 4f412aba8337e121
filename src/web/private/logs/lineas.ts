/** One line of the log, in its three parts. */
export type Linea = { id: number; cuando: string; quien: string; que: string };

const SEPARADOR = ' · ';

/** What was done may hold the separator itself; who and when do not. */
function partir(linea: string, id: number): Linea {
  const [cuando = '', quien = '', ...que] = linea.split(SEPARADOR);
  return { id, cuando, quien, que: que.join(SEPARADOR) };
}

/** The text of the API line by line: "21/11/2026 18:30 · admin · Cambia la pista…". api.md, `log`. */
export const lineasDe = (texto: string): Linea[] => (texto === '' ? [] : texto.split('\n').map(partir));
