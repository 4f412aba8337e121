import { expect, test } from 'vitest';
import { ligaDe } from '#tests/builders/liga.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import { cambioDePuestos } from './cambio.ts';

const [ANA, BLAS, CIRA] = [1, 2, 3].map((id) => ({ id, nombre: `J${id}` })) as [Quien, Quien, Quien];
type Quien = { id: number; nombre: string };
const liga = ligaDe({ division: 1 });
const datos = {
  liga,
  ligas: [liga],
  jugadores: [ANA, BLAS, CIRA].map((uno) => ({ ...uno, estado: 'activo' as const, enLiga: true })),
  partidos: [],
  incidencias: [],
};
const el = (dia: number, id: number) => ({ id, idLiga: liga.id, fecha: `2026-10-0${dia}T10:00` });
const primero = jugado(ANA.id, BLAS.id, '6-0 6-0', el(1, 1));
const segundo = jugado(BLAS.id, CIRA.id, '6-0 6-0', el(2, 2));
const tercero = jugado(BLAS.id, ANA.id, '6-0 6-0', el(3, 3));
const porJugar = partidoDe({ ...el(4, 4), idJugador1: CIRA.id, idJugador2: ANA.id });
const todos = [tercero, porJugar, primero, segundo];

test('the place before a match and after it, whatever has been played since', () => {
  expect(cambioDePuestos(datos, todos, tercero, [BLAS, ANA])).toBe(
    'Con esta victoria J2 siguió ese día en el 1.º puesto; J1 siguió en el 2.º.',
  );
  expect(cambioDePuestos(datos, todos, segundo, [BLAS, CIRA])).toBe(
    'Con esta victoria J2 pasó ese día del 2.º al 1.º puesto; J3 quedó en el 3.º.',
  );
});

test('who had not played yet came from no place; who is out of the table is told of none', () => {
  expect(cambioDePuestos(datos, todos, primero, [ANA, BLAS])).toBe(
    'Con esta victoria J1 quedó ese día en el 1.º puesto; J2 quedó en el 2.º.',
  );
  const fuera = datos.jugadores.map((uno) =>
    uno.id === ANA.id ? { ...uno, estado: 'eliminado' as const } : uno,
  );
  expect(cambioDePuestos({ ...datos, jugadores: fuera }, todos, primero, [ANA, BLAS])).toBeNull();
});
