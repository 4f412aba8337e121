import { expect, it } from 'vitest';
import { sinGuardar } from './ficha.tsx';

const antes = {
  nombre: 'Club',
  redes: { instagram: '', youtube: '' },
  dias: [1, 2],
  sede: null as object | null,
  intensivos: [
    { nombre: 'Junio', socios: 20 },
    { nombre: 'Julio', socios: 30 },
  ],
};

it.each([
  ['nothing', {}, null],
  ['a field', { nombre: 'Otro' }, '1 cambio sin guardar'],
  [
    'fields inside others',
    { nombre: 'Otro', redes: { instagram: 'a', youtube: 'b' } },
    '3 cambios sin guardar',
  ],
  ['days of a week', { dias: [3] }, '1 cambio sin guardar'],
  ['a site that was not there', { sede: { nombre: 'Otra', direccion: 'Calle' } }, '1 cambio sin guardar'],
  [
    'a row taken out, whatever those after it move',
    { intensivos: antes.intensivos.slice(1) },
    '1 cambio sin guardar',
  ],
  [
    'a field of a row',
    { intensivos: antes.intensivos.map((uno) => ({ ...uno, socios: 25 })) },
    '2 cambios sin guardar',
  ],
])('counts %s', (_, cambio, dicho) => {
  expect(sinGuardar(antes, { ...antes, ...cambio })).toBe(dicho);
});
