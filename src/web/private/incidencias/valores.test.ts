import { describe, expect, it, vi } from 'vitest';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import { elecciones } from './ficha.tsx';
import {
  busquedaDe,
  deQuien,
  diasDe,
  forma,
  jugadoresDe,
  paraGuardar,
  porJugador,
  type ValoresIncidencia,
} from './valores.ts';

const VACIA: ValoresIncidencia = {
  idLiga: null,
  idJugador: null,
  modo: 'periodo',
  fecha: '',
  hasta: '',
  sueltos: [],
  motivo: '',
};

/** What is wrong in it, by field. */
const comprobar = (valores: ValoresIncidencia) =>
  Object.fromEntries(Object.entries(forma.faltas(valores)).filter(([, falta]) => falta !== null));

/** A new one, from that address. */
const nueva = (busqueda: string): ValoresIncidencia => ({
  ...forma.valores(null),
  ...deQuien(new URLSearchParams(busqueda), listas.jugadores),
});
const SUYA = { ...VACIA, idLiga: 1, idJugador: 5 };

const listas = {
  ligas: [{ id: 1, nombre: 'Liga Social', estado: 'activa' } as Liga],
  jugadores: [
    { id: 5, nombre: 'Ana', idLiga: 1, liga: 'Liga Social', estado: 'activo' } as JugadorFila,
    { id: 6, nombre: 'Luis', idLiga: null, liga: null, estado: 'activo' } as JugadorFila,
  ],
};

describe('an incident', () => {
  it('needs a league, a player and a day, each said beside its field', () => {
    expect(comprobar(VACIA)).toEqual({
      idLiga: 'Elige la liga',
      idJugador: 'Elige al jugador',
      fecha: 'Indica el día',
    });
    expect(comprobar({ ...SUYA, fecha: '2026-11-21' })).toEqual({});
    expect(comprobar({ ...SUYA, fecha: '2026-11-21', hasta: '2026-11-20' })).toEqual({
      hasta: 'El último día es anterior al primero',
    });
    expect(comprobar({ ...SUYA, modo: 'sueltos' })).toEqual({ sueltos: 'Elige algún día' });
    expect(comprobar({ ...SUYA, modo: 'sueltos', sueltos: ['2026-11-21'] })).toEqual({});
  });

  it('from the page of a player is theirs, when they play in a league', () => {
    expect(nueva('jugador=5')).toEqual(SUYA);
    expect(nueva('jugador=5&dia=2026-11-21')).toEqual({ ...SUYA, fecha: '2026-11-21' });
    expect(nueva('jugador=6')).toEqual(VACIA);
    expect(nueva('')).toEqual(VACIA);
  });

  it('of somebody chosen by name brings their league; of another league loses who is not in it', () => {
    const setValues = vi.fn();
    const en = (values: Partial<ValoresIncidencia>) =>
      elecciones({ values: { ...VACIA, ...values }, setValues } as never, listas.jugadores);
    const queda = () => setValues.mock.lastCall?.[0];
    en({}).elegirJugador(5);
    expect(queda()).toEqual({ idLiga: 1, idJugador: 5 });
    en({ idLiga: 2 }).elegirJugador(5);
    expect(queda()).toEqual({ idLiga: 2, idJugador: 5 });
    en(SUYA).elegirLiga(2);
    expect(queda()).toEqual({ idLiga: 2, idJugador: null });
    en({ idJugador: 5 }).elegirLiga(1);
    expect(queda()).toEqual({ idLiga: 1, idJugador: 5 });
  });

  it('is of players of its league, and of whoever was chosen before', () => {
    const nombres = (idLiga: number | null, elegido: number | null) =>
      jugadoresDe(listas, { idLiga, idJugador: elegido }).map(({ label }) => label);
    expect(nombres(1, null)).toEqual(['Ana']);
    expect(nombres(1, 6)).toEqual(['Ana', 'Luis']);
    expect(nombres(null, null)).toEqual(['Ana · Liga Social']);
  });

  it('from a day to another touches every day of it; loose days, those', () => {
    const periodo = { ...SUYA, fecha: '2026-11-21', hasta: '2026-11-23' };
    expect(diasDe(periodo)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
    expect(diasDe({ ...periodo, hasta: '2026-11-20' })).toEqual(['2026-11-21']);
    expect(diasDe({ ...SUYA, modo: 'sueltos', sueltos: ['2026-11-28', '2026-11-21'] })).toEqual([
      '2026-11-21',
      '2026-11-28',
    ]);
  });

  it('is sent as what its form shows, whatever was chosen in the other', () => {
    const ambos = {
      ...SUYA,
      fecha: '2026-11-21',
      hasta: '2026-11-23',
      sueltos: ['2026-12-05', '2026-12-01'],
    };
    expect(paraGuardar(ambos)).toMatchObject({ fecha: '2026-11-21', hasta: '2026-11-23', dias: [] });
    expect(paraGuardar({ ...ambos, modo: 'sueltos' })).toMatchObject({
      fecha: '2026-12-01',
      hasta: null,
      dias: ['2026-12-05'],
    });
  });
});

describe('the list of incidents', () => {
  const filtros = { jugador: '', liga: '', fecha: '', pasadas: '' };
  it.each([
    [{}, '2026-11-21'],
    [{ pasadas: 'si' }, null],
    [{ fecha: '2026-01-01' }, null],
    [{ fecha: 'ayer' }, '2026-11-21'],
  ])('with %j begins on %s', (cambio, desde) =>
    expect(busquedaDe({ ...filtros, ...cambio }, '2026-11-21').desde).toBe(desde),
  );

  it('is by player, and each has theirs in order', () => {
    const una = (idJugador: number, jugador: string, fecha: string) =>
      ({ idJugador, jugador, fecha }) as Parameters<typeof porJugador>[0][number];
    const lista = porJugador([
      una(2, 'Zoe', '2026-12-01'),
      una(1, 'Ángel', '2026-12-02'),
      una(2, 'Zoe', '2026-11-21'),
    ]);
    expect(lista.map(({ jugador, suyas }) => [jugador, suyas.map(({ fecha }) => fecha)])).toEqual([
      ['Ángel', ['2026-12-02']],
      ['Zoe', ['2026-11-21', '2026-12-01']],
    ]);
  });
});
