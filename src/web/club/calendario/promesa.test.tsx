import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Cita } from './calendario.tsx';
import { enPalabras, promesaDe, Sombra } from './promesa.tsx';
import { caida, sitioDe } from './sitio.ts';

const SABADO = '2026-11-28';
const PISTAS = new Map([
  [1, 'Prado 1'],
  [2, 'Prado 2'],
]);
const PUESTOS = [
  { clave: 7, fecha: `${SABADO}T14:00`, idPista: 1 },
  { clave: 8, fecha: `${SABADO}T16:00`, idPista: 2 },
];
const cita = (clave: number, nombres: string[]): Cita => {
  const sitio = sitioDe(PUESTOS.find((uno) => uno.clave === clave) ?? { fecha: null, idPista: null });
  if (!sitio) throw new Error('It has a place');
  const textos = { nombres, etiqueta: '', descripcion: '' };
  return { clave, sitio, duracion: 90, tipo: 'social', estado: 'guardada', ...textos };
};

it('held an hour before another match, says the hour of that one, where it goes, and what that breaks', () => {
  const mesa = {
    citas: [cita(7, ['Madrigal', 'Montero']), cita(8, ['Ochoa', 'Cordero'])],
    caeria: (clave: number, sitio: Cita['sitio']) => ({
      quedan: caida(PUESTOS, clave, sitio, () => 90),
      reparos: ['Fuera de hora'],
    }),
  };
  const promesa = promesaDe(mesa, { clave: 7, sitio: { dia: SABADO, inicio: 15 * 60, idPista: 2 } });
  if (!promesa) throw new Error('Something is held');
  const tablero = { dias: [SABADO], pistas: [1, 2], franja: { desde: 540, hasta: 1320 } };
  const dicho = renderToStaticMarkup(
    <Sombra dia={SABADO} tablero={tablero} pistas={PISTAS} promesa={promesa} />,
  );
  expect(dicho).toContain('→ Prado 2, 16:00');
  expect(dicho).toContain('⇄ Ochoa – Cordero → Prado 1, 14:00');
  expect(dicho).toContain('Fuera de hora');
  expect(enPalabras(promesa, PISTAS)).toMatch(/Prado 2: 16:00\. Cambia con Ochoa – Cordero, .*14:00\. Fuera/);
});
