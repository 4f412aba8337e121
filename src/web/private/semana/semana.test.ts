import { describe, expect, it } from 'vitest';
import type { PartidoEncontrado } from '#contract/partidos.ts';
import { citasDe, diasDeVista, diaVecino } from './semana.ts';

describe('the days of each view', () => {
  it.each([
    ['2026-11-25', ['2026-11-28', '2026-11-29']],
    ['2026-11-28', ['2026-11-28', '2026-11-29']],
    ['2026-11-29', ['2026-11-28', '2026-11-29']],
  ])('the weekend of %s', (dia, dias) => expect(diasDeVista('finde', dia)).toEqual(dias));

  it('a week runs from Monday to Sunday, over the end of a year too', () => {
    const semana = diasDeVista('semana', '2027-01-01');
    expect([semana[0], semana.at(-1), semana.length]).toEqual(['2026-12-28', '2027-01-03', 7]);
    expect(diasDeVista('dia', '2027-01-01')).toEqual(['2027-01-01']);
  });

  it('the arrows go by day, or by week', () => {
    expect(diaVecino('dia', '2026-03-01', -1)).toBe('2026-02-28');
    expect(diaVecino('finde', '2026-11-28', 1)).toBe('2026-12-05');
  });
});

const SETS = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].flatMap((n) => [
    [`jugador1Set${n}`, null],
    [`jugador2Set${n}`, null],
  ]),
);

const partido = (id: number, cambios: Partial<PartidoEncontrado> = {}) =>
  ({
    id,
    version: 1,
    idLiga: 1,
    idPista: 3,
    fecha: '2026-11-28T10:00',
    duracion: 90,
    idJugador1: 1,
    idJugador2: 2,
    jugador1: 'Ana Gil Ruiz',
    jugador2: 'Bea Paz Sanz',
    ...SETS,
    ...cambios,
  }) as PartidoEncontrado;

describe('the blocks of the week', () => {
  const entorno = {
    ligas: [{ id: 1, tipo: 'social' as const, division: 6, nombre: 'Liga Social - 6ª División' }],
    ausentes: { '2026-11-28': [2] },
    ahora: '2026-11-22T10:00',
  };

  it('say who plays, the division, and who cannot', () => {
    expect(citasDe([partido(7)], entorno)).toMatchObject([
      {
        clave: 7,
        nombres: ['Gil', 'Paz'],
        etiqueta: '6ª',
        estado: 'aviso',
        motivo: { frase: 'Bea Paz Sanz no puede ese día.' },
      },
    ]);
  });

  it('what has a result is seen and not moved; what waits for one says so; what was put off holds no court', () => {
    const jugado = partido(1, { jugador1Set1: 6, jugador2Set1: 1, jugador1Set2: 6, jugador2Set2: 2 });
    const [visto, pendiente, ...resto] = citasDe(
      [jugado, partido(2, { fecha: '2026-11-21T10:00' }), partido(3, { jugador1Aplaza: true })],
      { ...entorno, ausentes: {} },
    );
    expect(visto).toMatchObject({ estado: 'jugada', fija: true });
    expect(pendiente).toMatchObject({ estado: 'aviso', motivo: { breve: 'falta el resultado' } });
    expect(resto).toEqual([]);
  });
});
