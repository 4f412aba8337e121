import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import Partidos from './partidos.tsx';

const HOY = '2026-11-28';
const AHORA = `${HOY}T12:00`;
const jugado = (id: number, fecha: string) =>
  ({
    id,
    fecha,
    liga: 'social',
    ...DE_SIEMPRE,
    division: 1,
    sets: [[6, 4]],
    ausente: null,
    ganador: 1,
  }) as FilaResultado;
const pasado = {
  ...jugado(9, `${HOY}T09:00`),
  duracion: 90,
  sets: undefined,
  jugador1: 'Ana Gil',
  jugador2: 'Eva Paz',
} as unknown;

function pintar(partidos: FilaResultado[], pasados: FilaHorario[]): string {
  const filtros = { liga: null, nombre: '' };
  const datos = {
    vista: 'resultados',
    tipo: 'social',
    ligas: [],
    filtros,
    hasta: null,
    partidos,
    filas: pasados,
    ahora: AHORA,
  };
  const Sitio = createRoutesStub([{ id: 'pagina', path: '/', Component: Partidos }]);
  return renderToStaticMarkup(<Sitio hydrationData={{ loaderData: { pagina: datos } }} />);
}

const diasDe = (html: string) => [...html.matchAll(/<section id="dia-(\S+)"/g)].map(([, dia]) => dia);

test('what is over today and has no score is folded over the days, of which the first has results', () => {
  const anterior = jugado(1, '2026-11-26T19:30');
  expect(diasDe(pintar([anterior], []))).toEqual(['2026-11-26']);
  const sinMas = pintar([anterior], [pasado as FilaHorario]);
  expect(diasDe(sinMas)).toEqual(['2026-11-26']);
  expect(sinMas).toContain('Hoy: 1 partido sin resultado aún');
  expect(sinMas.indexOf('sin resultado aún')).toBeLessThan(sinMas.indexOf('id="dia-'));
  expect(sinMas).toContain('href="#dia-2026-11-26" aria-current');
  expect(sinMas).toContain('09:00: Ana Gil contra Eva Paz, sin resultado todavía.');
  const conMas = pintar([jugado(2, `${HOY}T09:30`), anterior], [pasado as FilaHorario]);
  expect(diasDe(conMas)).toEqual([HOY, '2026-11-26']);
  expect(conMas.match(/sin resultado aún/g)).toHaveLength(1);
});

test('who did not turn up is named beside the W.O. of the other', () => {
  const partido = { ...(pasado as FilaResultado), ausente: 2, ganador: 1 } satisfies FilaResultado;
  expect(pintar([partido], []).replaceAll(/<[^>]+>/g, '')).toContain(
    'Ana Gil contra Eva Paz W.O.no se presentó',
  );
});
