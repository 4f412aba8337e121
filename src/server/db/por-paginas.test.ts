import { expect, it } from 'vitest';
import { porPaginas } from './queries.ts';

const hasta = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

async function leidas(total: number, cuantas: number) {
  const pedidas: (number | undefined)[] = [];
  const paginas: number[][] = [];
  const leer = async (tras: number | undefined) => {
    pedidas.push(tras);
    return hasta(total)
      .filter((n) => n > (tras ?? 0))
      .slice(0, cuantas);
  };
  for await (const pagina of porPaginas(cuantas, leer)) paginas.push(pagina);
  return { pedidas, paginas };
}

it('tells every row once, in order, and asks no more than it has to', async () => {
  expect(await leidas(5, 2)).toEqual({ pedidas: [undefined, 2, 4], paginas: [[1, 2], [3, 4], [5]] });
  expect((await leidas(4, 2)).paginas.flat()).toEqual([1, 2, 3, 4]);
  expect(await leidas(0, 2)).toEqual({ pedidas: [undefined], paginas: [] });
});

it('lets who waits through between one page and the next', async () => {
  const vistos: string[] = [];
  setImmediate(() => vistos.push('who waits'));
  const leer = async (tras = 0) => hasta(2).slice(tras, tras + 1);
  for await (const [primera] of porPaginas<number>(1, leer)) vistos.push(`page ${primera}`);
  expect(vistos).toEqual(['page 1', 'who waits', 'page 2']);
});
