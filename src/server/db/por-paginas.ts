import { setImmediate } from 'node:timers/promises';

/**
 * What a query has, a page at a time; between pages the thread serves whoever waits. `leer` answers the page of
 * `cuantas` rows that follows that one, and the first of all where there is none.
 */
export async function* porPaginas<F>(
  cuantas: number,
  leer: (tras: F | undefined) => Promise<F[]>,
): AsyncGenerator<F[]> {
  let tras: F | undefined;
  for (;;) {
    const pagina = await leer(tras);
    if (pagina.length > 0) yield pagina;
    if (pagina.length < cuantas) return;
    tras = pagina.at(-1);
    await setImmediate();
  }
}
