import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { LaFinal } from './la-final.tsx';

const partido = (jugador1: string, jugador2: string, ganador: 1 | 2 | null) =>
  ({
    id: 1,
    fecha: '2026-11-28T16:30',
    jugador1,
    jugador2,
    ganador,
    sets: ganador ? [[6, 4]] : [],
    ausente: null,
    retirado: null,
    pista: 'Prado 1',
    liga: 'playoff',
    ...DE_SIEMPRE,
    division: 1,
  }) as FilaResultado;

const pintar = (...rondas: [string, FilaResultado[]][]): string => {
  const dadas = rondas.map(([nombre, partidos]) => ({ nombre, partidos }));
  const Sitio = createRoutesStub([
    { path: '/', Component: () => <LaFinal rondas={dadas} hoy="2026-11-27" /> },
  ]);
  return renderToStaticMarkup(<Sitio />)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');
};

const SEMIFINALES: [string, FilaResultado[]] = [
  'Semifinales',
  [partido('Ana', 'Luis', 1), partido('Eva', 'Juan', null)],
];

test('who plays the final and whom they beat, who may, and who has won it', () => {
  expect(pintar(SEMIFINALES)).toContain(
    '|Ana|Ya en la final|Eva o Juan|Se sabrá el sábado, 28 de noviembre|',
  );
  const porJugar = pintar(
    ['Semifinales', [partido('Ana', 'Luis', 1)]],
    ['Final', [partido('Ana', 'Eva', null)]],
  );
  expect(porJugar).toMatch(/^\|La final\|Ana\|Ganó a Luis\|Eva\|.*16:30\|Prado 1\|/);
  expect(pintar(SEMIFINALES, ['Final', [partido('Ana', 'Eva', 2)]])).toContain(
    '|Gana el título|Eva|Eva gana a Ana, 4-6.|',
  );
  // Further away, there is nothing to tell of it.
  expect(pintar(['Cuartos de final', [...SEMIFINALES[1], ...SEMIFINALES[1]]])).toBe('');
});
