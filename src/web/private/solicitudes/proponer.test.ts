import { expect, it } from 'vitest';
import { precioDe } from './proponer.ts';

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

it('what is collected is proposed only where the club has a single price', () => {
  expect(precioDe('nuevosocio', CLUB)).toBe(45);
  expect(precioDe('equipocompeticion', CLUB)).toBe(60);
  expect(precioDe('escuelapadel', CLUB)).toBeNull();
  expect(precioDe('ligasocialtenis', CLUB)).toBe(24);
  expect(precioDe('ligainfantiltenis', CLUB)).toBeNull();
  expect(precioDe('nuevosocio', { ...CLUB, cuota: 0 })).toBeNull();
});
