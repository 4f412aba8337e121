import { describe, expect, it } from 'vitest';
import { jugadoresDe, ligaDe } from '#tests/builders/liga.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import {
  diasDelPanel,
  finDeSemanaAPreparar,
  motivoDeCierre,
  partidosDebidos,
  proximoFinDeSemana,
  temporadaTerminada,
  ultimoDiaDe,
} from './panel.ts';

describe('the days of the desk', () => {
  it.each([
    ['a Wednesday', '2026-11-18', ['2026-11-18', '2026-11-21', '2026-11-22']],
    ['a Friday', '2026-11-20', ['2026-11-20', '2026-11-21', '2026-11-22']],
    ['a Saturday', '2026-11-21', ['2026-11-21', '2026-11-22']],
    ['a Sunday', '2026-11-22', ['2026-11-22']],
    ['the last Monday of a year', '2026-12-28', ['2026-12-28', '2027-01-02', '2027-01-03']],
  ])('of %s are it and its weekend', (_, hoy, dias) => {
    expect(diasDelPanel(hoy)).toEqual(dias);
  });
});

describe('the weekend to prepare', () => {
  it.each([
    ['a Monday', '2026-11-16', ['2026-11-21', '2026-11-22']],
    ['a Thursday', '2026-11-19', ['2026-11-21', '2026-11-22']],
    ['a Friday', '2026-11-20', ['2026-11-28', '2026-11-29']],
    ['a Saturday', '2026-11-21', ['2026-11-28', '2026-11-29']],
    ['a Sunday', '2026-11-22', ['2026-11-28', '2026-11-29']],
  ])('of %s is the one that can still be changed in peace', (_, hoy, dias) => {
    expect(finDeSemanaAPreparar(hoy)).toEqual(dias);
  });
});

describe('a division is ready to be resolved', () => {
  const HOY = '2026-11-21';
  const tres = jugadoresDe('Ana', 'Bea', 'Carla');
  const ronda = [
    jugado(1, 2, '6-0 6-0'),
    jugado(3, 1, '6-0 6-0', { id: 2 }),
    jugado(2, 3, '6-0 6-0', { id: 3 }),
  ];

  it('when everybody has played everybody', () => {
    expect(motivoDeCierre(ligaDe(), tres, ronda, HOY)).toBe('jugada');
    expect(motivoDeCierre(ligaDe(), tres, ronda.slice(1), HOY)).toBe(null);
  });

  it('counting no-shows and awarded matches, but neither friendlies of other leagues nor empty matches', () => {
    const [primero, ...resto] = ronda;
    const sinPrimero = (otro: object) => [...resto, { ...primero, ...otro }] as typeof ronda;
    expect(motivoDeCierre(ligaDe(), tres, sinPrimero({ sintetico: true }), HOY)).toBe('jugada');
    expect(motivoDeCierre(ligaDe(), tres, [...resto, partidoDe({ jugador1NoPresenta: true })], HOY)).toBe(
      'jugada',
    );
    expect(motivoDeCierre(ligaDe(), tres, [...resto, partidoDe()], HOY)).toBe(null);
    expect(motivoDeCierre(ligaDe(), tres, sinPrimero({ idLiga: 2 }), HOY)).toBe(null);
  });

  it('when both legs are played, also before the day of the second', () => {
    const liga = ligaDe({ idaVuelta: true, fechaIdaVuelta: '2027-02-01' });
    const vuelta = ronda.map((partido) => ({ ...partido, id: partido.id + 10 }));
    expect(motivoDeCierre(liga, tres, ronda, HOY)).toBe(null);
    expect(motivoDeCierre(liga, tres, [...ronda, ...vuelta], HOY)).toBe('jugada');
  });

  it('when the last day of its cycle has come, with matches left to play', () => {
    const reglas = { ...ligaDe().reglas, inicioCiclo: '2026-11-09', semanasCiclo: 2 };
    const deCiclo = ligaDe({ ciclo: 1, reglas });
    expect(ultimoDiaDe(deCiclo)).toBe('2026-11-22');
    expect(motivoDeCierre(deCiclo, tres, [], HOY)).toBe(null);
    expect(motivoDeCierre(deCiclo, tres, [], '2026-11-22')).toBe('ciclo');
    expect(motivoDeCierre(deCiclo, tres, ronda, '2026-11-22')).toBe('jugada');
    expect(motivoDeCierre({ ...deCiclo, ciclo: 0 }, tres, [], '2026-12-22')).toBe(null);
    expect(ultimoDiaDe({ ...deCiclo, ciclo: 0 })).toBe('2027-06-30');
    expect(ultimoDiaDe({ ...deCiclo, reglas: { ...reglas, semanasCiclo: 52 } })).toBe('2027-06-30');
  });

  it('whatever is left to those who were struck off or moved on', () => {
    const [ana, bea, carla] = tres;
    for (const fuera of [{ estado: 'eliminado' as const }, { enLiga: false }]) {
      const jugadores = [ana, bea, { ...carla, ...fuera }] as typeof tres;
      expect(motivoDeCierre(ligaDe(), jugadores, ronda.slice(0, 1), HOY)).toBe('jugada');
    }
    expect(
      motivoDeCierre(
        ligaDe(),
        [ana, bea, { ...carla, estado: 'lesion' }] as typeof tres,
        ronda.slice(0, 1),
        HOY,
      ),
    ).toBe(null);
  });

  it('not with fewer than two players: there is nothing to resolve', () => {
    expect(motivoDeCierre(ligaDe(), tres.slice(0, 1), [], HOY)).toBe(null);
    expect(motivoDeCierre(ligaDe(), [], [], HOY)).toBe(null);
  });

  it('when its season is over: on 1 July', () => {
    expect(temporadaTerminada({ anio: 2026 }, '2027-06-30')).toBe(false);
    expect(temporadaTerminada({ anio: 2026 }, '2027-07-01')).toBe(true);
    expect(motivoDeCierre(ligaDe({ anio: 2025 }), tres, [], HOY)).toBe('terminada');
    expect(motivoDeCierre(ligaDe({ anio: 2025 }), tres, ronda, HOY)).toBe('jugada');
  });

  it('only while it is active, and of a type that is resolved', () => {
    expect(motivoDeCierre(ligaDe({ estado: 'inactiva' }), tres, ronda, HOY)).toBe(null);
    for (const tipo of ['amistosos', 'playoff'] as const)
      expect(motivoDeCierre(ligaDe({ tipo, anio: 2020 }), tres, ronda, HOY)).toBe(null);
  });

  it('owing as many matches as pairs and legs', () => {
    expect([1, 2, 8].map((n) => partidosDebidos({ idaVuelta: false }, n))).toEqual([0, 1, 28]);
    expect(partidosDebidos({ idaVuelta: true }, 8)).toBe(56);
  });
});

describe('the next weekend', () => {
  it.each([
    ['2026-11-20', '2026-11-21', '2026-11-22'],
    ['2026-11-21', '2026-11-28', '2026-11-29'],
    ['2026-11-22', '2026-11-28', '2026-11-29'],
    ['2026-12-28', '2027-01-02', '2027-01-03'],
  ])('seen from %s, starts on %s', (hoy, sabado, domingo) =>
    expect(proximoFinDeSemana(hoy)).toEqual([sabado, domingo]),
  );
});
