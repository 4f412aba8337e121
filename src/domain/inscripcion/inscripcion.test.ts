import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inscripcionDe } from '#tests/builders/inscripcion.ts';
import { type DatosInscripcion, etiquetaDeCampo } from './datos.ts';
import {
  avisosDeInscripcion,
  consentimientos,
  erroresDeInscripcion,
  mensajes,
  obligatorios,
} from './errores.ts';
import { SUBTIPOS, TIPOS_INSCRIPCION } from './tipos.ts';

const HOY = '2026-11-21';
const ibanValido = (iban: string): boolean => iban.startsWith('ES91');

const errores = (cambios: Partial<DatosInscripcion>) => erroresDeInscripcion(inscripcionDe(cambios));
const avisos = (cambios: Partial<DatosInscripcion>) =>
  avisosDeInscripcion(inscripcionDe(cambios), { hoy: HOY, ibanValido });

describe('errors of an enrolment', () => {
  it.each<[Partial<DatosInscripcion>, { path: string; message: string }[]]>([
    [{}, []],
    [{ nombre: '  ' }, [{ path: 'nombre', message: 'Falta el nombre.' }]],
    [{ apellidos: '' }, [{ path: 'apellidos', message: 'Faltan los apellidos.' }]],
    [{ cuentaIBAN: null }, [{ path: 'cuentaIBAN', message: 'Falta el IBAN.' }]],
    [{ email: 'a@b.es,c@d.es' }, [{ path: 'email', message: mensajes.comasEnEmail }]],
    [
      { fechaNacimiento: '1990/05/07' },
      [{ path: 'fechaNacimiento', message: mensajes.fechaNacimientoIncorrecta }],
    ],
    [{ conforme: false }, [{ path: 'conforme', message: mensajes.faltaConforme }]],
    [
      { tipo: 'ligasocialtenis' },
      [{ path: 'conformeinscripcion', message: mensajes.faltaConformeInscripcion }],
    ],
    [{ tipo: 'ligasocialtenis', subtipo: 'renovacion' }, []],
    [
      { tipo: 'equipocompeticion', altaSocio: 'si', conformeinscripcion: true },
      [{ path: 'profesion', message: 'Falta la profesión.' }],
    ],
    [
      { tipo: 'ligasocialtenis', conformeinscripcion: true, altaSocio: 'si', profesion: 'x', cuentaIBAN: '' },
      [{ path: 'cuentaIBAN', message: 'Falta el IBAN.' }],
    ],
    [{ tipo: 'ligasocialtenis', subtipo: 'renovacion', altaSocio: 'si', cuentaIBAN: '' }, []],
    [{ altaSocio: 'si' }, []],
    [{ tipo: 'nuevosocio' }, [{ path: 'profesion', message: 'Falta la profesión.' }]],
    [{ tipo: 'campusverano', cuentaIBAN: '', cuentaTitular: '', cuentaEntidad: '' }, []],
    [{ subtipo: 'renovacion', fechaNacimiento: '' }, []],
  ])('%j', (cambios, esperados) => {
    expect(errores(cambios)).toEqual(esperados);
  });

  it('are exactly the required fields left empty and the boxes left unticked', () => {
    const tipo = fc.constantFrom(...TIPOS_INSCRIPCION);
    const subtipo = fc.constantFrom(...SUBTIPOS);
    fc.assert(
      fc.property(tipo, subtipo, fc.boolean(), fc.boolean(), fc.nat(), (t, s, uno, otro, cual) => {
        const pedidos = obligatorios(t, s);
        const vacio = pedidos[cual % pedidos.length] ?? 'nombre';
        const casillas = { conforme: uno, conformeinscripcion: otro };
        const datos = inscripcionDe({
          tipo: t,
          subtipo: s,
          profesion: 'Arquitecta',
          ...casillas,
          [vacio]: '',
        });
        const sinMarcar = consentimientos(t, s).filter((casilla) => !casillas[casilla]);
        expect(erroresDeInscripcion(datos).map(({ path }) => path)).toEqual([vacio, ...sinMarcar]);
      }),
    );
  });
});

const MENOR = { tipo: 'escuelaperfeccionamiento', nombrePadreMadreTutor: 'Eva' } as const;
const INFANTIL = { tipo: 'ligainfantiltenis', fechaNacimiento: '21/11/2014' } as const;

describe('warnings of an enrolment', () => {
  it.each<[string, Partial<DatosInscripcion>, string[]]>([
    ['nothing', {}, []],
    ['an IBAN whose digits are wrong', { cuentaIBAN: 'ES0021000418450200051332' }, ['cuentaIBAN']],
    ['a short post code', { cp: '2879' }, ['cp']],
    ['a DNI with another letter', { dni: '12345678A' }, ['dni']],
    ['no DNI', { dni: '' }, ['dni']],
    ['no DNI on the 14th birthday', { ...MENOR, dni: '', fechaNacimiento: '21/11/2012' }, ['dni']],
    ['no DNI the day before it', { ...MENOR, dni: '', fechaNacimiento: '22/11/2012' }, []],
    ['a minor without tutor', { fechaNacimiento: '22/11/2008' }, ['nombrePadreMadreTutor']],
    ['a child of unknown age without tutor', { ...INFANTIL, fechaNacimiento: '' }, ['nombrePadreMadreTutor']],
    [
      'a child who comes back, without tutor',
      { ...INFANTIL, subtipo: 'renovacion' },
      ['nombrePadreMadreTutor'],
    ],
    [
      'a child who comes back with nothing changed',
      { ...INFANTIL, subtipo: 'renovacion', fechaNacimiento: '' },
      [],
    ],
    ['somebody who is 18 today', { fechaNacimiento: '21/11/2008' }, []],
    ['no signature', { firmaEscrita: '' }, ['firma']],
    ['a drawn signature', { firmaEscrita: '', firma: 'data:image/jpeg;base64,x' }, []],
    ['a birth date still to come', { ...MENOR, fechaNacimiento: '7/5/2031' }, ['fechaNacimiento']],
    ['a birth date of this year', { ...MENOR, fechaNacimiento: '7/5/2026' }, ['fechaNacimiento']],
    ['a birth date of 116 years ago', { fechaNacimiento: '7/5/1910' }, ['fechaNacimiento']],
    ['somebody who is 110', { fechaNacimiento: '7/5/1916' }, []],
    ['days nobody offers', { dias: 'Sábados' }, ['dias']],
    ['a telephone of three digits', { telefono: '600' }, ['telefono']],
    ['a telephone written apart', { telefono: '600 11 22-33' }, []],
    ['a telephone from abroad', { telefono: '+44 20 7946 0958' }, []],
    ['an address no mail reaches', { email: 'ana' }, ['email']],
    ['a camp without weeks', { ...MENOR, tipo: 'campusverano', fechaNacimiento: '7/5/2018' }, ['semana1']],
    [
      'a camp without tutor',
      { tipo: 'campusverano', semana1: 'a', fechaNacimiento: '7/5/2018' },
      ['nombrePadreMadreTutor'],
    ],
  ])('%s', (_titulo, cambios, campos) => {
    expect(avisos(cambios).map(({ path }) => path)).toEqual(campos);
  });

  it('a renovation without changes has none', () => {
    const corta = inscripcionDe({
      subtipo: 'renovacion',
      dni: '',
      fechaNacimiento: '',
      cuentaIBAN: '',
      firmaEscrita: '',
    });
    expect(avisosDeInscripcion(corta, { hoy: HOY, ibanValido })).toEqual([]);
    const otraCuenta = { ...corta, cuentaIBAN: 'ES9121000418450200051332' };
    expect(avisosDeInscripcion(otraCuenta, { hoy: HOY, ibanValido })).toHaveLength(1);
  });

  it('never block: whatever is typed in those fields, a complete enrolment may go', () => {
    const campos = ['cuentaIBAN', 'cp', 'dni', 'nombrePadreMadreTutor', 'firma', 'dias'] as const;
    const texto = fc.string({ minLength: 1 }).filter((t) => t.trim() !== '');
    fc.assert(
      fc.property(fc.constantFrom(...campos), texto, (campo, valor) => {
        expect(errores({ [campo]: valor })).toEqual([]);
      }),
    );
  });
});

it('every required field has a label', () => {
  for (const tipo of TIPOS_INSCRIPCION)
    for (const campo of obligatorios(tipo, 'alta')) expect(etiquetaDeCampo(campo)).not.toBe('');
});
