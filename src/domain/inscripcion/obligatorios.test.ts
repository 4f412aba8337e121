import { describe, expect, it } from 'vitest';
import { archivosDe, camposDe, opcionesDeDias, pideTutor, subtiposDe } from './datos.ts';
import { consentimientos, obligatorios } from './errores.ts';
import {
  destinoDe,
  esTipoInscripcion,
  etiquetaDeTipo,
  SUBTIPOS,
  TIPOS_INSCRIPCION,
  type TipoInscripcion,
} from './tipos.ts';

const CORTA = ['nombre', 'apellidos', 'email', 'telefono'];
const PERSONA = 'nombre apellidos direccion cp poblacion fechaNacimiento email telefono'.split(' ');
const BANCO = ['cuentaTitular', 'cuentaEntidad', 'cuentaIBAN'];
const CON_CUOTA = [...PERSONA, 'fotos', ...BANCO];

/** What each type asks for. docs/reglas/inscripciones.md */
const DE_ALTA: Record<TipoInscripcion, string[]> = {
  escuelaminitenis: CON_CUOTA,
  escuelainiciacion: CON_CUOTA,
  escuelaperfeccionamiento: CON_CUOTA,
  escuelaadultos: CON_CUOTA,
  escuelapadel: CON_CUOTA,
  escuelapickleball: CON_CUOTA,
  equipocompeticion: CON_CUOTA,
  ligasocialtenis: CON_CUOTA,
  ligainfantiltenis: CON_CUOTA,
  nuevosocio: [...PERSONA, 'profesion', ...BANCO],
  campusverano: [...PERSONA, 'fotos'],
};

const CON_CONDICIONES = ['ligasocialtenis', 'ligainfantiltenis', 'equipocompeticion'];

describe.each(TIPOS_INSCRIPCION)('%s', (tipo) => {
  it('asks for the fields of each type', () => {
    expect([...obligatorios(tipo, 'alta')].sort()).toEqual([...DE_ALTA[tipo]].sort());
    const renovada = tipo === 'campusverano' ? DE_ALTA.campusverano : CORTA;
    expect([...obligatorios(tipo, 'renovacion')].sort()).toEqual([...renovada].sort());
  });

  it('only asks for fields it shows, each once', () => {
    const campos = camposDe(tipo);
    expect(new Set(campos).size).toBe(campos.length);
    for (const subtipo of SUBTIPOS)
      expect(campos).toEqual(expect.arrayContaining([...obligatorios(tipo, subtipo)]));
  });

  it('asks for the conditions only to join a league or the team', () => {
    const esperado = CON_CONDICIONES.includes(tipo) ? ['conforme', 'conformeinscripcion'] : ['conforme'];
    expect(consentimientos(tipo, 'alta')).toEqual(esperado);
    expect(consentimientos(tipo, 'renovacion')).toEqual(['conforme']);
  });

  it('has a label, and days only where there are classes', () => {
    expect(etiquetaDeTipo(tipo)).not.toBe('');
    expect(opcionesDeDias(tipo).length > 0).toBe(camposDe(tipo).includes('dias'));
  });
});

it('offers the days of each type', () => {
  expect(opcionesDeDias('equipocompeticion').map(({ valor }) => valor)).toEqual([
    '2',
    '3',
    '4',
    'Lunes',
    'Miércoles',
  ]);
  expect(opcionesDeDias('escuelapadel').map(({ valor }) => valor)).toEqual([
    'Lunes/Miércoles',
    'Martes/Jueves',
    'Viernes (2H)',
    'Fin de Semana',
    'Lunes',
    'Miércoles',
  ]);
});

it('renews schools, team and leagues, and nothing else', () => {
  const renovables = TIPOS_INSCRIPCION.filter((tipo) => subtiposDe(tipo).includes('renovacion'));
  expect(TIPOS_INSCRIPCION.filter((tipo) => !renovables.includes(tipo))).toEqual([
    'nuevosocio',
    'campusverano',
  ]);
});

it('takes a payment receipt only for the camp', () => {
  const conRecibo = TIPOS_INSCRIPCION.filter((tipo) => archivosDe(tipo).includes('comprobantePago'));
  expect(conRecibo).toEqual(['campusverano']);
});

it.each([
  ['escuelaadultos', null, false],
  ['escuelaadultos', 17, true],
  ['escuelaadultos', 18, false],
  ['campusverano', 40, true],
  ['ligainfantiltenis', null, true],
] as const)('%s at %s years asks for a tutor: %s', (tipo, edad, pedido) => {
  expect(pideTutor(tipo, edad)).toBe(pedido);
});

it('goes to the mailbox of its purpose', () => {
  expect(TIPOS_INSCRIPCION.map(destinoDe)).toEqual([
    ...Array(4).fill('escuela'),
    ...Array(2).fill('padel'),
    ...Array(3).fill('competicion'),
    'socios',
    'campus',
  ]);
  expect(esTipoInscripcion('campusverano')).toBe(true);
  expect(esTipoInscripcion('otro')).toBe(false);
});
