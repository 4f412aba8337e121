import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEMILLA } from '#club/semilla';
import { inscripcionDe } from '#tests/builders/inscripcion.ts';
import { avisoDeEdad, avisosDeInscripcion, erroresDelFormulario } from './errores.ts';
import { entreEdades, etiquetaDeTipo, TIPOS_INSCRIPCION } from './tipos.ts';

const HOY = '2026-11-28';
const nacido = (edad: number) => `01/06/${2026 - edad}`;
const dicho = (tipo: (typeof TIPOS_INSCRIPCION)[number], edad: number) =>
  avisoDeEdad(inscripcionDe({ tipo, fechaNacimiento: nacido(edad) }), HOY)[0]?.message ?? null;

describe('an age that is not that of what is asked for', () => {
  it.each([
    ['escuelaminitenis', 4, null],
    ['escuelaminitenis', 9, 'Iniciación'],
    ['escuelaminitenis', 14, 'Iniciación'],
    ['escuelaminitenis', 30, 'Adultos'],
    ['escuelainiciacion', 6, 'Minitenis'],
    ['escuelaadultos', 12, 'Iniciación'],
    ['ligainfantiltenis', 30, 'Liga social'],
    ['ligasocialtenis', 12, 'Liga infantil'],
    ['campusverano', 26, null],
  ] as const)('%s at %i is told, with what fits: %s', (tipo, edad, otro) => {
    expect(dicho(tipo, edad)).toMatch(new RegExp(`^Con ${edad} años, no es la edad .*Se puede enviar igual`));
    if (otro) expect(dicho(tipo, edad)).toContain(otro);
    else expect(dicho(tipo, edad)).not.toContain('encaja');
  });

  it('is none with eight, in either, nor where any age is taken', () => {
    expect([dicho('escuelaminitenis', 8), dicho('escuelainiciacion', 8)]).toEqual([null, null]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), (edad) => {
        for (const tipo of ['escuelapadel', 'escuelapickleball', 'nuevosocio', 'equipocompeticion'] as const)
          expect(dicho(tipo, edad)).toBeNull();
      }),
    );
  });

  it('is offered nothing that the club does not have', () => {
    const datos = inscripcionDe({ tipo: 'ligasocialtenis', fechaNacimiento: nacido(12) });
    expect(avisoDeEdad(datos, HOY, ['ligasocialtenis'])[0]?.message).not.toContain('infantil');
  });

  it('keeps nothing from being sent; staff see it once, and a year mistyped instead of it', () => {
    const avisos = (fechaNacimiento: string) =>
      avisosDeInscripcion(inscripcionDe({ tipo: 'escuelaminitenis', fechaNacimiento }), {
        hoy: HOY,
        ibanValido: () => true,
      }).filter(({ path }) => path === 'fechaNacimiento');
    expect(avisos(nacido(14))).toHaveLength(1);
    expect(avisos('01/06/1900')).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/revisa/) }),
    ]);
    const errores = erroresDelFormulario(
      inscripcionDe({ tipo: 'escuelaminitenis', fechaNacimiento: nacido(14), nombrePadreMadreTutor: 'Ana' }),
      HOY,
    );
    expect(errores.filter(({ path }) => path === 'fechaNacimiento')).toEqual([]);
  });
});

it('ages are the same wherever they are told', () => {
  const programas = SEMILLA.escuela.programas.map(({ inscripcion, quien }) => [inscripcion, quien] as const);
  for (const tipo of TIPOS_INSCRIPCION) {
    const [, quien] = programas.find(([suyo]) => suyo === tipo) ?? [];
    const edades = entreEdades(tipo);
    if (edades && quien) expect(quien).toBe(edades);
    const [, enSuNombre = ''] = /\(([^)]*años)\)/.exec(etiquetaDeTipo(tipo)) ?? [];
    if (enSuNombre) expect(edades.toLowerCase().replace(/^de |los /g, '')).toBe(enSuNombre);
  }
});
