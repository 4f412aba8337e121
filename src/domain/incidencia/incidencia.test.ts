import { describe, expect, test } from 'vitest';
import { diasDe, incidenciasDeLesionados, incidenciasNuevas } from './incidencia.ts';

const ana = { idLiga: 1, idJugador: 17, estado: 'lesion' } as const;
const luis = { idLiga: 2, idJugador: 3, estado: 'lesion' } as const;
const eva = { idLiga: 1, idJugador: 5, estado: 'activo' } as const;

describe('days of a form', () => {
  test.each([
    ['2026-11-21', null, ['2026-11-21']],
    ['2026-11-21', '2026-11-21', ['2026-11-21']],
    ['2026-11-21', '2026-11-24', ['2026-11-21', '2026-11-24']],
  ])('%s and %s', (fecha, fecha2, dias) => expect(diasDe(fecha, fecha2)).toEqual(dias));
});

describe('incidents of the injured', () => {
  const dias = ['2026-11-21', '2026-11-22'];

  test('one a day for each injured player', () =>
    expect(incidenciasDeLesionados([ana, eva, luis], dias, [])).toHaveLength(4));

  test('existing ones are not repeated, so a second run creates nothing', () => {
    const primera = incidenciasDeLesionados([ana, luis], dias, [
      { idLiga: 1, idJugador: 17, fecha: '2026-11-21' },
    ]);
    expect(primera).toHaveLength(3);
    const todas = [...primera, { idLiga: 1, idJugador: 17, fecha: '2026-11-21' }];
    expect(incidenciasDeLesionados([ana, luis], dias, todas)).toEqual([]);
  });

  test('a day or player sent twice counts once', () =>
    expect(incidenciasNuevas([eva, eva], ['2026-11-21', '2026-11-21'], [])).toEqual([
      { idLiga: 1, idJugador: 5, fecha: '2026-11-21' },
    ]));
});
