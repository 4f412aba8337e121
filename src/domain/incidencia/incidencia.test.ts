import { describe, expect, test } from 'vitest';
import { alPeriodo, cubreDia, diasDe, incidenciasDeLesionados, incidenciasNuevas } from './incidencia.ts';

const ana = { idLiga: 1, idJugador: 17, estado: 'lesion' } as const;
const luis = { idLiga: 2, idJugador: 3, estado: 'lesion' } as const;
const eva = { idLiga: 1, idJugador: 5, estado: 'activo' } as const;
const [SAB, DOM, LUN, MAR] = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'];

const deEva = (fecha: string, hasta: string | null = null) => ({ idLiga: 1, idJugador: 5, fecha, hasta });

describe('days of a form', () => {
  test.each([
    [SAB, null, [], [SAB]],
    [SAB, null, [SAB], [SAB]],
    [SAB, null, [MAR], [SAB, MAR]],
    [SAB, null, [MAR, null, DOM], [SAB, DOM, MAR]],
    [SAB, MAR, [], [SAB, DOM, LUN, MAR]],
    [SAB, SAB, [], [SAB]],
    ['2026-12-31', '2027-01-01', [], ['2026-12-31', '2027-01-01']],
  ])('from %s to %s and %j', (fecha, hasta, sueltos, dias) =>
    expect(diasDe({ fecha, hasta }, sueltos)).toEqual(dias),
  );

  test.each([
    ['2026-11-20', false],
    [SAB, true],
    [DOM, true],
    [LUN, true],
    [MAR, false],
  ])('%s is among Saturday to Monday: %s', (dia, esta) =>
    expect(cubreDia({ fecha: SAB, hasta: LUN }, dia)).toBe(esta),
  );
});

describe('a new period', () => {
  test.each([
    ['nothing there', [], false, 0],
    ['the same one', [deEva(SAB, LUN)], true, 1],
    ['a longer one', [deEva('2026-11-20', MAR)], true, 0],
    ['a day of it', [deEva(DOM)], false, 1],
    ['its first day, and another past it', [deEva(SAB), deEva(MAR)], false, 1],
    ['one that goes on past it', [deEva(DOM, MAR)], false, 0],
    ['one of somebody else', [{ ...deEva(DOM), idJugador: 6 }], false, 0],
    ['one in another league', [{ ...deEva(SAB, MAR), idLiga: 2 }], false, 0],
  ])('over %s', (_, existentes, repetido, absorbidas) => {
    const hecho = alPeriodo(deEva(SAB, LUN), existentes);
    expect([hecho.repetido, hecho.absorbidas.length]).toEqual([repetido, absorbidas]);
  });
});

describe('incidents of the injured', () => {
  const dias = [SAB, DOM];
  const hay = { idLiga: 1, idJugador: 17, fecha: SAB, hasta: null };

  test('one a day for each injured player', () =>
    expect(incidenciasDeLesionados([ana, eva, luis], dias, [])).toHaveLength(4));

  test('existing ones are not repeated, so a second run creates nothing', () => {
    const primera = incidenciasDeLesionados([ana, luis], dias, [hay]);
    expect(primera).toHaveLength(3);
    expect(incidenciasDeLesionados([ana, luis], dias, [...primera, hay])).toEqual([]);
  });

  test('nor a day inside a period', () =>
    expect(incidenciasDeLesionados([ana], dias, [{ ...hay, fecha: '2026-11-01', hasta: SAB }])).toEqual([
      { idLiga: 1, idJugador: 17, fecha: DOM, hasta: null, motivo: null },
    ]));

  test('a day or player sent twice counts once', () =>
    expect(incidenciasNuevas([eva, eva], [SAB, SAB], [], 'Viaje')).toEqual([
      { ...deEva(SAB), motivo: 'Viaje' },
    ]));
});
