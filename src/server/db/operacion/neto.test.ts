import { expect, it } from 'vitest';
import type { Imagen, Suceso } from './imagen.ts';
import { efectosDe, netoDe } from './neto.ts';

const pista = (nombre: string, version = 1) => ({ id: 1, nombre, estado: 'activa', version });
const tras = (antes: Imagen | null, despues: Imagen | null, tabla = 'pista'): Suceso => ({
  tabla,
  antes,
  despues,
});
const deLaPista = (...sucesos: Suceso[]) => [...netoDe(sucesos).values()];

it('is what the row was before the first write and after the last one', () => {
  const [neto] = deLaPista(tras(pista('A'), pista('B', 2)), tras(pista('B', 2), pista('C', 3)));
  expect(neto).toMatchObject({ tabla: 'pista', clave: '[1]', antes: pista('A'), despues: pista('C', 3) });
  const [nueva] = deLaPista(tras(null, pista('A')), tras(pista('A'), pista('B', 2)));
  expect(nueva).toMatchObject({ antes: null, despues: pista('B', 2) });
});

it('is nothing of a row that ended as it began, however often it was saved', () => {
  expect(deLaPista(tras(pista('A'), pista('B', 2)), tras(pista('B', 2), pista('A', 3)))).toEqual([]);
  expect(deLaPista(tras(null, pista('A')), tras(pista('A'), null))).toEqual([]);
});

it('is nothing of a row that differs in columns that were added empty', () => {
  const antes = { id: 1, nombre: 'A', telefono: null };
  const despues = { ...antes, nombreDeportivo: null };
  expect(deLaPista(tras(antes, despues))).toEqual([]);
  expect(deLaPista(tras(antes, { ...despues, nombreDeportivo: 'B' }))).toHaveLength(1);
});

it('counts the rows that come back, go and change', () => {
  const liga = (id: number) => ({ id });
  const netos = netoDe([
    tras(liga(1), null, 'liga'),
    tras(liga(2), null, 'liga'),
    tras(null, liga(3), 'liga'),
    tras(pista('A'), pista('B', 2)),
  ]);
  expect(efectosDe(netos.values())).toEqual([
    { tabla: 'liga', vuelven: 2, seVan: 1, cambian: 0 },
    { tabla: 'pista', vuelven: 0, seVan: 0, cambian: 1 },
  ]);
});
