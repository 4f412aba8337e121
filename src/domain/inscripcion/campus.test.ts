import { describe, expect, it } from 'vitest';
import { sumarDias } from '#domain/fecha.ts';
import {
  anioDeCampus,
  estadoDeSemana,
  finDeCampus,
  motivoDeCampusCerrado,
  type SemanaCampus,
  semanasAbiertas,
} from './campus.ts';
import { avisosDeSemanas, erroresDeCampus, erroresDeSemanas } from './campus-errores.ts';
import { SEMANAS } from './datos.ts';

const semanas = (cambio: (semana: SemanaCampus, lugar: number) => Partial<SemanaCampus> = () => ({})) =>
  SEMANAS.map((id, i): SemanaCampus => {
    const semana = {
      id,
      desde: sumarDias('2025-06-23', 7 * i),
      hasta: sumarDias('2025-06-27', 7 * i),
      ofrecida: true,
    };
    return { ...semana, ...cambio(semana, i) };
  });

const campus = (suyas = semanas()) => ({
  semanas: suyas,
  opciones: { a: { horario: '9:00-14:00', precio: 75 }, c: { horario: '8:00-14:00', precio: 85 } },
  minimoPorSemana: 15,
});

const unaSemana: SemanaCampus = { id: 'semana1', desde: '2025-06-23', hasta: '2025-06-27', ofrecida: true };

describe('a week of the camp', () => {
  it.each([
    ['2025-06-22', 'abierta'],
    ['2025-06-23', 'empezada'],
    ['2025-06-27', 'empezada'],
    ['2025-06-28', 'terminada'],
  ])('is, on %s, %s', (hoy, estado) => {
    expect(estadoDeSemana(unaSemana, hoy)).toBe(estado);
    expect(estadoDeSemana({ ...unaSemana, ofrecida: false }, hoy)).toBe('noOfrecida');
  });
});

describe('the camp', () => {
  it.each([
    ['2025-06-01', 6, null],
    ['2025-07-01', 4, null],
    ['2025-07-28', 0, 'Todas las semanas del campus de 2025 han empezado ya.'],
    ['2025-08-01', 0, 'Todas las semanas del campus de 2025 han empezado ya.'],
    ['2025-08-02', 0, 'Las semanas del campus de 2025 ya han terminado.'],
  ])('has, on %s, %i weeks to choose from', (hoy, abiertas, motivo) => {
    expect(semanasAbiertas(campus(), hoy)).toHaveLength(abiertas);
    expect(motivoDeCampusCerrado(campus(), hoy)).toBe(motivo);
  });

  it('without any week offered is yet to come', () => {
    const nada = campus(semanas(() => ({ ofrecida: false })));
    expect(motivoDeCampusCerrado(nada, '2025-01-01')).toBe('Todavía no hay semanas del campus de verano.');
    expect(finDeCampus(nada)).toBe('');
    expect(anioDeCampus(nada)).toBe(2025);
  });

  it('counts only the weeks offered for its year and its end', () => {
    const dos = semanas(({ desde, hasta }, i) =>
      i < 2
        ? { desde: desde.replace('2025', '2026'), hasta: hasta.replace('2025', '2026') }
        : { ofrecida: false },
    );
    expect(anioDeCampus({ semanas: dos })).toBe(2026);
    expect(finDeCampus({ semanas: dos })).toBe('2026-07-04');
  });
});

describe('what is refused of the camp', () => {
  const con = (cambio: Partial<SemanaCampus>) => semanas((_, i) => (i === 1 ? cambio : {}));
  it.each([
    ['the dates of the spec', {}, []],
    ['a week that ends before it starts', { hasta: '2025-06-29' }, ['semanas.1.hasta']],
    ['a week of eight days', { desde: '2025-06-28', hasta: '2025-07-05' }, ['semanas.1.hasta']],
    ['a week over the one before', { desde: '2025-06-27', hasta: '2025-07-01' }, ['semanas.1.desde']],
    ['a single day', { hasta: '2025-06-30' }, []],
    [
      'one not offered over the one before',
      { desde: '2025-06-27', hasta: '2025-07-01', ofrecida: false },
      [],
    ],
  ])('%s', (_, cambio, paths) => {
    const suyas = con({ desde: '2025-06-30', hasta: '2025-07-04', ...cambio });
    expect(erroresDeCampus({ semanas: suyas }).map(({ path }) => path)).toEqual(paths);
  });
});

describe('one wrong date of the camp', () => {
  const con = (lugar: number, cambio: Partial<SemanaCampus>) =>
    erroresDeCampus({ semanas: semanas((_, i) => (i === lugar ? cambio : {})) });

  it('that makes a week reach over others is told in that week alone', () => {
    expect(con(0, { hasta: '2025-07-27' }).map(({ path }) => path)).toEqual(['semanas.0.hasta']);
  });

  it.each([
    [0, '2025-07-04', '2025-07-08', 'semanas.0.desde', 'semana 2 (30 jun – 4 jul)'],
    [1, '2025-06-26', '2025-07-02', 'semanas.1.desde', 'semana 1 (23 jun – 27 jun)'],
    [5, '2025-06-20', '2025-06-24', 'semanas.5.hasta', 'semana 1 (23 jun – 27 jun)'],
  ])(
    'that crosses is told on the day inside another, which is named: %i',
    (lugar, desde, hasta, path, otra) => {
      const message = expect.stringContaining(`Se cruza con la ${otra}:`);
      expect(con(lugar, { desde, hasta })).toEqual([{ path, message }]);
    },
  );
});

describe('the weeks somebody chose', () => {
  const cerrada = campus(semanas((_, i) => ({ ofrecida: i !== 2 })));

  it('are refused when the club does not offer them', () => {
    expect(erroresDeSemanas({ semana1: 'a', semana3: 'c' }, cerrada)).toEqual([
      { path: 'semana3', message: 'La semana 3 del campus no se ofrece: elige otra.' },
    ]);
    expect(erroresDeSemanas({ semana1: 'a', semana3: '' }, cerrada)).toEqual([]);
  });

  it('are marked when they had begun', () => {
    const avisos = avisosDeSemanas({ semana1: 'a', semana2: 'c', semana4: 'a' }, cerrada, '2025-07-01');
    expect(avisos.map(({ path }) => path)).toEqual(['semana1', 'semana2']);
  });
});
