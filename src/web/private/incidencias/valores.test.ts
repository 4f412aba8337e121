import { describe, expect, it } from 'vitest';
import type { JugadorFila } from '#contract/jugadores.ts';
import type { Liga } from '#contract/ligas.ts';
import { comprobar, diasDe, jugadoresDe, type Listas, nuevaDe } from './valores.ts';

const VACIA = { idLiga: null, idJugador: null, fecha: null, fecha2: null };

const listas = {
  ligas: [{ id: 1, nombre: 'Liga Social', estado: 'activa' } as Liga],
  jugadores: [
    { id: 5, nombre: 'Ana', idLiga: 1, liga: 'Liga Social', estado: 'activo' } as JugadorFila,
    { id: 6, nombre: 'Luis', idLiga: null, liga: null, estado: 'activo' } as JugadorFila,
  ],
} satisfies Listas;

describe('an incident', () => {
  it('needs a league, a player and a day, each said beside its field', () => {
    expect(comprobar(VACIA)).toEqual({
      idLiga: 'Elige la liga',
      idJugador: 'Elige al jugador',
      fecha: 'Indica el día',
    });
    expect(comprobar({ idLiga: 1, idJugador: 5, fecha: '2026-11-21', fecha2: null })).toEqual({});
  });

  it('from the page of a player is theirs, when they play in a league', () => {
    expect(nuevaDe(listas, 5)).toEqual({ ...VACIA, idLiga: 1, idJugador: 5 });
    expect(nuevaDe(listas, 6)).toEqual(VACIA);
    expect(nuevaDe(listas, null)).toEqual(VACIA);
  });

  it('is of players of its league, and of whoever was chosen before', () => {
    const nombres = (idLiga: number | null, elegido: number | null) =>
      jugadoresDe(listas, idLiga, elegido).map(({ label }) => label);
    expect(nombres(1, null)).toEqual(['Ana']);
    expect(nombres(1, 6)).toEqual(['Ana', 'Luis']);
    expect(nombres(null, null)).toEqual(['Ana · Liga Social']);
  });

  it('the same day twice is one', () =>
    expect(diasDe({ ...VACIA, fecha: '2026-11-21', fecha2: '2026-11-21' })).toEqual(['2026-11-21']));
});
