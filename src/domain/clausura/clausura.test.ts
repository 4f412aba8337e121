import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaDe, fechaHora, minutosDe, sumarDias, sumarMinutos } from '#domain/fecha.ts';
import { type Clausura, cierra, horasCerradas, reparoDeClausura } from './clausura.ts';
import { cerradoAparte, cerradoEl, clausuraDicha } from './dicha.ts';

const LUNES = '2026-11-30';
const OBRAS: Clausura = {
  fecha: LUNES,
  hasta: '2026-12-03',
  inicio: '09:00',
  fin: '14:00',
  pistas: [2],
  motivo: 'obras',
};
const FESTIVO: Clausura = { ...OBRAS, hasta: null, inicio: null, fin: null, pistas: null, motivo: 'festivo' };

const en = (fecha: string, idPista: number | null = 2, duracion = 90) => ({ fecha, idPista, duracion });

describe('a court shut', () => {
  it.each([
    ['at those hours of each of those days', OBRAS, en(`${LUNES}T10:00`), true],
    ['until the last day, included', OBRAS, en('2026-12-03T12:45'), true],
    ['and not the day after', OBRAS, en('2026-12-04T10:00'), false],
    ['nor the day before', OBRAS, en('2026-11-29T10:00'), false],
    ['a match that ends as it shuts is played', OBRAS, en(`${LUNES}T07:30`), false],
    ['one that ends a minute later is not', OBRAS, en(`${LUNES}T07:31`), true],
    ['one that begins as it opens is played', OBRAS, en(`${LUNES}T14:00`), false],
    ['another court is open', OBRAS, en(`${LUNES}T10:00`, 1), false],
    ['one without court has none to be shut', OBRAS, en(`${LUNES}T10:00`, null), false],
    ['a holiday shuts all', FESTIVO, en(`${LUNES}T22:00`, 7), true],
    ['and those without court', FESTIVO, en(`${LUNES}T10:00`, null), true],
    ['one that ends after midnight is of two days', FESTIVO, en('2026-11-29T23:30'), true],
    ['unless it ends at midnight', FESTIVO, en('2026-11-29T22:30'), false],
    ['from an hour on', { ...OBRAS, fin: null }, en(`${LUNES}T22:00`), true],
    ['until an hour', { ...OBRAS, inicio: null }, en(`${LUNES}T06:00`), true],
  ])('%s', (_, clausura, cita, esperado) => {
    expect(cierra(clausura, cita)).toBe(esperado);
  });

  it('is at each minute what its hours say, whatever the days', () => {
    const hora = fc.constantFrom(null, '08:00', '12:15', '23:45');
    const una = fc
      .record({
        fecha: fc.constantFrom('2026-11-28', LUNES),
        hasta: fc.constantFrom(null, '2026-12-01'),
        inicio: hora,
        fin: hora,
        pistas: fc.constantFrom(null, [1], [1, 2]),
        motivo: fc.constant('obras'),
      })
      .filter(({ inicio, fin }) => inicio === null || fin === null || inicio < fin);
    const cita = fc.record({
      dia: fc.integer({ min: -3, max: 5 }),
      minuto: fc.integer({ min: 0, max: 1439 }),
      duracion: fc.integer({ min: 1, max: 180 }),
      idPista: fc.constantFrom(1, 2),
    });
    fc.assert(
      fc.property(una, cita, (clausura, { dia, minuto, ...resto }) => {
        const fecha = fechaHora(sumarDias(LUNES, dia), minuto);
        const minutos = Array.from({ length: resto.duracion }, (_, n) => sumarMinutos(fecha, n));
        const alguno = minutos.some((momento) =>
          horasCerradas([clausura], resto.idPista, diaDe(momento)).some(
            ({ inicio, fin }) => inicio <= minutosDe(momento) && minutosDe(momento) < fin,
          ),
        );
        expect(cierra(clausura, { fecha, ...resto })).toBe(alguno);
      }),
    );
  });
});

describe('in words', () => {
  it.each([
    [{ ...FESTIVO, pistas: null }, 'Club cerrado: festivo'],
    [{ ...OBRAS, pistas: ['Pista 2'] }, 'Pista 2 cerrada de 9:00 a 14:00: obras'],
    [{ ...OBRAS, inicio: null, pistas: ['Pista 2'] }, 'Pista 2 cerrada hasta las 14:00: obras'],
    [{ ...OBRAS, fin: null, pistas: ['1', '2', '3'] }, '1, 2 y 3 cerradas desde las 9:00: obras'],
  ])('%#', (clausura, frase) => {
    expect(clausuraDicha(clausura)).toBe(frase);
  });

  it('says why a match is not set there, and what to do', () => {
    expect(reparoDeClausura(OBRAS, en(`${LUNES}T10:00`), 'Pista 2')).toBe(
      'Pista 2 está cerrada el lunes, 30 de noviembre de 9:00 a 14:00: obras. Cambia la hora o la pista.',
    );
    expect(reparoDeClausura(FESTIVO, en(`${LUNES}T10:00`), 'Pista 2')).toBe(
      'El club está cerrado el lunes, 30 de noviembre: festivo. Elige otro momento.',
    );
  });

  it('of a day what is of it, and apart what no day shown tells', () => {
    const todas = [
      { ...OBRAS, pistas: ['Pista 2'] },
      { ...FESTIVO, fecha: '2026-12-24', hasta: '2027-01-07', motivo: 'Navidad', pistas: null },
    ];
    expect(cerradoEl(todas, '2026-12-02')).toEqual(['Pista 2 cerrada de 9:00 a 14:00: obras']);
    expect(cerradoEl(todas, '2026-12-08')).toEqual([]);
    expect(cerradoAparte(todas, { dias: ['2026-12-02'], hasta: '2026-12-25' })).toEqual([
      'Del 24 dic al 7 ene. Club cerrado: Navidad',
    ]);
    expect(cerradoAparte(todas, { dias: [], hasta: '2026-12-24' })).toHaveLength(1);
  });
});
