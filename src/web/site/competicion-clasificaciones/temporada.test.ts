import { describe, expect, it } from 'vitest';
import type { LigaPublica, LigaTerminada } from '#contract/liga/clasificaciones.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { elegir, loConocido } from './temporada.ts';

const activa = (id: number, division: number): LigaPublica => ({
  id,
  nombre: `Liga ${id}`,
  ...DE_SIEMPRE,
  ciclo: 0,
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

const PEDIDOS: readonly (readonly [pedido: string, temporada: number | null, idLiga: number])[] = [
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
  ['liga=011', null, 11],
  ['liga=0x6&temporada=2025.0', 2025, 6],
  ['liga=&temporada=', null, 10],
];

describe('the table an address asks for', () => {
  it.each(PEDIDOS)('%s', (pedido, temporada, idLiga) => {
    const eleccion = elegir(LIGAS, new URLSearchParams(pedido));
    expect([eleccion.temporada, eleccion.liga?.id]).toEqual([temporada, idLiga]);
  });

  it.each(PEDIDOS)('%s, in the spelling there is for it', (pedido, temporada, idLiga) => {
    const conocido = loConocido(LIGAS, new URLSearchParams(pedido));
    const eleccion = elegir(LIGAS, conocido);
    expect([eleccion.temporada, eleccion.liga?.id]).toEqual([temporada, idLiga]);
    expect(loConocido(LIGAS, conocido).toString()).toBe(conocido.toString());
  });

  it('is the same for every league and season that is none', () => {
    const de = (pedido: string) => loConocido(LIGAS, new URLSearchParams(pedido)).toString();
    expect([de('liga=900001'), de('liga=x'), de('liga=')]).toEqual(['', '', '']);
    expect(new Set([de('temporada=1999'), de('temporada=x&liga=77'), de('temporada=')])).toEqual(
      new Set(['temporada=actual']),
    );
    expect([de('liga=011'), de('liga=%2011'), de('liga=1.1e1')]).toEqual(['liga=11', 'liga=11', 'liga=11']);
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
