import { describe, expect, it } from 'vitest';
import { motivoDeLugar } from './fila.ts';

const fila = (
  puntos: number,
  estado: 'activo' | 'eliminado' = 'activo',
  desempate: object | null = null,
  enLiga = true,
) => ({
  puntos,
  estado,
  enLiga,
  desempate,
});
const ido = (puntos: number) => fila(puntos, 'activo', null, false);

describe('why a row stands where it stands', () => {
  it.each([
    ['more points', fila(10), fila(9), 'puntos'],
    ['a tie broken', fila(9, 'activo', {}), fila(9), 'desempate'],
    ['the next is eliminated, with more points', fila(3), fila(12, 'eliminado'), 'fuera'],
    ['the next is eliminated, with fewer', fila(3), fila(0, 'eliminado'), 'fuera'],
    ['the next left the league with more points', fila(3), ido(4), 'fuera'],
    ['the next left the league with the same', fila(3), ido(3), 'fuera'],
    ['the next left the league with fewer', fila(3), ido(1), 'fuera'],
    ['both left', ido(3), ido(1), 'puntos'],
    ['eliminated, and the next left', fila(3, 'eliminado'), ido(1), 'puntos'],
    ['the next left a league that does not classify', fila(0), ido(0), 'fuera'],
    ['a league that does not classify', fila(0), fila(0), null],
    ['both eliminated', fila(6, 'eliminado'), fila(3, 'eliminado'), 'puntos'],
    ['nobody behind', fila(0), undefined, null],
  ] as const)('%s', (_, una, otra, motivo) => {
    expect(motivoDeLugar(una, otra)).toBe(motivo);
  });
});
