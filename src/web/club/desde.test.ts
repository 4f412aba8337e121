import { expect, test } from 'vitest';
import type { Programa } from '#club';
import { desdeAlMes, sinSerSocioDe } from './desde.ts';

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

test('the least of a programme says whose price it is, and what is not priced says nothing', () => {
  expect(desdeAlMes(DE_UNA)).toMatch(/^Desde 25\s€ al mes, socios$/);
  expect(sinSerSocioDe(DE_UNA)).toBe(29);
  const deSocios: Programa = { ...DE_UNA, cuotas: null, modalidades: [{ nombre: '2 días', cuota: 78 }] };
  expect(desdeAlMes(deSocios)).toMatch(/^Desde 78\s€/);
  expect(sinSerSocioDe(deSocios)).toBe(Number.POSITIVE_INFINITY);
  expect(desdeAlMes({ ...deSocios, modalidades: [] })).toBe('');
});
