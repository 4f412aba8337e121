import { describe, expect, it } from 'vitest';
import { cambiosDe } from './cambios.ts';

const ANA = { id: 7, estado: 'activo', idLiga: 1 } as const;

describe('what saving a player changes for arranged matches', () => {
  it.each([
    ['nothing', {}, []],
    ['an injury', { estado: 'lesion' as const }, [{ tipo: 'baja', idJugador: 7, estado: 'lesion' }]],
    ['another league', { idLiga: 2 }, [{ tipo: 'liga', idJugador: 7, idLiga: 1 }]],
    ['out of the league', { idLiga: null }, [{ tipo: 'liga', idJugador: 7, idLiga: 1 }]],
    [
      'struck off, and out of the league',
      { estado: 'eliminado' as const, idLiga: null },
      [
        { tipo: 'baja', idJugador: 7, estado: 'eliminado' },
        { tipo: 'liga', idJugador: 7, idLiga: 1 },
      ],
    ],
  ])('%s', (_, cambios, esperados) => expect(cambiosDe(ANA, { ...ANA, ...cambios })).toEqual(esperados));

  it('nothing of who is new, was so already, gets well or joins a league', () => {
    expect(cambiosDe(null, { estado: 'lesion', idLiga: 1 })).toEqual([]);
    expect(cambiosDe({ ...ANA, estado: 'lesion' }, { estado: 'lesion', idLiga: 1 })).toEqual([]);
    expect(cambiosDe({ ...ANA, estado: 'lesion' }, { estado: 'activo', idLiga: 1 })).toEqual([]);
    expect(cambiosDe({ ...ANA, idLiga: null }, { estado: 'activo', idLiga: 1 })).toEqual([]);
  });
});
