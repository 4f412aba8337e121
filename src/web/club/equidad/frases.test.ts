import { expect, it } from 'vitest';
import { aplazadosDe, fraseDesigualdad, malasHorasDe, sinJugarDe, sitiosDe } from './equidad.tsx';

it.each([
  [{ que: 'pocos', suyos: 3, media: 5.44, aplazo: 0 }, 'Ha tenido 3 partidos y los demás, 5,4 de media.'],
  [
    { que: 'pocos', suyos: 1, media: 5, aplazo: 2 },
    'Ha tenido 1 partido (aplazó 2) y los demás, 5 de media.',
  ],
  [{ que: 'pocos', suyos: 0, media: 2, aplazo: 0 }, 'No ha tenido ningún partido y los demás, 2 de media.'],
  [{ que: 'parado', dias: 35, media: 8.6 }, 'Lleva 35 días sin jugar en esta liga y los demás, 9 de media.'],
  [
    { que: 'horas', malas: 3, de: 4, media: 0.25 },
    'Le tocan las malas horas: 3 de sus 4 partidos jugados o con fecha (75\u00a0%); a los demás, el 25\u00a0%.',
  ],
  [
    { que: 'sitio', sitio: 'Prado', suyos: 4, de: 5, media: 0.3 },
    'Casi siempre en Prado: 4 de 5 partidos (80\u00a0%); los demás, el 30\u00a0%.',
  ],
  [
    { que: 'aplazados', veces: 3, media: 0.5 },
    'Le han aplazado 3 partidos sin pedirlo; a los demás, 0,5 de media.',
  ],
] as const)('%j', (una, frase) => {
  expect(fraseDesigualdad(una)).toBe(frase);
});

it('the cells of the table', () => {
  const fila = {
    idJugador: 1,
    jugador: 'Ana',
    estado: 'activo' as const,
    jugados: 2,
    puestos: 1,
    debe: 3,
    diasSinJugar: 1,
    malasHoras: 2,
    sitios: [
      { sitio: 'Prado', partidos: 2 },
      { sitio: 'Restón', partidos: 1 },
    ],
    aplazo: { suyos: 1, rivales: 2, club: 0 },
    desigualdades: [],
  };
  expect(malasHorasDe(fila)).toBe('2 de 3');
  expect(sitiosDe(fila)).toBe('Prado 2 · Restón 1');
  expect(aplazadosDe(fila)).toBe('1 suyo · 2 del rival');
  expect(sinJugarDe(fila)).toBe('1 día');
  expect(sinJugarDe({ ...fila, diasSinJugar: null })).toBe('aún no');
});
