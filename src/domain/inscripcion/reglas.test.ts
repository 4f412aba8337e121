import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumarDias } from '#domain/fecha.ts';
import { finDeCampus, semanasElegidas, totalCampus } from './campus.ts';
import { erroresDeContacto, erroresDePrueba, faltasDePrueba } from './consulta.ts';
import {
  edadEn,
  esCodigoPostal,
  esDni,
  esEmail,
  leerFechaNacimiento,
  llevaTelefono,
  SEMANAS,
} from './datos.ts';
import { mensajes } from './errores.ts';
import { caducidadDeSalud, limiteDe, restarMeses } from './solicitud.ts';

const DIA = fc.integer({ min: 0, max: 40_000 }).map((dias) => sumarDias('1930-01-01', dias));

describe('birth dates', () => {
  it.each([
    ['1990-05-07', '1990-05-07'],
    ['07/05/1990', '1990-05-07'],
    ['7/5/1990', '1990-05-07'],
    [' 07/05/1990 ', '1990-05-07'],
    ['29/02/2023', null],
    ['31/04/2020', null],
    ['1990/05/07', null],
    ['07-05-1990', null],
    ['07/05/90', null],
    ['mañana', null],
    ['', null],
  ])('%s is read as %s', (texto, dia) => {
    expect(leerFechaNacimiento(texto)).toBe(dia);
  });

  it('read the same written either way', () => {
    fc.assert(
      fc.property(DIA, (dia) => {
        const [anio, mes, fecha] = dia.split('-');
        expect(leerFechaNacimiento(dia)).toBe(dia);
        expect(leerFechaNacimiento(`${fecha}/${mes}/${anio}`)).toBe(dia);
      }),
    );
  });

  it.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('%s is, on %s, %i years old', (nacimiento, hoy, edad) => {
    expect(edadEn(nacimiento, hoy)).toBe(edad);
  });
});

const CAMPUS = {
  semanas: SEMANAS.map((id, i) => ({
    id,
    desde: sumarDias('2025-06-23', 7 * i),
    hasta: sumarDias('2025-06-27', 7 * i),
    ofrecida: true,
  })),
  opciones: { a: { horario: '9:00-14:00', precio: 75 }, c: { horario: '8:00-14:00', precio: 85 } },
  minimoPorSemana: 15,
};

describe('camp weeks', () => {
  it.each([
    [{}, 0],
    [{ semana1: 'a' }, 75],
    [{ semana1: 'c' }, 85],
    [{ semana1: 'a', semana6: 'c' }, 160],
    [{ semana2: '', semana3: null, semana4: 'b' }, 0],
  ])('%j cost %i euros', (semanas, euros) => {
    expect(totalCampus(semanas, CAMPUS)).toBe(euros);
  });

  it('cost 75 for each a and 85 for each c, whatever else is written', () => {
    const opcion = fc.constantFrom('a', 'c', 'b', '', null, undefined);
    fc.assert(
      fc.property(fc.tuple(opcion, opcion, opcion, opcion, opcion, opcion), (elegidas) => {
        const semanas = Object.fromEntries(SEMANAS.map((semana, i) => [semana, elegidas[i]]));
        const cuantas = (cual: string): number => elegidas.filter((una) => una === cual).length;
        expect(totalCampus(semanas, CAMPUS)).toBe(75 * cuantas('a') + 85 * cuantas('c'));
        expect(semanasElegidas(semanas, CAMPUS)).toHaveLength(cuantas('a') + cuantas('c'));
      }),
    );
  });

  it('end with the last of them', () => {
    expect(finDeCampus(CAMPUS)).toBe('2025-08-01');
  });
});

describe('retention', () => {
  it.each([
    ['2026-11-21', 12, '2025-11-21'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2026-01-15', 72, '2020-01-15'],
    ['2026-01-15', 1, '2025-12-15'],
  ])('%s less %i months is %s', (dia, meses, antes) => {
    expect(restarMeses(dia, meses)).toBe(antes);
  });

  it('never goes forward, and more months reach further back', () => {
    fc.assert(
      fc.property(DIA, fc.nat(120), fc.nat(120), (dia, a, b) => {
        expect(restarMeses(dia, a) <= dia).toBe(true);
        expect(restarMeses(dia, a + b) <= restarMeses(dia, a)).toBe(true);
      }),
    );
  });

  it('keeps contact and trial requests a year, and enrolments as long as staff say', () => {
    expect(limiteDe('contacto', '2026-11-21', 72)).toBe('2025-11-21');
    expect(limiteDe('pruebanivel', '2026-11-21', 72)).toBe('2025-11-21');
    expect(limiteDe('inscripcion', '2026-11-21', 72)).toBe('2020-11-21');
  });

  it('drops health data 30 days after the camp, or after it was sent if that was later', () => {
    expect(caducidadDeSalud('2025-08-01', '2025-05-10')).toBe('2025-08-31');
    expect(caducidadDeSalud('2025-08-01', '2025-09-10')).toBe('2025-10-10');
  });
});

it.each([
  ['12345678Z', true],
  ['12.345.678-z', true],
  ['X1234567L', true],
  ['12345678A', false],
  ['1234567L', false],
  ['X12345678L', false],
  ['hola', false],
])('DNI %s: %s', (dni, vale) => {
  expect(esDni(dni)).toBe(vale);
});

it.each([
  ['ana@example.com', true],
  ['ana.garcia+club@correo.example.es', true],
  ['ana@example', false],
  ['ana@example.com, otra@example.com', false],
  ['Ana <ana@example.com>', false],
  ['ana@example.com\nBcc: otra@example.com', false],
])('email %j: %s', (email, vale) => {
  expect(esEmail(email)).toBe(vale);
});

it.each([
  ['600123456', true],
  ['600 12 34 56', true],
  ['600.123.456', true],
  ['(+34) 600-123-456', true],
  ['34 600 123 456, por la tarde', true],
  ['600 123 456 / 910 000 000', true],
  ['+44 (0)20 7946 0018', true],
  ['0033 1 23 45 67 89', true],
  ['+500 12345', true],
  ['12', false],
  ['60012345', false],
  ['no tengo', false],
])('somebody can be called at %j: %s', (telefono, vale) => expect(llevaTelefono(telefono)).toBe(vale));

it('a post code has five digits', () => {
  expect(['28799', ' 28799 ', '2879', '28799A'].map(esCodigoPostal)).toEqual([true, true, false, false]);
});

describe('contact', () => {
  const completo = { nombre: 'Ana', email: 'ana@example.com', telefono: '', mensaje: 'Hola', conforme: true };

  it.each([
    [{}, []],
    [{ email: '', telefono: '600000000' }, []],
    [{ nombre: ' ' }, [mensajes.faltaNombre]],
    [{ email: null, telefono: '' }, [mensajes.faltaContacto]],
    [{ mensaje: '' }, [mensajes.faltaMensaje]],
    [{ conforme: false }, [mensajes.faltaConforme]],
    [{ email: ' ana@example.com ' }, []],
    [{ email: 'lucia@' }, [mensajes.emailSinRespuesta]],
    [{ email: 'lucia@', telefono: '12' }, [mensajes.emailSinRespuesta, mensajes.telefonoSinRespuesta]],
    [{ email: '', telefono: '1' }, [mensajes.telefonoSinRespuesta]],
  ])('with %j is refused for %j', (cambios, esperados) => {
    const errores = erroresDeContacto({ ...completo, ...cambios });
    expect(errores.map(({ message }) => message)).toEqual(esperados);
  });

  it('and the call of a trial request needs its consent only, and of what it brings, that it be of use', () => {
    expect(erroresDePrueba({ conforme: true })).toEqual([]);
    expect(erroresDePrueba({ conforme: false })).toHaveLength(1);
    expect(erroresDePrueba({ conforme: true, email: 'lucia@', telefono: '12' })).toHaveLength(2);
  });

  it.each([
    [{ nombre: 'Eva', telefono: '600 000 000' }, []],
    [{ nombre: 'Eva', email: 'eva@correo.example' }, []],
    [{ nombre: ' ', telefono: '600 000 000' }, ['nombre']],
    [{ nombre: 'Eva', email: ' ', telefono: '' }, ['telefono']],
    [{ nombre: 'Eva', email: 'eva@correo,example', telefono: '12' }, ['email', 'telefono']],
    [{}, ['nombre', 'telefono']],
  ])('while its form, with %j, still asks for %j', (datos, campos) => {
    expect(faltasDePrueba({ ...datos, conforme: true }).map(({ path }) => path)).toEqual(campos);
    expect(faltasDePrueba({ ...datos, conforme: false })).toHaveLength(campos.length + 1);
  });
});
