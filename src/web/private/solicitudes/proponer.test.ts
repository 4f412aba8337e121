import { expect, it } from 'vitest';
import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { tarifasDe } from './proponer.ts';

const programa = (inscripcion: 'escuelapadel' | 'equipocompeticion', ...cuotas: number[]) => ({
  inscripcion,
  cuotas: null,
  modalidades: cuotas.map((cuota) => ({ nombre: `De ${cuota}`, cuota })),
});

const CLUB = {
  cuota: 45,
  ligas: { social: 24, infantil: 0 },
  escuela: { programas: [programa('escuelapadel', 30, 50), programa('equipocompeticion', 60)] },
};

it('what one may be asked for are the prices of the club for that kind', () => {
  const importes = (inscripcion: TipoInscripcion, suyo = CLUB, mas = {}) =>
    tarifasDe({ inscripcion, altaSocio: false, ...mas }, suyo).map(({ importe, de }) =>
      [importe, de].join(' '),
    );
  expect(importes('nuevosocio')).toEqual(['4500 ']);
  expect(importes('equipocompeticion')).toEqual(['6000 De 60']);
  expect(importes('escuelapadel')).toEqual(['3000 De 30', '5000 De 50']);
  expect(importes('ligasocialtenis')).toEqual(['2400 ']);
  expect(importes('ligainfantiltenis')).toEqual([]);
  const conAlta = { altaSocio: true };
  expect(importes('ligasocialtenis', CLUB, conAlta)).toEqual(['6900 alta de socio']);
  expect(importes('ligainfantiltenis', CLUB, conAlta)).toEqual(['4500 alta de socio']);
  expect(importes('escuelapadel', CLUB, conAlta)).toEqual([
    '7500 De 30 y alta de socio',
    '9500 De 50 y alta de socio',
    '3000 De 30',
    '5000 De 50',
  ]);
  expect(importes('nuevosocio', { ...CLUB, cuota: 0 })).toEqual([]);
});
