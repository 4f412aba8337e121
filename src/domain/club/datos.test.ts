import { expect, it } from 'vitest';
import { SEMILLA } from '#club/semilla';
import { datosDelClub } from '#contract/club/club-datos.ts';
import { faltasDelClub } from './datos.ts';

const DATOS = datosDelClub(SEMILLA);

const faltas = (cambios: object) =>
  faltasDelClub({ ...DATOS, ...cambios }, { ibanValido: () => true }).map(
    ({ path, message }) => `${path}: ${message}`,
  );
const conPagina = (url: string) =>
  faltas({ patrocinadores: [{ nombre: 'Deportes Sur', siglas: '', url, imagen: '' }] });

it.each([
  '',
  'https://sur.example',
  'https://www.sur.example/tienda?de=club@sur',
  'https://medios.example/@sur',
])('takes «%s» as the page of a sponsor', (url) => {
  expect(conPagina(url)).toEqual([]);
});

it.each(['https://ana:clave@sur.example', 'https://ana@sur.example/tienda', 'https://:x@sur.example'])(
  'refuses «%s», whose credentials anybody would read, and says why',
  (url) => {
    expect(conPagina(url)).toEqual([expect.stringContaining('patrocinadores.0.url: Esa dirección lleva')]);
    expect(faltas({ redes: { ...DATOS.redes, instagram: url } })).toEqual([
      expect.stringContaining('redes.instagram: Esa dirección lleva'),
    ]);
  },
);

it.each(['http://sur.example', 'sur.example', 'javascript:alert(1)', 'https://sur example'])(
  'refuses «%s», which is no whole address',
  (url) => {
    expect(conPagina(url)).toEqual([expect.stringContaining('patrocinadores.0.url: Copia la dirección')]);
  },
);
