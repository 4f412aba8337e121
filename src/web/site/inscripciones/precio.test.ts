import { expect, test, vi } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { cadaDe, cuandoDe, deIntensivos, minimosDe, preciosDe, quienDe, sumandosDe } from './precio.ts';

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
  expect(cuandoDe('campusverano', { ...CAMPUS, semanas })).toBe('Del 28 jun al 6 ago 2027');
  expect(cuandoDe('campusverano', CAMPUS)).toBe('');
  expect(cuandoDe('escuelaminitenis', CAMPUS)).toBe('Uno o dos días, de lunes a domingo, en Prado y Restón');
  expect(cuandoDe('nuevosocio', CAMPUS)).toBe('');
  expect(cuandoDe('ligasocialtenis', CAMPUS)).toMatch(/^Con la liga empezada, juegas amistosos/);
  expect(cuandoDe('ligainfantiltenis', CAMPUS)).toBe('');
});

test('the holiday courses are told by the cheapest, for members and for others', () => {
  const minimos = deIntensivos().map(({ precio, quien }) => `${precio} ${quien}`.replaceAll('\u00a0', ' '));
  expect(minimos).toEqual(['36 € Socios', '42 € No socios']);
});

test('of what has no price nothing is told', () => {
  ponerClub({ ...SEMILLA, ligas: { social: 0, infantil: 0 } });
  expect(precios('ligasocialtenis')).toEqual([]);
  expect(minimosDe('ligasocialtenis', CAMPUS)).toEqual([]);
  expect(sumandosDe('ligasocialtenis')).toEqual([]);
  ponerClub(SEMILLA);
});

test.each([
  ['escuelaminitenis', 'De 5 a 8 años', 'al mes', ['25 € Socios', '29 € No socios']],
  [
    'equipocompeticion',
    'Por selección, solo socios',
    'al mes',
    ['78 € 2 días', '104 € 3 días', '126 € 4 días'],
  ],
  ['campusverano', '', 'por semana', ['75 € 9:00–14:00', '85 € 8:00–14:00']],
  ['ligasocialtenis', 'Desde los 16 años', 'por temporada', ['24 € Socios', '54 € No socios']],
  ['nuevosocio', 'Para pagar como socio', 'al año', ['30 € Cuota']],
] as const)('for whom and from how much: %s', (tipo, quien, cada, precios) => {
  expect(cadaDe(tipo)).toBe(cada);
  expect(quienDe(tipo, CAMPUS)).toBe(quien);
  const minimos = minimosDe(tipo, CAMPUS).map((uno) => `${uno.precio} ${uno.quien}`.trim());
  expect(minimos.map((uno) => uno.replaceAll('\u00a0', ' '))).toEqual(precios);
});
