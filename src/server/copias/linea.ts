import type { FilaCopiada } from '#server/db/copia/leer.ts';

/** How bytes travel inside JSON. */
type Binario = { $base64: string };

const esBinario = (valor: unknown): valor is Binario =>
  typeof valor === 'object' && valor !== null && '$base64' in valor && typeof valor.$base64 === 'string';

const enJson = (_clave: string, valor: unknown): unknown =>
  valor instanceof Uint8Array ? { $base64: Buffer.from(valor).toString('base64') } : valor;

/** A row as one line of JSON; both engines make the same one. */
export function lineaDe(fila: FilaCopiada): string {
  // Buffers turn themselves into JSON before anybody is asked.
  const llana = Object.fromEntries(
    Object.entries(fila).map(([clave, valor]) => [
      clave,
      valor instanceof Uint8Array ? new Uint8Array(valor) : valor,
    ]),
  );
  return `${JSON.stringify(llana, enJson)}\n`;
}

/** The way back. */
export const filaDe = (linea: string): FilaCopiada =>
  JSON.parse(linea, (_clave, valor: unknown) =>
    esBinario(valor) ? Buffer.from(valor.$base64, 'base64') : valor,
  ) as FilaCopiada;
