import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import Resultados from './resultados.tsx';

const HOY = '2026-11-28';
const jugado = (id: number, fecha: string) =>
  ({ id, fecha, liga: 'social', division: 1, sets: [[6, 4]], ausente: null, ganador: 1 }) as FilaResultado;
const pasado = { ...jugado(9, `${HOY}T09:00`), jugador1: 'Ana Gil', jugador2: 'Eva Paz' } as unknown;

function pintar(partidos: FilaResultado[], pasados: FilaHorario[]): string {
  const filtros = { liga: null, nombre: '' };
  const datos = { tipo: 'social', ligas: [], filtros, hasta: null, partidos, pasados, hoy: HOY };
  const Sitio = createRoutesStub([{ id: 'pagina', path: '/', Component: Resultados }]);
  return renderToStaticMarkup(<Sitio hydrationData={{ loaderData: { pagina: datos } }} />);
}

const diasDe = (html: string) => [...html.matchAll(/<section id="dia-(\S+)"/g)].map(([, dia]) => dia);

test('what is over today and has no score is folded in its day, which comes first, with results or without', () => {
  const anterior = jugado(1, '2026-11-26T19:30');
  expect(diasDe(pintar([anterior], []))).toEqual(['2026-11-26']);
  const sinMas = pintar([anterior], [pasado as FilaHorario]);
  expect(diasDe(sinMas)).toEqual([HOY, '2026-11-26']);
  expect(sinMas).toContain('1 sin resultado aún');
  expect(sinMas).toContain('09:00: Ana Gil contra Eva Paz, sin resultado.');
  const conMas = pintar([jugado(2, `${HOY}T09:30`), anterior], [pasado as FilaHorario]);
  expect(diasDe(conMas)).toEqual([HOY, '2026-11-26']);
  expect(conMas.match(/sin resultado aún/g)).toHaveLength(1);
});
