import { expect, test } from 'vitest';
import { ligaDe } from '#tests/builders/liga.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import { cambioDePuestos, evolucionDe } from './seguimiento.ts';

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
const segundo = jugado(BLAS.id, CIRA.id, '6-0 6-0', el(6, 2));
const tercero = jugado(BLAS.id, ANA.id, '6-0 6-0', el(8, 3));
const porJugar = partidoDe({ ...el(9, 4), idJugador1: CIRA.id, idJugador2: ANA.id });
const todos = [tercero, porJugar, primero, segundo];

test('the places before a matchday and after it, as the charts of both have them', () => {
  const enLaGrafica = ({ id }: Quien) => evolucionDe(datos, todos, id).map(({ puesto }) => puesto);
  expect([ANA, BLAS, CIRA].map(enLaGrafica)).toEqual([[1, 2], [2, 1], [3]]);
  expect(cambioDePuestos(datos, todos, tercero, [BLAS, ANA])).toBe(
    'Esa semana J2 subió\u00a0del\u00a02.º\u00a0al\u00a01.º y J1 bajó\u00a0del\u00a01.º\u00a0al\u00a02.º.',
  );
  expect(cambioDePuestos(datos, todos, segundo, [BLAS, CIRA])).toBe(
    'Esa semana J2 subió\u00a0del\u00a02.º\u00a0al\u00a01.º y J3 quedó 3.º.',
  );
});

test('the first matchday of each comes from no place; who is out of the table is told of none', () => {
  expect(cambioDePuestos(datos, [primero], primero, [ANA, BLAS])).toBe(
    'Esa semana J1 quedó 1.º y J2 quedó 2.º.',
  );
  const sin = (quien: Quien) => ({
    ...datos,
    jugadores: datos.jugadores.map((uno) =>
      uno.id === quien.id ? { ...uno, estado: 'eliminado' as const } : uno,
    ),
  });
  expect(cambioDePuestos(sin(ANA), todos, primero, [ANA, BLAS])).toBeNull();
  expect(cambioDePuestos(sin(BLAS), [primero], primero, [ANA, BLAS])).toBe('Esa semana J1 quedó 1.º.');
});
