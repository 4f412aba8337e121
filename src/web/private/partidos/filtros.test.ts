import { describe, expect, it } from 'vitest';
import * as incidencias from '../incidencias/filtros.tsx';
import * as partidos from './filtros.tsx';

describe('what the address asks of the list', () => {
  it('of matches is sent as it is written', () => {
    const escrito = {
      jugador: ' Ana ',
      fecha: '2026-11-21',
      pista: '3',
      liga: '4',
      aplazados: '1',
      todos: '',
    };
    expect(partidos.busquedaDe(escrito)).toEqual({
      jugador: 'Ana',
      fecha: '2026-11-21',
      idPista: 3,
      idLiga: 4,
      aplazados: true,
    });
  });

  it('of incidents likewise', () =>
    expect(incidencias.busquedaDe({ jugador: 'Ana', fecha: '2026-11-21', liga: '4' })).toEqual({
      jugador: 'Ana',
      fecha: '2026-11-21',
      idLiga: 4,
    }));

  it('filters nothing where it makes no sense', () => {
    const sinSentido = { fecha: '2026-02-31', pista: '-1', liga: 'x', aplazados: 'si' };
    const nada = partidos.busquedaDe(partidos.SIN_FILTROS);
    expect(nada).toEqual({ jugador: null, fecha: null, idPista: null, idLiga: null, aplazados: false });
    expect(partidos.busquedaDe({ ...partidos.SIN_FILTROS, ...sinSentido })).toEqual(nada);
  });
});
