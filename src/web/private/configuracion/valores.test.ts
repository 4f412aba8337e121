import { describe, expect, it } from 'vitest';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import { PLANTILLAS } from '#domain/inscripcion/respuesta.ts';
import { unCampus } from '#tests/builders/campus.ts';
import {
  type Ajustes,
  aperturas,
  avisoDeBorrado,
  campusCambiado,
  comprobar,
  cuantasCaducan,
  entradasCambiadas,
  mesesMal,
  RESUMENES,
  valoresDe,
} from './valores.ts';

const { semanas, precios, minimoPorSemana } = unCampus(2027);

const campus: CampusOfrecido = {
  anio: 2027,
  semanas: semanas.map((una) => ({ ...una, estado: 'abierta' })),
  opciones: {
    a: { horario: '9:00-14:00', precio: precios.a },
    c: { horario: '9:00-16:00', precio: precios.c },
  },
  minimoPorSemana,
  cerrado: null,
};

const AJUSTES: Ajustes = {
  entradas: [{ clave: 'mostrarIncidencias', valor: 'true' }],
  tipos: [{ tipo: 'escuelapadel', etiqueta: 'Pádel', abierta: true }],
  campus,
  meses: 72,
  plantillas: PLANTILLAS,
  acreedor: {
    nombre: 'Club',
    iban: 'ES91 2100 0418 4502 0005 1332',
    identificador: 'ES10000G00000000',
    formato: 'pain.008.001.08',
  },
  modo: 'no',
};

const VALORES = valoresDe(AJUSTES);

describe('saving the settings', () => {
  it('sends nothing of what did not change', () => {
    expect(entradasCambiadas(AJUSTES, VALORES)).toEqual([]);
    expect(campusCambiado(AJUSTES, VALORES)).toBeNull();
  });

  it('sends what changed; what was never saved is No', () => {
    expect(VALORES.mostrarAplazadosTotal).toBe('false');
    const otros = { ...VALORES, mostrarIncidencias: 'false' as const };
    expect(entradasCambiadas(AJUSTES, otros)).toEqual([{ clave: 'mostrarIncidencias', valor: 'false' }]);
    expect(campusCambiado(AJUSTES, { ...VALORES, minimoPorSemana: 20 })).toEqual({
      ...unCampus(2027),
      minimoPorSemana: 20,
    });
  });
});

describe('a folded part says the value it holds', () => {
  it.each([
    ['franjas', {}, '«No puedo nunca» cuenta como «Me va mal»'],
    ['franjas', { franjasFirmes: 'true' }, 'Nunca se pone partido a esa hora'],
    ['publica', {}, 'Dice las incidencias'],
    ['publica', { mostrarIncidencias: 'false' }, 'Sin incidencias ni total de aplazados'],
  ] as const)('%s with %j: %s', (parte, cambio, dicho) =>
    expect(RESUMENES[parte]({ ...VALORES, ...cambio })).toBe(dicho),
  );
});

describe('settings that are wrong say where', () => {
  const conSemana = (cambio: object) => ({
    ...VALORES,
    semanas: VALORES.semanas.map((una, lugar) => (lugar === 1 ? { ...una, ...cambio } : una)),
  });

  it.each([
    ['nothing', VALORES, {}],
    ['a price that is too high', { ...VALORES, precios: { a: 1001, c: 85 } }, { 'precios.a': /euros/ }],
    ['a price left empty', { ...VALORES, precios: { a: 75, c: '' } }, { 'precios.c': /euros/ }],
    ['no minimum', { ...VALORES, minimoPorSemana: 0 }, { minimoPorSemana: /entre 1 y 200/ }],
    ['no months', { ...VALORES, meses: 0 }, { meses: /entre 1 y 240/ }],
    ['a week without its first day', conSemana({ desde: null }), { 'semanas.1.desde': /primer día/ }],
    ['a week without its last day', conSemana({ hasta: null }), { 'semanas.1.hasta': /último día/ }],
  ])('%s', (_que, valores, faltas) => {
    const esperadas = Object.entries(faltas).map(([campo, texto]) => [campo, expect.stringMatching(texto)]);
    expect(comprobar(valores)).toEqual(Object.fromEntries(esperadas));
  });

  it('a week that ends before it begins', () => {
    const faltas = Object.values(comprobar(conSemana({ hasta: '2026-07-01' })));
    expect(faltas).toContain('La semana acaba antes de empezar: revisa sus fechas.');
  });
});

const TIPOS = [
  { tipo: 'escuelapadel', etiqueta: 'Pádel', abierta: true },
  { tipo: 'campusverano', etiqueta: 'Campus', abierta: false },
] as const;

const dt = (momento: string): { dt: number } => ({ dt: Date.parse(momento) / 1000 });

describe('the settings of the inbox', () => {
  it('send only the types that open or close', () => {
    expect(aperturas(TIPOS, ['escuelapadel'])).toEqual([]);
    expect(aperturas(TIPOS, ['campusverano'])).toEqual([
      { tipo: 'escuelapadel', abierta: false },
      { tipo: 'campusverano', abierta: true },
    ]);
  });

  it.each([1, 72, 240])('take %s months', (meses) => expect(mesesMal(meses)).toBeNull());
  it.each([0, 241, 1.5, '', 'seis'])('refuse %s months', (meses) => expect(mesesMal(meses)).not.toBeNull());

  it('count what would be deleted by days of the club', () => {
    const filas = [dt('2026-10-20T21:59Z'), dt('2026-10-20T22:01Z'), dt('2026-11-20T10:00Z')];
    expect(cuantasCaducan(filas, '2026-11-21', 1)).toBe(1);
    expect(cuantasCaducan(filas, '2026-11-21', 2)).toBe(0);
    expect(avisoDeBorrado(1, 1)).toMatch(/^1 inscripción tiene más de 1 mes:/);
  });
});

describe('what is answered and as whom the club collects', () => {
  const { acreedor } = VALORES;

  it.each([
    [{ acreedor: { ...acreedor, iban: 'ES00 2100' } }, 'acreedor.iban', 'no es válido'],
    [
      { acreedor: { ...acreedor, iban: 'EG38 0019 0005 0000 0000 2631 8000 2' } },
      'acreedor.iban',
      'no es válido',
    ],
    [
      { acreedor: { ...acreedor, identificador: 'ES11000G00000000' } },
      'acreedor.identificador',
      'de control',
    ],
    [{ acreedor: { ...acreedor, nombre: ' ' } }, 'acreedor.nombre', 'Escribe'],
    [
      { plantillas: [{ titulo: 'Una', asunto: '{nonbre}', texto: 'Hola' }] },
      'plantillas.0.asunto',
      '{nonbre}',
    ],
    [{ plantillas: [{ titulo: '', asunto: 'Hola', texto: 'Hola' }] }, 'plantillas.0.titulo', 'Escribe'],
  ])('%j is told beside %s', (cambio, campo, texto) =>
    expect(comprobar({ ...VALORES, ...cambio })[campo]).toContain(texto),
  );

  it('are fine as they come', () => expect(comprobar(VALORES)).toEqual({}));
});
