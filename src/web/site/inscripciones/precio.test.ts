import { expect, test, vi } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { type Caso, CUOTAS, conCuotas, conIntensivos } from '#tests/builders/precios.ts';
import {
  cuandoDe,
  cuotasDe,
  deIntensivos,
  desdeCuanto,
  preciosDe,
  quienDe,
  sumandosDe,
  type Tarifa,
  tarifasDeFila,
} from './precio.ts';

const CAMPUS: CampusOfrecido = {
  anio: 2027,
  semanas: [],
  opciones: { a: { horario: '9:00-14:00', precio: 75 }, c: { horario: '8:00-14:00', precio: 85 } },
  minimoPorSemana: 1,
  cerrado: null,
};

/** The space that no line breaks at is one like any other here. */
const precios = (tipo: Parameters<typeof preciosDe>[0], conAlta?: boolean) =>
  preciosDe(tipo, CAMPUS, conAlta).map((uno) => uno.replaceAll('\u00a0', ' '));

vi.setSystemTime('2026-11-28T10:40:00Z');

test('what each enrolment costs, as the club has priced it', () => {
  expect(precios('escuelaminitenis')).toEqual([
    '2 horas a la semana: 42 € al mes (48 € si no eres socio).',
    '1 hora: 25 € al mes (29 € si no eres socio).',
    'Matrícula: 20 €, una vez por curso.',
  ]);
  expect(precios('equipocompeticion')[0]).toBe('2 días por semana: 78 € al mes.');
  expect(precios('nuevosocio')).toEqual(['30 € al año.']);
  expect(precios('ligasocialtenis')).toEqual(['24 € la temporada 2026/27; 54 € con la cuota de socio.']);
  expect(precios('ligasocialtenis', false)).toEqual(['24 € la temporada 2026/27.']);
  expect(precios('ligasocialtenis', true)).toEqual([
    '24 € la temporada 2026/27 + 30 € de cuota de socio = 54 €.',
  ]);
  expect(precios('equipocompeticion', true).at(-1)).toBe('Cuota de socio: 30 € al año.');
  expect(precios('ligainfantiltenis')[0]).toContain('15 € la temporada');
  expect(precios('campusverano')).toContain('De 9:00 a 14:00: 75 € la semana.');
});

test.each([
  [false, ['Temporada 2026/27 24 €', 'Total 24 €']],
  [true, ['Temporada 2026/27 24 €', 'Alta de socio 30 €', 'Total 54 €']],
])('what a league comes to, becoming a member: %s', (conAlta, filas) => {
  const sumandos = sumandosDe('ligasocialtenis', conAlta).map((uno) => `${uno.quien} ${uno.precio}`);
  expect(sumandos.map((uno) => uno.replaceAll('\u00a0', ' '))).toEqual(filas);
  expect(sumandosDe('nuevosocio', conAlta)).toEqual([]);
});

test('when each is: the weeks of the camp that are offered, the days of a programme', () => {
  const semanas = [
    { desde: '2027-06-21', hasta: '2027-06-25', estado: 'noOfrecida' },
    { desde: '2027-06-28', hasta: '2027-07-02', estado: 'abierta' },
    { desde: '2027-08-02', hasta: '2027-08-06', estado: 'abierta' },
  ] as CampusOfrecido['semanas'];
  expect(cuandoDe('campusverano', { ...CAMPUS, semanas })).toEqual(['Del 28 jun al 6 ago 2027']);
  expect(cuandoDe('campusverano', CAMPUS)).toEqual([]);
  expect(cuandoDe('escuelaminitenis', CAMPUS)).toEqual([
    '1\u00a0hora: lunes o miércoles',
    '2\u00a0horas: dos días o el viernes',
    'En Prado y Restón',
  ]);
  expect(cuandoDe('nuevosocio', CAMPUS)).toEqual([]);
  expect(cuandoDe('ligasocialtenis', CAMPUS)).toEqual([
    expect.stringMatching(/^Si la liga ya ha empezado, juegas amistosos/),
  ]);
  expect(cuandoDe('ligainfantiltenis', CAMPUS)).toEqual([]);
});

const enLineas = (tarifas: readonly Tarifa[]) =>
  tarifas.map(({ cada, precios }) =>
    [cada, ...precios.map((uno) => `${uno.quien} ${uno.precio}`)].join(', ').replaceAll('\u00a0', ' '),
  );

test('the holiday courses are told from the cheapest to the dearest, for members and for others', () => {
  expect(enLineas(deIntensivos())).toEqual(['Por curso, Socios 36–60 €, No socios 42–70 €']);
  const { escuela } = SEMILLA;
  const precios = [
    { nombre: 'Navidad', socios: 40, noSocios: 0 },
    { nombre: 'Junio', socios: 0, noSocios: 0 },
  ];
  ponerClub({ ...SEMILLA, escuela: { ...escuela, intensivos: { ...escuela.intensivos, precios } } });
  expect(enLineas(deIntensivos())).toEqual(['Por curso, Socios 40 €']);
  ponerClub(SEMILLA);
});

test.each([
  ['escuelaminitenis', 'desde 25 € al mes'],
  ['equipocompeticion', 'desde 78 € al mes'],
  ['ligasocialtenis', 'desde 24 € la temporada'],
  ['nuevosocio', '30 € al año'],
  ['campusverano', 'desde 75 € la semana'],
] as const)('from how much: %s', (tipo, desde) => {
  expect(desdeCuanto(tipo, CAMPUS).replaceAll('\u00a0', ' ')).toBe(desde);
});

test('of what has no price nothing is told', () => {
  ponerClub({ ...SEMILLA, ligas: { social: 0, infantil: 0 } });
  expect(precios('ligasocialtenis')).toEqual([]);
  expect(tarifasDeFila('ligasocialtenis', CAMPUS)).toEqual([]);
  expect(sumandosDe('ligasocialtenis')).toEqual([]);
  expect(desdeCuanto('ligasocialtenis', CAMPUS)).toBe('');
  expect(cuotasDe('ligasocialtenis', CAMPUS).filas).toEqual([]);
  ponerClub(SEMILLA);
});

test('the prices of a class keep their columns where some are missing, and are none where all are', () => {
  const conCuotas = (una: number, dos: number) => {
    const programas = SEMILLA.escuela.programas.map((programa) => ({
      ...programa,
      cuotas: { una: { socios: una, noSocios: una }, dos: { socios: dos, noSocios: dos } },
    }));
    ponerClub({ ...SEMILLA, escuela: { ...SEMILLA.escuela, programas } });
    return enLineas(tarifasDeFila('escuelapadel', CAMPUS));
  };
  expect(conCuotas(0, 40)).toEqual(['1 hora, Socios —, No socios —', '2 horas, Socios 40 €, No socios 40 €']);
  expect(conCuotas(0, 0)).toEqual([]);
  ponerClub(SEMILLA);
});

test('what members pay nothing for is free, and others are told their price', () => {
  const { escuela } = SEMILLA;
  const programas = escuela.programas.map((programa) => ({
    ...programa,
    cuotas: { una: { socios: 0, noSocios: 29 }, dos: { socios: 0, noSocios: 48 } },
  }));
  const intensivos = { ...escuela.intensivos, precios: [{ nombre: 'Navidad', socios: 0, noSocios: 42 }] };
  ponerClub({ ...SEMILLA, escuela: { ...escuela, programas, intensivos } });
  expect(enLineas(tarifasDeFila('escuelaminitenis', CAMPUS))).toEqual([
    '1 hora, Socios Gratis, No socios 29 €',
    '2 horas, Socios Gratis, No socios 48 €',
  ]);
  expect(enLineas(deIntensivos())).toEqual(['Por curso, Socios Gratis, No socios 42 €']);
  expect(precios('escuelaminitenis')[1]).toBe('1 hora: gratis para socios, 29 € al mes si no lo eres.');
  expect(cuotasDe('escuelaminitenis', CAMPUS).filas.map(({ euros }) => euros)).toEqual([
    [0, 29],
    [0, 48],
  ]);
  expect(desdeCuanto('escuelaminitenis', CAMPUS).replaceAll('\u00a0', ' ')).toBe(
    'gratis para socios, desde 29 € al mes',
  );
  ponerClub(SEMILLA);
});

test.each([
  ['gratis', 'Gratis, 31 €', 'Gratis, 52 €', 'gratis para socios, desde 31 € al mes'],
  ['unaGratis', 'Gratis, 31 €', '46 €, 52 €', 'gratis para socios, desde 31 € al mes'],
  ['soloSocios', '27 €, —', '46 €, —', 'desde 27 € al mes'],
  ['dosSoloSocios', '27 €, 31 €', '46 €, —', 'desde 27 € al mes'],
  ['soloUna', '27 €, 31 €', '—, —', 'desde 27 € al mes'],
  ['soloDos', '—, —', '46 €, 52 €', 'desde 46 € al mes'],
] as const)('the row of a class whose prices are %s, and from how much', (caso, una, dos, desde) => {
  ponerClub(conCuotas(CUOTAS[caso]));
  const filas = tarifasDeFila('escuelainiciacion', CAMPUS).map((fila) =>
    fila.precios
      .map(({ precio }) => precio)
      .join(', ')
      .replaceAll('\u00a0', ' '),
  );
  expect(filas).toEqual([una, dos]);
  expect(desdeCuanto('escuelainiciacion', CAMPUS).replaceAll('\u00a0', ' ')).toBe(desde);
  ponerClub(SEMILLA);
});

test.each([
  [
    'gratis',
    [
      '2 horas a la semana: gratis para socios, 52 € al mes si no lo eres.',
      '1 hora: gratis para socios, 31 € al mes si no lo eres.',
    ],
  ],
  ['soloSocios', ['2 horas a la semana: 46 € al mes.', '1 hora: 27 € al mes.']],
  ['soloDos', ['2 horas a la semana: 46 € al mes (52 € si no eres socio).']],
  ['ninguna', []],
] as [Caso, string[]][])('the sentences of a class whose prices are %s', (caso, frases) => {
  ponerClub(conCuotas(CUOTAS[caso]));
  expect(precios('escuelainiciacion').filter((frase) => !frase.startsWith('Matrícula'))).toEqual(frases);
  ponerClub(SEMILLA);
});

test.each([
  [[0, 42], [58, 70], ['Por curso, Socios Gratis–58 €, No socios 42–70 €']],
  [[0, 42], [0, 70], ['Por curso, Socios Gratis, No socios 42–70 €']],
  [[36, 0], [58, 0], ['Por curso, Socios 36–58 €']],
  [[0, 0], [0, 0], []],
] as const)('the holiday courses at %j and %j', (uno, otro, dicho) => {
  ponerClub(conIntensivos([uno, otro].map(([socios, noSocios]) => ({ nombre: 'Curso', socios, noSocios }))));
  expect(enLineas(deIntensivos())).toEqual(dicho);
  ponerClub(SEMILLA);
});

test('a member pays less only where their price is lower', () => {
  const { escuela } = SEMILLA;
  const iguales = { socios: 25, noSocios: 25 };
  const programas = escuela.programas.map((programa) => ({
    ...programa,
    cuotas: programa.cuotas && { una: iguales, dos: iguales },
  }));
  ponerClub({ ...SEMILLA, escuela: { ...escuela, programas } });
  expect(quienDe('nuevosocio', CAMPUS)).toBe('Pagas menos en ligas');
  ponerClub({ ...SEMILLA, ligas: { social: 0, infantil: 0 } });
  expect(quienDe('nuevosocio', CAMPUS)).toBe('Pagas menos en clases');
  ponerClub({ ...SEMILLA, escuela: { ...escuela, programas }, cuota: 0 });
  expect(quienDe('nuevosocio', CAMPUS)).toBe('');
  ponerClub(SEMILLA);
});

test.each([
  [
    'escuelaminitenis',
    'De 5 a 8 años',
    ['1 hora, Socios 25 €, No socios 29 €', '2 horas, Socios 42 €, No socios 48 €'],
  ],
  ['equipocompeticion', 'Por selección, solo socios', ['Al mes, 2 días 78 €, 3 días 104 €, 4 días 126 €']],
  ['campusverano', '', ['Por semana, 9–14 h 75 €, 8–14 h 85 €']],
  ['ligasocialtenis', 'Desde los 16 años', ['Por temporada, Socios 24 €, No socios 54 €']],
  ['nuevosocio', 'Pagas menos en clases y ligas', ['Al año, Cuota 30 €']],
] as const)('for whom and for how much: %s', (tipo, quien, tarifas) => {
  expect(quienDe(tipo, CAMPUS)).toBe(quien);
  expect(enLineas(tarifasDeFila(tipo, CAMPUS))).toEqual(tarifas);
});
