import { describe, expect, it } from 'vitest';
import { avisoDeConvocatoria, type Convocado } from './convocatoria.ts';

const uno = (cambios: Partial<Convocado>): Convocado => ({
  fecha: '2026-11-28T10:30',
  pista: 'Prado 1',
  jugador1: 'Ana',
  jugador2: 'Luis',
  liga: 'Liga Social - 1ª División - 2026/27',
  ...cambios,
});

describe('the notice for the group', () => {
  it('has a paragraph a day, by hour and court', () => {
    const partidos = [
      uno({ fecha: '2026-11-29T09:00', pista: null, jugador1: 'Eva', liga: 'Liga Infantil' }),
      uno({ pista: 'Restón 2', jugador1: 'Paz', jugador2: 'Leo' }),
      uno({ fecha: '2026-11-28T09:00' }),
      uno({}),
    ];
    expect(avisoDeConvocatoria(partidos)).toBe(
      [
        'Partidos del sábado, 28 de noviembre:',
        '- 09:00 Prado 1: Ana – Luis (Liga Social - 1ª División - 2026/27)',
        '- 10:30 Prado 1: Ana – Luis (Liga Social - 1ª División - 2026/27)',
        '- 10:30 Restón 2: Paz – Leo (Liga Social - 1ª División - 2026/27)',
        '',
        'Partidos del domingo, 29 de noviembre:',
        '- 09:00: Eva – Luis (Liga Infantil)',
      ].join('\n'),
    );
  });

  it('says nothing when nobody plays', () => {
    expect(avisoDeConvocatoria([])).toBe('');
  });
});
