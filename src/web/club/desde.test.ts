import { expect, test } from 'vitest';
import type { Programa } from '#club';
import { alMesDe } from './al-mes.ts';
import { desde, desdeDe } from './desde.ts';

const DE_UNA: Programa = {
  id: 'minitenis',
  nombre: 'Minitenis',
  quien: '',
  centros: [],
  inscripcion: 'escuelaminitenis',
  dias: '',
  horario: { semana: '', viernes: '', finDeSemana: '' },
  cuotas: { dos: { socios: 42, noSocios: 48 }, una: { socios: 25, noSocios: 29 } },
  modalidades: [],
};

test('the least of a programme, and what is not priced says nothing', () => {
  const alMes = (programa: Programa) => desde(desdeDe(programa), ' al mes');
  expect(alMes(DE_UNA)).toMatch(/^Desde 25\s€ al mes$/);
  const deSocios: Programa = { ...DE_UNA, cuotas: null, modalidades: [{ nombre: '2 días', cuota: 78 }] };
  expect(alMes(deSocios)).toMatch(/^Desde 78\s€/);
  expect(alMes({ ...deSocios, modalidades: [] })).toBe('');
});

test('a month costs members and others theirs, the least of several; only members where it is only theirs', () => {
  const deSocios: Programa = { ...DE_UNA, cuotas: null, modalidades: [{ nombre: '2 días', cuota: 78 }] };
  const dicho = (programas: Programa[]) =>
    alMesDe(programas).map(({ quien, precio }) => `${quien} ${precio}`.replaceAll('\u00a0', ' '));
  expect(dicho([deSocios, DE_UNA])).toEqual(['Socios 25 €', 'No socios 29 €']);
  expect(dicho([deSocios])).toEqual(['Solo socios 78 €']);
  expect(dicho([{ ...deSocios, modalidades: [] }])).toEqual([]);
  const gratis = { socios: 0, noSocios: 29 };
  expect(dicho([{ ...DE_UNA, cuotas: { una: gratis, dos: gratis } }])).toEqual([
    'Socios Gratis',
    'No socios 29 €',
  ]);
});
