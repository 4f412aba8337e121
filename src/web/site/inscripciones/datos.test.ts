import { describe, expect, it } from 'vitest';
import { centroForzado } from '#contract/sitio/sitio.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import type { CampoInscripcion } from '#domain/inscripcion/datos.ts';
import { erroresDeInscripcion } from '#domain/inscripcion/errores.ts';
import { TIPOS_INSCRIPCION, type TipoInscripcion } from '#domain/inscripcion/tipos.ts';
import { TICKED } from '#web/platform/typed-early.ts';
import {
  campoCambiados,
  camposVisibles,
  datosDe,
  despuesDe,
  erroresDe,
  rechazados,
  type Solicitada,
  seGuarda,
  YA_ES_SOCIO,
} from './datos.ts';

const NINGUNA: CampusOfrecido = {
  anio: 2027,
  semanas: [],
  opciones: { a: { horario: '9:00-14:00', precio: 75 }, c: { horario: '9:00-16:00', precio: 85 } },
  minimoPorSemana: 15,
  cerrado: null,
};

const pedida = (cambios: Partial<Solicitada>): Solicitada => ({
  tipo: 'escuelaadultos',
  subtipo: 'alta',
  valores: {},
  campus: NINGUNA,
  hoy: '2026-11-21',
  ...cambios,
});

const CASILLAS = { conforme: TICKED, conformeinscripcion: TICKED };
const VALE: Partial<Record<CampoInscripcion, string>> = {
  fechaNacimiento: '7/5/1990',
  email: 'ana@correo.example',
  fotos: 'si',
};

describe.each(TIPOS_INSCRIPCION)('%s', (tipo) => {
  it('can be sent once everything on the screen is filled', () => {
    const visibles = camposVisibles(pedida({ tipo }));
    const escrito = Object.fromEntries(visibles.map((campo) => [campo, VALE[campo] ?? 'x']));
    expect(erroresDeInscripcion(datosDe(pedida({ tipo, valores: { ...escrito, ...CASILLAS } })))).toEqual([]);
    expect(erroresDeInscripcion(datosDe(pedida({ tipo, valores: escrito }))).length).toBeGreaterThan(0);
  });

  it('has its centre when only one has it, whatever was chosen for another type', () => {
    const { centro } = datosDe(pedida({ tipo, valores: { centro: 'prado' } }));
    const loPide = camposVisibles(pedida({ tipo })).includes('centro');
    expect(centro).toBe(loPide ? (centroForzado(tipo) ?? 'prado') : undefined);
  });
});

describe('what is asked for', () => {
  const renueva = { tipo: 'ligasocialtenis', subtipo: 'renovacion' } as const;

  it('of who renews is little, unless data have changed', () => {
    expect(camposVisibles(pedida(renueva))).toEqual(['nombre', 'apellidos', 'email', 'telefono']);
    const conCambios = (tipo: TipoInscripcion) =>
      camposVisibles(pedida({ ...renueva, valores: { [campoCambiados(tipo)]: TICKED } }));
    const deNuevo = camposVisibles(pedida({ tipo: 'ligasocialtenis' }));
    expect(conCambios('ligasocialtenis')).toEqual(deNuevo.filter((campo) => campo !== 'altaSocio'));
    expect(conCambios('escuelapadel')).toEqual(camposVisibles(pedida(renueva)));
  });

  describe('with a partner', () => {
    const SUYOS = { parejaNombre: 'Luis', parejaApellidos: 'Mora', parejaEmail: 'luis@correo.example' };
    const valores = { conPareja: TICKED, parejaDeporte: 'padel', ...SUYOS };
    const deLaPareja = (cambios: Partial<Solicitada>) =>
      camposVisibles(pedida({ tipo: 'ligasocialtenis', valores, ...cambios })).filter((campo) =>
        /areja/.test(campo),
      );

    it.each([
      [{}, []],
      [{ parejas: [] }, []],
      [{ parejas: ['padel'], tipo: 'escuelapadel' }, []],
      [{ parejas: ['padel'], valores: {} }, ['conPareja']],
      [{ parejas: ['padel'] }, ['conPareja', 'parejaNombre', 'parejaApellidos', 'parejaEmail']],
      [{ parejas: ['padel'], ...renueva }, ['conPareja', 'parejaNombre', 'parejaApellidos', 'parejaEmail']],
      [
        { parejas: ['tenis', 'padel'] },
        ['conPareja', 'parejaDeporte', 'parejaNombre', 'parejaApellidos', 'parejaEmail'],
      ],
    ] as const)('of %o is %o', (cambios, campos) => {
      expect(deLaPareja(cambios)).toEqual(campos);
    });

    it('is sent with its league, the only one or the chosen one, and not at all where there is none', () => {
      const enviado = (cambios: Partial<Solicitada>) =>
        datosDe(pedida({ tipo: 'ligasocialtenis', valores, ...cambios }));
      expect(enviado({ parejas: ['tenis'] })).toMatchObject({
        ...SUYOS,
        conPareja: 'si',
        parejaDeporte: 'tenis',
      });
      expect(enviado({ parejas: ['tenis', 'padel'] })).toMatchObject({ parejaDeporte: 'padel' });
      const sola = { valores: { ...valores, conPareja: '' } };
      for (const cambios of [{}, { parejas: ['padel'] as const, ...sola }])
        for (const campo of ['parejaDeporte', 'parejaNombre', 'parejaEmail'])
          expect(enviado(cambios)).not.toHaveProperty(campo);
    });
  });

  it('of who renews is all that is sent, whatever was typed before', () => {
    const valores = { nombre: 'Ana', cuentaIBAN: 'ES91' };
    expect(datosDe(pedida({ ...renueva, valores }))).toMatchObject({ nombre: 'Ana' });
    expect(datosDe(pedida({ ...renueva, valores }))).not.toHaveProperty('cuentaIBAN');
  });

  it('of what is for members is who is one: asked by the form, and no business of what is sent', () => {
    const falta = (valores: Solicitada['valores'], mas: Partial<Solicitada> = {}) =>
      erroresDe(pedida({ tipo: 'ligasocialtenis', valores, ...mas })).some(
        ({ path }) => path === 'altaSocio',
      );
    expect([falta({}), falta({ altaSocio: YA_ES_SOCIO }), falta({ altaSocio: TICKED })]).toEqual([
      true,
      false,
      false,
    ]);
    expect([falta({}, renueva), falta({}, { tipo: 'escuelaadultos' })]).toEqual([false, false]);
    const mandado = (altaSocio: string) =>
      datosDe(pedida({ tipo: 'ligasocialtenis', valores: { altaSocio } })).altaSocio;
    expect([mandado(YA_ES_SOCIO), mandado(''), mandado(TICKED)]).toEqual(['', '', TICKED]);
  });

  it('and refused is gone once it is no longer asked for', () => {
    const errores = [
      { path: 'altaSocio', message: 'x' },
      { path: 'email', message: 'y' },
    ];
    expect(rechazados(errores, true)).toEqual(errores);
    expect(rechazados(errores, false)).toEqual(errores.slice(1));
  });

  it('and refused before its rules are looked at is told at its field too', () => {
    expect(rechazados([{ path: 'json.apellidos', message: 'x' }], true)).toEqual([
      { path: 'apellidos', message: 'x' },
    ]);
  });

  it('of who becomes a member is the profession too, in what is for members', () => {
    const pide = (tipo: TipoInscripcion, altaSocio = '') =>
      camposVisibles(pedida({ tipo, valores: { altaSocio } })).includes('profesion');
    expect([pide('ligasocialtenis'), pide('ligasocialtenis', TICKED)]).toEqual([false, true]);
    expect([pide('nuevosocio'), pide('escuelaadultos', TICKED)]).toEqual([true, false]);
  });

  it.each([
    ['escuelaadultos', '21/11/2008', false],
    ['escuelaadultos', '22/11/2008', true],
    ['escuelaadultos', '', false],
    ['campusverano', '', true],
  ] as const)('in %s of who was born on %j has a tutor: %s', (tipo, fechaNacimiento, hay) => {
    const visibles = camposVisibles(pedida({ tipo, valores: { fechaNacimiento } }));
    expect(visibles.includes('nombrePadreMadreTutor')).toBe(hay);
  });

  it('in the camp are the weeks that can still be chosen, whatever an old draft says', () => {
    const semana = { desde: '2027-06-21', hasta: '2027-06-25', ofrecida: true };
    const campus: CampusOfrecido = {
      ...NINGUNA,
      semanas: [
        { ...semana, id: 'semana1', estado: 'terminada' },
        { ...semana, id: 'semana2', estado: 'abierta' },
      ],
    };
    const datos = datosDe(pedida({ tipo: 'campusverano', campus, valores: { semana1: 'a', semana2: 'c' } }));
    expect(datos).toMatchObject({ semana2: 'c' });
    expect(datos).not.toHaveProperty('semana1');
  });
});

it.each([
  ['nombre', true],
  ['email', true],
  ['cuentaIBAN', false],
  ['cuentaTitular', false],
  ['alergia', false],
  ['medicamentos', false],
  ['firma', false],
  ['conforme', false],
])('the browser keeps %s: %s', (campo, si) => expect(seGuarda(campo)).toBe(si));

it('what comes next: nothing is paid here of what is collected by the bank; the camp is paid beforehand', () => {
  expect(despuesDe('ligasocialtenis', true)).toHaveLength(4);
  expect(despuesDe('ligasocialtenis').at(-1)).toBe('El recibo se pasa después por el banco.');
  expect(despuesDe('campusverano').at(-1)).toBe('Te confirmamos la plaza.');
});
