import { describe, expect, it } from 'vitest';
import { SEMILLA } from '#club/semilla';
import { datosDelClub } from '#contract/club/club-datos.ts';
import { type DatosClub, faltasAlCambiar, faltasDelClub } from './datos.ts';

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

describe('of what nobody has said yet', () => {
  const NUEVO: DatosClub = { ...DATOS, reston: null, marca: { tipo: 'pista', iniciales: '', imagen: '' } };
  const rutas = (cambios: Partial<DatosClub>) =>
    faltasAlCambiar(NUEVO, { ...NUEVO, ...cambios }, { ibanValido: () => true }).map(({ path }) => path);
  // In the form, a number that nobody has said is empty.
  const vacio = '' as unknown as number;
  const otra = { ...DATOS.prado, nombre: 'Arroyo', comienzos: [], latitud: vacio, longitud: vacio };

  it('a mark that is chosen needs what it is made of', () => {
    expect(rutas({ marca: { ...NUEVO.marca, tipo: 'iniciales' } })).toEqual(['marca.iniciales']);
    expect(rutas({ marca: { ...NUEVO.marca, tipo: 'imagen' } })).toEqual(['marca.imagen']);
    expect(rutas({ nombreCorto: 'CT' })).toEqual([]);
  });

  it('a second site may leave its place in the map for later, as the first; not its name', () => {
    expect(rutas({ reston: otra })).toEqual([]);
    expect(rutas({ reston: { ...otra, nombre: '' } })).toEqual(['reston.nombre']);
    expect(rutas({ reston: { ...otra, latitud: 91 } })).toEqual(['reston.latitud']);
  });
});
