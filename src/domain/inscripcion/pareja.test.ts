import { describe, expect, it } from 'vitest';
import { inscripcionDe } from '#tests/builders/inscripcion.ts';
import type { DatosInscripcion } from './datos.ts';
import { erroresDeInscripcion } from './errores.ts';
import { fichaDeInscripcion } from './ficha.ts';
import {
  caducidadDeInvitacion,
  cartaDePareja,
  conEnlaceDePareja,
  estadoDeInvitacion,
  ligaDeParejaPropuesta,
  quienInvita,
} from './invitacion.ts';
import { competicionDePareja, deportesDeParejas, mensajesDePareja } from './pareja.ts';

const CON_PAREJA = inscripcionDe({
  tipo: 'ligasocialtenis',
  conformeinscripcion: true,
  conPareja: 'si',
  parejaDeporte: 'padel',
  parejaNombre: 'Luis',
  parejaApellidos: 'Mora Sanz',
  parejaEmail: 'luis@correo.example',
});

const errores = (cambios: Partial<DatosInscripcion>) =>
  erroresDeInscripcion({ ...CON_PAREJA, ...cambios }).map(({ path, message }) => [path, message]);

describe('an enrolment with a partner', () => {
  it('is sent with their name, surname and e-mail', () => {
    expect(errores({})).toEqual([]);
    expect(errores({ subtipo: 'renovacion' })).toEqual([]);
  });

  it.each([
    [{ parejaNombre: ' ' }, 'parejaNombre', mensajesDePareja.faltaNombre],
    [{ parejaApellidos: '' }, 'parejaApellidos', mensajesDePareja.faltanApellidos],
    [{ parejaEmail: null }, 'parejaEmail', mensajesDePareja.faltaEmail],
    [{ parejaEmail: 'luis@' }, 'parejaEmail', mensajesDePareja.emailIncorrecto],
    [{ parejaEmail: 'luis@a.example, ana@a.example' }, 'parejaEmail', mensajesDePareja.emailIncorrecto],
    [{ parejaEmail: 'ana@example.com' }, 'parejaEmail', mensajesDePareja.mismoEmail],
    [{ parejaEmail: ' ANA@example.com ' }, 'parejaEmail', mensajesDePareja.mismoEmail],
    [{ parejaNombre: 'ana', parejaApellidos: 'Garcia PEÑA' }, 'parejaNombre', mensajesDePareja.mismaPersona],
    [{ parejaDeporte: null }, 'parejaDeporte', mensajesDePareja.faltaLiga],
  ] as const)('is refused with %o', (cambios, path, message) => {
    expect(errores(cambios)).toEqual([[path, message]]);
  });

  it('asks nothing of who enrols alone, nor where there is no league', () => {
    expect(errores({ conPareja: null, parejaNombre: '', parejaEmail: 'x' })).toEqual([]);
    expect(errores({ tipo: 'escuelaadultos', parejaNombre: '', parejaEmail: 'x' })).toEqual([]);
  });

  it('tells in its fields which league, and nothing of who the partner is', () => {
    const club = {
      ...{ cuota: 0, ligas: { social: 0, infantil: 0 }, centros: {}, escuela: { programas: [] } },
      campus: { semanas: [], opciones: {} as never, minimoPorSemana: 1 },
    };
    const { datos } = fichaDeInscripcion(CON_PAREJA, club as never);
    expect(datos.find(({ campo }) => campo === 'conPareja')?.valor).toBe('Liga Social de Pádel por parejas');
    expect(JSON.stringify(datos)).not.toMatch(/Luis|Mora|luis@/);
  });
});

describe('the leagues by pairs', () => {
  const liga = (id: number, otros: object = {}) => ({
    ...{ id, tipo: 'social', deporte: 'padel', modo: 'parejas', estado: 'activa', division: 1, anio: 2026 },
    ...otros,
  });
  const LIGAS = [
    liga(1),
    liga(2, { division: 2 }),
    liga(3, { division: 3, estado: 'inactiva' }),
    liga(4, { division: 3, modo: 'individual' }),
    liga(5, { division: 3, anio: 2025 }),
    liga(6, { deporte: 'tenis' }),
    liga(7, { tipo: 'infantil', deporte: 'pickleball' }),
  ] as Parameters<typeof ligaDeParejaPropuesta>[2][number][];

  it('say in which sports one may enrol with somebody', () => {
    expect(deportesDeParejas('ligasocialtenis', LIGAS)).toEqual(['tenis', 'padel']);
    expect(deportesDeParejas('ligainfantiltenis', LIGAS)).toEqual(['pickleball']);
    expect(deportesDeParejas('escuelapadel', LIGAS)).toEqual([]);
    expect(deportesDeParejas('ligasocialtenis', LIGAS.slice(2, 4))).toEqual([]);
    expect(competicionDePareja('ligasocialtenis', 'tenis')).toBe('Liga Social de Tenis por parejas');
    expect(competicionDePareja('escuelapadel', 'padel')).toBe('');
  });

  it.each([
    ['ligasocialtenis', 'padel', 2],
    ['ligasocialtenis', 'tenis', 6],
    ['ligasocialtenis', 'pickleball', null],
    ['ligainfantiltenis', 'pickleball', 7],
    ['escuelapadel', 'padel', null],
    [null, 'padel', null],
  ] as const)('begin, for %s in %s, at %s', (inscripcion, deporte, id) => {
    expect(ligaDeParejaPropuesta(inscripcion, deporte, LIGAS)).toBe(id);
  });
});

describe('an invitation', () => {
  const HOY = '2026-11-21';
  const HASTA = caducidadDeInvitacion(HOY);

  it.each([
    [null, null, 'sinMandar'],
    [null, HASTA, 'pendiente'],
    [null, HOY, 'pendiente'],
    [null, '2026-11-20', 'caducada'],
    // Of a clock that was ahead.
    [null, '2026-12-06', 'caducada'],
    ['si', '2026-11-20', 'confirmada'],
    ['no', HASTA, 'rechazada'],
  ] as const)('answered %s and good until %s is %s', (respuesta, caduca, estado) => {
    expect(estadoDeInvitacion({ respuesta, caduca }, HOY)).toBe(estado);
  });

  const deLaFicha = (campos: Record<string, string>) =>
    Object.entries(campos).map(([campo, valor]) => ({ campo, etiqueta: campo, valor }));

  it.each([
    ['ligasocialtenis', 'Ana García Peña', { fechaNacimiento: '07/05/1990' }, 'Ana García Peña'],
    ['ligasocialtenis', 'Ana García Peña', { fechaNacimiento: '07/05/2010' }, 'Ana G.'],
    ['ligainfantiltenis', 'Ana García Peña', {}, 'Ana G.'],
    ['ligainfantiltenis', 'Ana García Peña', { nombreDeportivo: 'Rayo' }, 'Rayo'],
    ['ligasocialtenis', 'Gana 100 € en http://x.example/ya', {}, 'Gana en http x example ya'],
    ['ligasocialtenis', `Ana ${'Larga '.repeat(40)}`, {}, `Ana ${'Larga '.repeat(9)}La`],
  ] as const)('of %s, who is called %s, names them as %o says: %s', (inscripcion, nombre, campos, dicho) => {
    expect(quienInvita({ inscripcion, nombre, datos: deLaFicha(campos) }, HOY)).toBe(dicho);
  });

  it('is a letter that repeats nothing of the partner, and has its link once', () => {
    const club = { nombre: 'Club', telefono: '910', conArticulo: { en: 'en el Club' } };
    const de = { quien: 'Ana G.', liga: 'Liga Social de Pádel por parejas', caduca: '05/12/2026' };
    const { asunto, texto } = cartaDePareja(de, club);
    expect(asunto).toBe('Confirma tu pareja en la Liga Social de Pádel por parejas');
    const con = conEnlaceDePareja(texto, 'https://club.example/pareja/$&x');
    expect(con.match(/https:\/\/club\.example\/pareja\/\$&x\n/g)).toHaveLength(1);
    expect(con).toContain('vale hasta el 05/12/2026. Abrirlo no confirma nada');
  });
});
