import { describe, expect, it } from 'vitest';
import type { Linea } from './estado.ts';
import { conJugadores, hayNuevoRepetido, rechazosDe, revisar } from './problemas.ts';

const linea = (clave: number, cambios: Partial<Linea> = {}): Linea => ({
  clave,
  fecha: '2026-11-28T10:00',
  idPista: 1,
  idLiga: 1,
  idJugador1: 10 * clave,
  idJugador2: 10 * clave + 1,
  ...cambios,
});

const LIGA = {
  tipo: 'social' as const,
  inicio: 540,
  fin: 1300,
  duracion: 90,
  idaVuelta: false,
  fechaIdaVuelta: null,
};

describe('problems of the lines on screen', () => {
  it('somebody twice in a day is told when it happens, not again', () => {
    const [antes, despues] = [
      [linea(1), linea(2, { fecha: '2026-11-29T10:00', idJugador1: 10 })],
      [linea(1), linea(2, { idJugador1: 10 })],
    ];
    expect(hayNuevoRepetido(antes, despues)).toBe(true);
    expect(hayNuevoRepetido(despues, despues)).toBe(false);
    expect(hayNuevoRepetido(despues, antes)).toBe(false);
  });

  it('what the server refused goes to the line it was about', () => {
    const vacia = linea(7, { idJugador1: null, idJugador2: null });
    const enviadas = conJugadores([vacia, linea(3), linea(5)]);
    expect(rechazosDe([{ path: '1.idPista', message: 'Ocupada' }], enviadas)).toEqual([
      { clave: 5, campo: 'idPista', mensaje: 'Ocupada' },
    ]);
  });

  it('the same thing is said once', () => {
    const entorno = {
      ligas: new Map([[1, LIGA]]),
      jugadores: new Map(),
      pistas: new Map(),
      ausencias: {},
      partidos: [],
      fichas: new Map(),
      historias: new Map(),
      cerradas: new Set<number>(),
    };
    const lineas = [linea(1), linea(2)];
    const propios = revisar(lineas, entorno, []);
    const mensaje = propios.get(1)?.[0]?.mensaje ?? '';
    const rechazos = [{ clave: 1, campo: 'idPista' as const, mensaje }];
    expect(mensaje).not.toBe('');
    expect(revisar(lineas, entorno, rechazos).get(1)).toHaveLength(1);
  });
});
