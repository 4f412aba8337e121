import { describe, expect, it } from 'vitest';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { telefonoDeWhatsApp } from '#domain/persona/contacto.ts';
import { dudaDe, esMenor, jugadorDeInscripcion, ligaPropuesta, parecidos } from './jugador.ts';
import { huecosDesconocidos, nombreDePila, PLANTILLAS, rellenar } from './respuesta.ts';

const liga = (id: number, tipo: 'social' | 'infantil', division: number, cambios: object = {}) => ({
  id,
  ...DE_SIEMPRE,
  tipo,
  division,
  anio: 2026,
  estado: 'activa' as const,
  ...cambios,
});

const LIGAS = [
  liga(1, 'social', 1),
  liga(2, 'social', 6),
  liga(3, 'social', 9, { estado: 'inactiva' }),
  liga(4, 'social', 8, { anio: 2025 }),
  liga(5, 'infantil', 1),
  liga(6, 'infantil', 0),
  liga(7, 'social', 9, { deporte: 'padel' as const }),
  liga(8, 'social', 10, { modo: 'parejas' as const }),
];

it.each([
  ['ligasocialtenis', 2],
  ['ligainfantiltenis', 6],
  ['escuelapadel', null],
  [null, null],
] as const)('an enrolment in %s proposes the league %s', (inscripcion, id) =>
  expect(ligaPropuesta(inscripcion, LIGAS)).toBe(id),
);

const HOY = '2026-11-21';
const campo = (cual: string, valor: string) => ({ campo: cual, etiqueta: cual, valor });
const pedida = (
  inscripcion: 'ligasocialtenis' | 'ligainfantiltenis',
  ...datos: ReturnType<typeof campo>[]
) => ({
  inscripcion,
  nombre: 'Alicia García Paz',
  email: null,
  telefono: '600 111 222',
  datos,
});

describe('the name a player is given in public', () => {
  it.each([
    ['a grown-up has none', pedida('ligasocialtenis', campo('fechaNacimiento', '01/05/1990')), '', false],
    [
      'a minor among grown-ups goes by first name and initial',
      pedida('ligasocialtenis', campo('fechaNacimiento', '01/05/2012')),
      'Alicia G.',
      true,
    ],
    ['in a league of children the league reserves it', pedida('ligainfantiltenis'), '', true],
    [
      'what the family chose comes first',
      pedida('ligasocialtenis', campo('fechaNacimiento', '01/05/2012'), campo('nombreDeportivo', 'Rayo')),
      'Rayo',
      true,
    ],
  ])('%s', (_, solicitud, nombreDeportivo, menor) => {
    expect(jugadorDeInscripcion(solicitud, { ligas: LIGAS, hoy: HOY })).toMatchObject({
      nombre: 'Alicia García Paz',
      telefono: '600 111 222',
      nombreDeportivo,
    });
    expect(esMenor(solicitud, HOY)).toBe(menor);
  });
});

it('who is probably the same comes first, by how much they share', () => {
  const persona = (nombre: string, email: string | null = null, telefono: string | null = null) => ({
    nombre,
    email,
    telefono,
  });
  const todas = [
    persona('Ana Ruiz'),
    persona('Eva Mora', null, '+34 600111222'),
    persona('García Peña, Ana', 'ANA@correo.example'),
    persona('Ana'),
    persona('Ana Garcia'),
  ];
  const suyos = parecidos(todas, persona('Ana García Peña', 'ana@correo.example', '600 111 222'));
  expect(suyos.map(({ nombre }) => nombre)).toEqual(['García Peña, Ana', 'Ana Garcia', 'Eva Mora']);
});

describe('a player is made with one press', () => {
  const nuevo = {
    nombre: 'Ana García Peña',
    email: 'ana@correo.example',
    telefono: '600 111 222',
    nombreDeportivo: '',
    idLiga: 3,
  };
  const otra = { nombre: 'García Peña, Ana', email: null, telefono: null };
  it.each([
    ['when nothing is in doubt', null, {}, [], []],
    ['not of somebody who may be there', 'parecido', {}, [otra], []],
    ['not of data that came with a warning', 'aviso', {}, [], ['telefono']],
    ['whatever its bank data warn of', null, {}, [], ['cuentaIBAN']],
    ['not without a league to go to', 'liga', { idLiga: null }, [], []],
    ['not without a telephone', 'contacto', { telefono: '' }, [], []],
  ])('%s', (_, duda, cambios, jugadores, avisos) =>
    expect(dudaDe({ ...nuevo, ...cambios }, { jugadores, avisos })).toBe(duda),
  );
});

const DATOS = {
  nombre: nombreDePila(' Ana García'),
  tipo: 'Liga social de tenis',
  fecha: '21/11/2026',
  referencia: 'K7Q-D3M',
  club: 'CT',
  telefono: '910',
};

describe('a template', () => {
  it.each([
    ['Hola, {nombre}: {tipo}', 'Hola, Ana: Liga social de tenis'],
    ['{nonbre} {club} {constructor}', '{nonbre} CT {constructor}'],
    ['{ nombre }', '{ nombre }'],
  ])('%j says %j', (texto, dice) => expect(rellenar(texto, DATOS)).toBe(dice));

  it('that stands for nothing is told', () =>
    expect(huecosDesconocidos('{nombre} {nonbre} {tipo}{x}')).toEqual(['{nonbre}', '{x}']));

  it('of those that come with the product has no gap left', () => {
    for (const { asunto, texto } of PLANTILLAS)
      expect(rellenar(`${asunto}${texto}`, DATOS)).not.toMatch(/[{}]/);
  });
});

it.each([
  ['600 111 222', '34600111222'],
  ['+34 600-111-222', '34600111222'],
  ['0034600111222', '34600111222'],
  ['+44 7700 900123', '447700900123'],
  ['0044 7700 900123', '447700900123'],
  ['12', ''],
  [null, ''],
])('%s is %s in WhatsApp', (telefono, cifras) => expect(telefonoDeWhatsApp(telefono)).toBe(cifras));
