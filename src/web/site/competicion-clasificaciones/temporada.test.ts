import { describe, expect, it } from 'vitest';
import type { LigaPublica, LigaTerminada } from '#contract/clasificaciones.ts';
import { elegir } from './temporada.ts';

const activa = (id: number, division: number): LigaPublica => ({
  id,
  nombre: `Liga ${id}`,
  tipo: 'social',
  division,
  anio: 2026,
});
const terminada = (id: number, division: number, anio: number): LigaTerminada => ({
  ...activa(id, division),
  anio,
  hasta: `${anio + 1}-06-12`,
});

const LIGAS = {
  enJuego: [activa(10, 1), activa(11, 2)],
  terminadas: [terminada(5, 1, 2025), terminada(6, 2, 2025), terminada(1, 1, 2024)],
};

describe('the table an address asks for', () => {
  it.each([
    ['', null, 10],
    ['liga=11', null, 11],
    ['temporada=2025', 2025, 5],
    ['temporada=2025&liga=6', 2025, 6],
    ['liga=1', 2024, 1],
    ['temporada=actual&liga=6', null, 10],
    ['temporada=2025&liga=11', 2025, 5],
    ['temporada=1999', null, 10],
    ['temporada=nada&liga=nada', null, 10],
    ['liga=999', null, 10],
  ])('%s', (pedido, temporada, idLiga) => {
    const eleccion = elegir(LIGAS, new URLSearchParams(pedido));
    expect([eleccion.temporada, eleccion.liga?.id]).toEqual([temporada, idLiga]);
  });

  it('is none where there is no league', () => {
    expect(elegir({ enJuego: [], terminadas: [] }, new URLSearchParams())).toEqual({
      temporada: null,
      ligas: [],
      liga: null,
    });
  });

  it('comes with the divisions of its season', () => {
    const { ligas } = elegir(LIGAS, new URLSearchParams('temporada=2025'));
    expect(ligas.map(({ id }) => id)).toEqual([5, 6]);
  });
});
