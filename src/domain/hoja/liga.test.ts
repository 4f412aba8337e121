import { expect, it } from 'vitest';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { nombreLiga } from '#domain/liga/liga.ts';
import { ligaDeHoja } from './liga.ts';

const SUPUESTA = { tipo: 'social', anio: 2026, division: null } as const;

it.each([
  ['Liga Social - 2ª División - 2026/27', 'Liga Social - 2ª División - 2026/27'],
  ['2ª', 'Liga Social - 2ª División - 2026/27'],
  ['2', 'Liga Social - 2ª División - 2026/27'],
  ['2ªdiv.', 'Liga Social - 2ª División - 2026/27'],
  ['Div. 2', 'Liga Social - 2ª División - 2026/27'],
  ['SEGUNDA DIVISIÓN', 'Liga Social - 2ª División - 2026/27'],
  ['Social 10ª 25/26', 'Liga Social - 10ª División - 2025/26'],
  ['3ª división temporada 2024-2025', 'Liga Social - 3ª División - 2024/25'],
  ['1ª 2025', 'Liga Social - 1ª División - 2025/26'],
  ['Infantil Promoción', 'Liga Infantil - Promoción - 2026/27'],
  ['Liga infantil 1a', 'Liga Infantil - 1ª División - 2026/27'],
  ['Amistosos', 'Amistosos 2026/27'],
  ['Play-off 24/25', 'Play-off 2024/25'],
  ['Tenis 2ª', 'Liga Social - 2ª División - 2026/27'],
  ['Pádel 2ª', 'Liga Social de Pádel - 2ª División - 2026/27'],
  [
    'Liga Social de Pádel por parejas - 2ª División - 2026/27',
    'Liga Social de Pádel por parejas - 2ª División - 2026/27',
  ],
  ['Pádel 3ª par.', 'Liga Social de Pádel por parejas - 3ª División - 2026/27'],
  ['Social dobles 1ª', 'Liga Social de Tenis por parejas - 1ª División - 2026/27'],
  ['Infantil pickleball Promoción', 'Liga Infantil de Pickleball - Promoción - 2026/27'],
  ['Amistosos de Pádel 25/26', 'Amistosos de Pádel 2025/26'],
])('«%s» is %s', (texto, esperada) => {
  const leida = ligaDeHoja(texto, SUPUESTA);
  expect(leida.bien ? nombreLiga(leida.valor) : leida.mensaje).toBe(esperada);
});

it.each(['', 'Social', 'Grupo A', '1ª y 2ª', 'Los lunes', '11ª', 'Social promoción'])(
  '«%s» does not say which one it is',
  (texto) => {
    expect(ligaDeHoja(texto, SUPUESTA)).toMatchObject({ bien: false });
  },
);

it('what it does not say is what is supposed', () => {
  expect(ligaDeHoja('', { tipo: 'infantil', anio: 2025, division: 3 })).toEqual({
    bien: true,
    valor: { ...DE_SIEMPRE, tipo: 'infantil', anio: 2025, division: 3, ciclo: 0 },
  });
});
