import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Resumen } from '#contract/resumen.ts';
import { Aplazados, PorResolver, Preparar, Solicitudes } from './tarjetas.tsx';

const dibujada = (tarjeta: ReactNode): string => renderToStaticMarkup(<MemoryRouter>{tarjeta}</MemoryRouter>);

/** Each line as where it leads and what it says. */
const lineas = (tarjeta: ReactNode): string[] =>
  [...dibujada(tarjeta).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href = '', dentro = '']) => `${href} ${dentro.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')}`,
  );

describe('requests', () => {
  it('not read and not handled lead to those, and only when there are any', () => {
    expect(lineas(<Solicitudes sinLeer={2} sinAtender={5} />)).toEqual([
      '/private/solicitudes?leida=false |Sin leer|2|',
      '/private/solicitudes?atendida=false |Sin atender|5|',
    ]);
    expect(lineas(<Solicitudes sinLeer={0} sinAtender={0} />)).toEqual([]);
    expect(dibujada(<Solicitudes sinLeer={0} sinAtender={0} />)).toContain('No queda ninguna solicitud');
  });
});

describe('postponed matches', () => {
  const aplazado: Resumen['aplazados']['primeros'][number] = {
    id: 7,
    fecha: '2026-11-14T10:00',
    jugador1: 'Ana',
    jugador2: 'Luis',
    liga: 'Liga Social',
    aplaza: ['Luis'],
    nuevaFecha: null,
  };

  it('say when they were and who asked, and lead to the match; the rest to the list of all', () =>
    expect(lineas(<Aplazados cuantos={4} primeros={[aplazado]} />)).toEqual([
      '/private/partidos/7 |Ana – Luis|Era el sáb, 14/11/2026 · Liga Social · lo aplazó Luis|',
      '/private/partidos?aplazados=1 Ver todos los aplazados',
    ]));

  it('say their new day once they have one', () => {
    const [linea] = lineas(
      <Aplazados cuantos={1} primeros={[{ ...aplazado, nuevaFecha: '2026-11-28T12:00' }]} />,
    );
    expect(linea).toContain('se juega el sáb, 28/11/2026|Ya con fecha|');
  });
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

  it('says how each league and day stand, and who cannot play', () =>
    expect(lineas(<Preparar preparar={preparar} />)).toEqual([
      '/private/partidos-propuesta?tipo=social&amp;dia=2026-11-28 |Liga Social|Nadie tiene partido: genera la propuesta|Sin propuesta|',
      '/private/partidos-propuesta?tipo=infantil&amp;dia=2026-11-28 |Liga Infantil|1 partido puesto; otra propuesta añade más|Puesta|',
      '/private/partidos?fecha=2026-11-28 |sábado, 28 de noviembre|3 partidos en 1 de 6 pistas activas y 1 cerrada|',
      '/private/incidencias |No pueden jugar|Ana (sábado y domingo), Luis (domingo) y 2 más|4|',
    ]));

  it('says when everybody can', () => {
    const todos = { ...preparar, ausentes: { cuantos: 0, primeros: [] } };
    expect(lineas(<Preparar preparar={todos} />).at(-1)).toBe(
      '/private/incidencias |Nadie ha dicho que no pueda|',
    );
  });
});

it('divisions to close lead to their league, and say why', () =>
  expect(
    lineas(<PorResolver divisiones={[{ id: 3, nombre: 'Liga Social - 1ª', motivo: 'jugada' }]} />),
  ).toEqual(['/private/ligas/3 |Liga Social - 1ª|Ya se han jugado todos sus partidos|']));
