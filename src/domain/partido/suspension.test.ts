import { describe, expect, it } from 'vitest';
import {
  avisoDeSuspension,
  conNota,
  mismaHora,
  notaDeSuspension,
  noticiaDeSuspension,
  type Suspendido,
} from './suspension.ts';

describe('a suspended match', () => {
  it('goes to another day at its hour', () => {
    expect(mismaHora('2026-11-21T18:30', '2026-12-05')).toBe('2026-12-05T18:30');
  });
});

describe('the note', () => {
  const nota = notaDeSuspension('2026-11-21');

  it.each([
    [null, nota, 'Suspendido por lluvia el sábado, 21 de noviembre.'],
    ['Con luz.', nota, 'Con luz. Suspendido por lluvia el sábado, 21 de noviembre.'],
    ['Con luz.', null, 'Con luz.'],
    [null, null, null],
    ['a'.repeat(1999 - nota.length), nota, `${'a'.repeat(1999 - nota.length)} ${nota}`],
    ['a'.repeat(2000 - nota.length), nota, 'a'.repeat(2000 - nota.length)],
  ])('%s and %s', (observaciones, suya, juntas) => {
    expect(conNota(observaciones, suya)).toBe(juntas);
  });
});

describe('the news for the group', () => {
  const uno = (cambios: Partial<Suspendido>): Suspendido => ({
    jugador1: 'Ana',
    jugador2: 'Luis',
    nuevo: { fecha: '2026-11-28T10:00', pista: 'Pista 1' },
    ...cambios,
  });

  it('says where each goes, and which wait', () => {
    const suspendidos = [
      uno({ jugador1: 'Eva', jugador2: 'Paz', nuevo: { fecha: '2026-11-28T11:30', pista: null } }),
      uno({ jugador1: 'Iris', jugador2: 'Leo', nuevo: null }),
      uno({}),
    ];
    expect(avisoDeSuspension('2026-11-21', suspendidos)).toBe(
      [
        'Se suspenden por la lluvia partidos del sábado, 21 de noviembre.',
        'Pasan al sábado, 28 de noviembre:\n- 10:00 Pista 1: Ana – Luis\n- 11:30: Eva – Paz',
        'Quedan pendientes de nueva fecha:\n- Iris – Leo',
      ].join('\n\n'),
    );
  });

  it('names who waits as a Spanish reader expects', () => {
    const nombres = ['Zoe', 'Ñusta', 'Ángel', 'Nuria', 'Berta'];
    const aviso = avisoDeSuspension(
      '2026-11-21',
      nombres.map((jugador1) => uno({ jugador1, nuevo: null })),
    );
    expect([...aviso.matchAll(/^- (\S+)/gm)].map(([, nombre]) => nombre)).toEqual([
      'Ángel',
      'Berta',
      'Nuria',
      'Ñusta',
      'Zoe',
    ]);
  });

  it('for the site it counts, and names nobody', () => {
    const suspendidos = [uno({}), uno({ jugador1: 'Eva' }), uno({ jugador1: 'Iris', nuevo: null })];
    expect(noticiaDeSuspension('2026-11-21', suspendidos)).toEqual({
      title: 'Lluvia: se suspenden partidos del sábado, 21 de noviembre',
      content:
        '<p>La lluvia no deja jugar 3 partidos del sábado, 21 de noviembre.</p><ul><li>2 partidos: al sábado, 28 de noviembre.</li><li>1 partido: pendiente de nueva fecha.</li></ul><p>La hora y la pista de cada uno están en el horario.</p>',
    });
  });

  it('has no empty paragraph', () => {
    expect(avisoDeSuspension('2026-11-21', [uno({})])).not.toContain('pendientes');
    expect(avisoDeSuspension('2026-11-21', [uno({ nuevo: null })])).not.toContain('Pasan');
  });
});
