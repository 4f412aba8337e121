import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SieteDias } from './proximos.tsx';

const puesto = (id: number, fecha: string) => ({
  id,
  fecha,
  duracion: 60,
  jugador1: 'Ana',
  jugador2: 'Luis',
});

it('draws what is over today, and counts what is left', () => {
  const partidos = [
    puesto(1, '2026-11-28T09:00'),
    puesto(2, '2026-11-28T18:00'),
    puesto(3, '2026-11-29T09:00'),
  ];
  const cerradaEl = (dia: string) =>
    dia > '2026-11-30' ? [{ inicio: 0, fin: dia === '2026-12-01' ? 1440 : 840 }] : [];
  const dibujado = renderToStaticMarkup(
    <SieteDias ahora="2026-11-28T12:00" partidos={partidos} cerradaEl={cerradaEl} />,
  );
  const dias = [...dibujado.matchAll(/<small>(.*?)<\/small>/g)].map(([, dice]) => dice);
  expect(dias.slice(0, 5)).toEqual(['Queda 1', '1 partido', 'Libre', 'Cerrada', 'Libre']);
  expect(dibujado).toContain('09:00 Ana – Luis');
});
