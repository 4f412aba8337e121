import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { SumaDeCiclos } from './campos-de-reglas.tsx';

const reglas = reglasIniciales('social');
const escalera = { ...reglas, sistema: 'escalera' as const };
const dicho = (props: Parameters<typeof SumaDeCiclos>[0]): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SumaDeCiclos {...props} />
    </MemoryRouter>,
  );

it('beside the cycle of a league it is said where all of them are added up, and the way there once it is saved', () => {
  expect(dicho({ valores: { ciclo: 2, reglas }, liga: { id: 7, ciclo: 1, reglas } })).toContain(
    'se suman en la <a href="/competicion-clasificaciones-general/7"',
  );
  for (const liga of [null, { id: 7, ciclo: 0, reglas }, { id: 7, ciclo: 1, reglas: escalera }])
    expect(dicho({ valores: { ciclo: 2, reglas }, liga })).toBe(
      '<p>Los puntos de los ciclos de una temporada se suman en la tabla general.</p>',
    );
});

it('nothing is said of what is the whole season, nor of a ladder, which gives no points', () => {
  expect(dicho({ valores: { ciclo: 0, reglas }, liga: null })).toBe('');
  expect(dicho({ valores: { ciclo: 1, reglas: escalera }, liga: null })).toBe('');
});
