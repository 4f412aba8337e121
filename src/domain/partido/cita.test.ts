import { describe, expect, it } from 'vitest';
import { avisosDeCita, type EntornoCita } from './cita.ts';
import { jugado, partidoDe } from './ejemplos.ts';
import { mensajes } from './mensajes.ts';

const NOMBRES = new Map([
  [1, 'Ana'],
  [2, 'Bea'],
]);

const entorno = (cambios: Partial<EntornoCita> = {}): EntornoCita => ({
  horario: { inicio: 9 * 60, fin: 14 * 60 },
  ausentes: [],
  otros: [],
  nombres: NOMBRES,
  ...cambios,
});

const cita = partidoDe({ id: 5, fecha: '2026-11-21T10:00', duracion: 90 });

describe('who plays and when deserves a look', () => {
  it('when a player has another match that day', () => {
    const otro = partidoDe({ id: 6, fecha: '2026-11-21T20:00', idJugador1: 2, idJugador2: 9 });
    expect(avisosDeCita(cita, entorno({ otros: [otro] }))).toEqual([
      { campo: 'idJugador2', mensaje: mensajes.dosElMismoDia('Bea', '20:00') },
    ]);
  });

  it.each([
    ['itself', partidoDe({ id: 5, fecha: '2026-11-21T20:00' })],
    ['the day before', partidoDe({ id: 6, fecha: '2026-11-20T20:00' })],
    ['one put off', partidoDe({ id: 6, fecha: '2026-11-21T20:00', jugador1Aplaza: true })],
    ['one awarded', partidoDe({ id: 6, fecha: '2026-11-21T20:00', sintetico: true })],
    ['one between others', partidoDe({ id: 6, fecha: '2026-11-21T20:00', idJugador1: 8, idJugador2: 9 })],
  ])('%s is not another match of the day', (_, otro) => {
    expect(avisosDeCita(cita, entorno({ otros: [otro] }))).toEqual([]);
  });

  it('when a player has an incident that day', () => {
    expect(avisosDeCita(cita, entorno({ ausentes: [1, 7] }))).toEqual([
      { campo: 'idJugador1', mensaje: mensajes.conIncidencia('Ana') },
    ]);
  });

  it.each([
    ['08:45', 90, true],
    ['09:00', 90, false],
    ['12:30', 90, false],
    ['12:45', 90, true],
    ['12:45', 75, false],
  ])('at %s for %i minutes, outside the hours of the league: %s', (hora, duracion, fuera) => {
    const avisos = avisosDeCita({ ...cita, fecha: `2026-11-21T${hora}`, duracion }, entorno());
    expect(avisos).toEqual(
      fuera ? [{ campo: 'fecha', mensaje: mensajes.fueraDeHorario('09:00', '14:00') }] : [],
    );
  });

  it('but not in a match that is not played then, nor the hours while it has no league', () => {
    const todo = entorno({ ausentes: [1, 2], horario: { inicio: 0, fin: 60 } });
    expect(avisosDeCita({ ...cita, sintetico: true }, todo)).toEqual([]);
    expect(avisosDeCita({ ...cita, jugador2Aplaza: true }, todo)).toEqual([]);
    expect(avisosDeCita(jugado(1, 2, '6-4 6-4', { id: 5 }), todo)).toHaveLength(3);
    expect(avisosDeCita(cita, entorno({ horario: null }))).toEqual([]);
  });
});
