import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Resumen } from '#contract/club/resumen.ts';
import { FinDeSemana, Preparar } from './partidos.tsx';
import { Plegada } from './tarjetas.tsx';

const dibujada = (tarjeta: ReactNode): string => renderToStaticMarkup(<MemoryRouter>{tarjeta}</MemoryRouter>);

/** Each line as where it leads and what it says. */
const lineas = (tarjeta: ReactNode): string[] =>
  [...dibujada(tarjeta).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href = '', dentro = '']) => `${href} ${dentro.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')}`,
  );

describe('a long list', () => {
  const numeros = (n: number) => (
    <Plegada filas={[...Array(n).keys()]} idDe={(fila) => fila}>
      {(vistos) => <p>{vistos.join(' ')}</p>}
    </Plegada>
  );

  it('shows three lines and says how many there are', () => {
    expect(dibujada(numeros(7))).toContain('<p>0 1 2</p>');
    expect(dibujada(numeros(7))).toContain('Ver los 7');
  });

  it('folds nothing where the button would take the place of the only line it hides', () =>
    expect(dibujada(numeros(4))).toBe('<p>0 1 2 3</p>'));

  it('comes unfolded when the match one comes back from was folded', () =>
    expect(
      renderToStaticMarkup(
        <MemoryRouter initialEntries={[{ pathname: '/private', state: { row: 5 } }]}>
          {numeros(7)}
        </MemoryRouter>,
      ),
    ).toContain('<p>0 1 2 3 4 5 6</p>'));
});

describe('the weekend to prepare', () => {
  const preparar: Resumen['preparar'] = {
    dias: ['2026-11-28', '2026-11-29'],
    ligas: [
      { tipo: 'social', partidos: 0 },
      { tipo: 'infantil', partidos: 1 },
    ],
    pistas: { activas: 6, dias: [{ dia: '2026-11-28', partidos: 3, pistas: 1, cerradas: 1 }] },
    ausentes: {
      cuantos: 4,
      primeros: [
        { id: 1, nombre: 'Ana', dias: ['2026-11-28', '2026-11-29'] },
        { id: 2, nombre: 'Luis', dias: ['2026-11-29'] },
      ],
    },
  };

  it('says how many matches are of each sport, where a type has several', () => {
    const ligas: Resumen['preparar']['ligas'] = [
      {
        tipo: 'social',
        partidos: 23,
        porDeporte: [
          { deporte: 'tenis', cuantos: 17 },
          { deporte: 'padel', cuantos: 6 },
        ],
      },
    ];
    expect(lineas(<Preparar preparar={{ ...preparar, ligas }} />)[0]).toContain(
      '|Liga Social|17 de tenis y 6 de pádel|23 partidos puestos|',
    );
  });

  it('says how each league and day stand, and who cannot play', () =>
    expect(lineas(<Preparar preparar={preparar} />)).toEqual([
      '/private/partidos-propuesta?tipo=social&amp;dia=2026-11-28 |Liga Social|Nadie tiene partido: genera la propuesta|Sin propuesta|',
      '/private/partidos-propuesta?tipo=infantil&amp;dia=2026-11-28 |Liga Infantil|1 partido puesto|',
      '/private/partidos?fecha=2026-11-28 |Amistosos y Play-off|2 partidos puestos|',
      '/private/partidos?fecha=2026-11-28 |sábado, 28 de noviembre|3 partidos en 1 de 6 pistas activas y 1 cerrada|',
      '/private/incidencias |4 no pueden jugar|Ana (sábado y domingo), Luis (domingo) y 2 más|',
    ]));

  it('says when everybody can', () => {
    const todos = { ...preparar, ausentes: { cuantos: 0, primeros: [] } };
    expect(lineas(<Preparar preparar={todos} />).at(-1)).toBe(
      '/private/incidencias |Nadie ha dicho que no pueda|',
    );
  });
});

it('a weekend with nothing left to play says so', () =>
  expect(dibujada(<FinDeSemana partidos={[]} hoy="2026-12-07" />)).toContain(
    'No hay más partidos hasta el domingo.',
  ));
