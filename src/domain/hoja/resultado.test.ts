import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATOS_DE } from '#domain/liga/reglas.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { erroresDe, rarezasDe } from '#domain/partido/errores.ts';
import { esSetHabitual } from '#domain/partido/formatos.ts';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { desenlaceDe, enPlano, INDICADORES, type Plano, SIN_INDICADORES } from '#domain/partido/plano.ts';
import { setsDe } from '#domain/partido/resultado.ts';
import { bien } from './persona.ts';
import { resultadoConGanador, resultadoDeHoja, traeFecha } from './resultado.ts';

const NOMBRES = ['Ana Gil', 'Eva Paz'] as const;

function enPalabras(desenlace: Desenlace): string {
  const plano = enPlano(desenlace);
  return [
    ...setsDe({ desenlace }).map(([uno, otro]) => `${uno}-${otro}`),
    ...INDICADORES.filter((marca) => plano[marca]),
    ...(plano.desenlace ? [plano.desenlace] : []),
  ].join(' ');
}

it.each([
  ['6-4 3-6 1-0', '6-4 3-6 1-0'],
  ['6-4, 3-6, 10-8', '6-4 3-6 10-8'],
  ['6/4', '6-4'],
  ['6/4 3/6 10/8', '6-4 3-6 10-8'],
  ['6-4/6-3', '6-4 6-3'],
  ['6–4  6—3', '6-4 6-3'],
  ['6 - 4 | 6 - 3', '6-4 6-3'],
  ['7-6 (5) 6-7(7-9) 10-8', '7-6 6-7 10-8'],
  ['6-4 3-6 (10-8)', '6-4 3-6 10-8'],
  ['7-6 (5)', '7-6'],
  ['7–6⁵ 6–7⁴ [10–8]', '7-6 6-7 10-8'],
  ['6–4, 3–6, [10–8]', '6-4 3-6 10-8'],
  ['7-6 (7-5) 6-2', '7-6 6-2'],
  ['6-4 6-7 (8-10)', '6-4 6-7 8-10'],
  ['6-4 6-7 (10-8)', '6-4 6-7 10-8'],
  ['6-4 7-6 (10-8)', '6-4 7-6'],
  ['4-6 7-6 (10-8) 10-4', '4-6 7-6 10-4'],
  ['6-0, 6-0 por no presentado', '6-0 6-0 jugador2NoPresenta'],
  ['0-6 0-6 W.O.', '0-6 0-6 jugador1NoPresenta'],
  ['Sin resultado', ''],
  ['W.O. 1', '0-6 0-6 jugador1NoPresenta'],
  ['WO J2', '6-0 6-0 jugador2NoPresenta'],
  ['6-0 6-0 W.O.', '6-0 6-0 jugador2NoPresenta'],
  ['No presentado (2)', '6-0 6-0 jugador2NoPresenta'],
  ['aplazado', 'clubAplaza'],
  ['Aplazado por lluvia', 'clubAplaza'],
  ['suspendido', 'clubAplaza'],
  ['apl. 2', 'jugador2Aplaza'],
  ['6-4 2-1 ret. 2', '6-4 2-1 retirada-2'],
  ['6-4, 2-1 (ret. J1)', '6-4 2-1 retirada-1'],
  ['3-6 7-5 J1 se retira', '3-6 7-5 retirada-1'],
  ['3-6 7-5 abandono de 1', '3-6 7-5 retirada-1'],
  ['ret 2 6-4 2-1', '6-4 2-1 retirada-2'],
  ['6-4 1-2 retirada de Eva Paz', '6-4 1-2 retirada-2'],
  ['2-1 ret. 1', '2-1 retirada-1'],
  ['7-6(3) 0-1 ret. 1', '7-6 0-1 retirada-1'],
  ['7-6 (7-3) 0-1 ret. 1', '7-6 0-1 retirada-1'],
  ['6-7(4) 6-4 6-6(1) ret. 2', '6-7 6-4 6-6 retirada-2'],
  ['4-6 6-3 [6-7] ret. 1', '4-6 6-3 6-7 retirada-1'],
  ['6-4 6-7 (8-10) ret. 2', '6-4 6-7 retirada-2'],
  ['2-6 7-6 (10-8) 4-1 ret. 2', '2-6 7-6 4-1 retirada-2'],
  ['6-7 (4-7) 6-4 6-6 (1-3) ret. 2', '6-7 6-4 6-6 retirada-2'],
  ['0-0 ret. 2', '0-0 retirada-2'],
  ['6-4 3-1 DEF 2', '6-4 3-1 retirada-2'],
  ['6-3 4-1, descalificada Eva Paz', '6-3 4-1 retirada-2'],
  ['7-6(5) 1-6 7-6(4) 4-6 13-12(3)', '7-6 1-6 7-6 4-6 13-12'],
  ['3-4(2) 4-3(2) 4-2 3-4(2) 4-1', '3-4 4-3 4-2 3-4 4-1'],
  ['6-7(3) 7-5 [4-10]', '6-7 7-5 4-10'],
  ['4-6 6-4 [7-6](3)', '4-6 6-4 7-6'],
  ['6-0  6-3', '6-0 6-3'],
  ['5-7 3-2 Played and abandoned', '5-7 3-2 suspendido'],
  ['5-7 3-2 ABN', '5-7 3-2 suspendido'],
  ['6-4 2-1 unfinished', '6-4 2-1 suspendido'],
  ['Walkover 1', '0-6 0-6 jugador1NoPresenta'],
  ['&nbsp;', ''],
  ['6-4 2-1 suspendido', '6-4 2-1 suspendido'],
  ['Suspendido 6-4 2-1', '6-4 2-1 suspendido'],
  ['6-4 2-1, por reanudar', '6-4 2-1 suspendido'],
  ['suspendido por lluvia', 'clubAplaza'],
  ['suspendido 1', 'jugador1Aplaza'],
  ['W.O. ambos', 'no-presentados'],
  ['No se presentó ninguno', 'no-presentados'],
  ['Cancelado', 'cancelado'],
  ['', ''],
  ['-', ''],
  ['pendiente', ''],
])('«%s» is %s', (texto, esperado) => {
  const leido = resultadoDeHoja(texto, NOMBRES);
  expect(leido.bien ? enPalabras(leido.valor) : leido.mensaje).toBe(esperado);
});

it.each<[string, string[]]>([
  ['6-4 2-1 ret.', ['6-4 2-1 ret. 1', '6-4 2-1 ret. 2']],
  ['6-4 2-1 lesión', ['6-4 2-1 ret. 1', '6-4 2-1 ret. 2']],
  ['6-4 2-1 DEF', ['6-4 2-1 ret. 1', '6-4 2-1 ret. 2']],
  ['RET', ['W.O. 1', 'W.O. 2', '0-0 ret. 1', '0-0 ret. 2']],
  ['Def.', ['W.O. 1', 'W.O. 2', '0-0 ret. 1', '0-0 ret. 2']],
  ['ret. 2', ['W.O. 2', '0-0 ret. 2']],
  ['6-3 6-4 W/O', ['W.O. 1', 'W.O. 2', '6-3 6-4 ret. 1', '6-3 6-4 ret. 2']],
  // What stands beside a set that had no tie-break is not its points, and a tie-break nobody won is no set.
  ['7-5(5) 7-6', []],
  ['7-6 6-3(5)', []],
  ['4-6 6-6(1)', []],
  ['6-4 algo suspendido', []],
  ['6-4 64-3 ret. 2', []],
  ['64-3 W.O.', ['W.O. 1', 'W.O. 2']],
])('«%s» is asked about', (texto, propuestas) => {
  const leido = resultadoDeHoja(texto, NOMBRES);
  expect(leido).toMatchObject({ bien: false, mensaje: expect.stringContaining(`«${texto}»`) });
  expect(leido.bien ? null : leido.propuestas.map((una) => una.texto)).toEqual(propuestas);
  for (const propuesta of propuestas) expect(resultadoDeHoja(propuesta, NOMBRES).bien).toBe(true);
});

describe('a row that says apart who won', () => {
  it.each<[string, Lado, string]>([
    ['W/O', 1, '6-0 6-0 jugador2NoPresenta'],
    ['W/O', 2, '0-6 0-6 jugador1NoPresenta'],
    ['6-4 2-1 RET', 1, '6-4 2-1 retirada-2'],
    ['6-4 2-1 RET', 2, '6-4 2-1 retirada-1'],
    ['6-2 3-6 0-1 DEF', 1, '6-2 3-6 0-1 retirada-2'],
    ['6-Apr', 1, '6-4'],
    ['6-Apr', 2, '4-6'],
    ['6-4 6-3', 1, '6-4 6-3'],
  ])('of «%s», which %s won, nothing is left to ask', (texto, gana, esperado) => {
    const leido = resultadoConGanador(texto, NOMBRES, gana);
    expect(leido.bien ? enPalabras(leido.valor) : leido.mensaje).toBe(esperado);
  });

  it.each<[string, Lado]>([
    ['RET', 1],
    ['6-3 6-4 W/O', 1],
    ['aplazado por Ana', 1],
    ['aplazado por Ana', 2],
    ['6463', 1],
    ['64 63', 2],
  ])('of «%s», which %s won, more than that is asked', (texto, gana) => {
    expect(resultadoConGanador(texto, NOMBRES, gana)).toEqual(resultadoDeHoja(texto, NOMBRES));
    expect(resultadoDeHoja(texto, NOMBRES).bien).toBe(false);
  });
});

describe('a score that a spreadsheet took for a date', () => {
  it.each([
    ['jun-00', '6-0'],
    ['01/06/2000', '6-0'],
    ['2000-06-01', '6-0'],
    ['36678', '6-0'],
    ['nov-13', '11-13'],
    ['2013-11-01', '11-13'],
    ['06-abr', '6-4'],
    ['4-jun', '4-6'],
    ['7-may', '7-5'],
    ['07/06/2026', '7-6'],
    ['7/6/2026 0:00', '7-6'],
    ['07/06/26', '7-6'],
    ['6-abr-2026 6-mar.', '6-4 6-3'],
    ['2026-04-06 2026-03-06', '6-4 6-3'],
    ['2026-04-06T00:00:00 3-6 2026-08-10', '6-4 3-6 10-8'],
    ['2026-04-06 3-6 2000-01-01', '6-4 3-6 1-0'],
    // The month first, and only one of both is a whole match.
    ['4-Jun 6-3', '6-4 6-3'],
  ])('«%s» is %s', (texto, esperado) => {
    const leido = resultadoDeHoja(texto, NOMBRES);
    expect(leido.bien ? enPalabras(leido.valor) : leido.mensaje).toBe(esperado);
    expect(traeFecha(texto)).toBe(true);
  });

  it.each<[string, string[]]>([
    ['21/11/2026', []],
    ['03/10/2026', []],
    ['2000-06-02', []],
    ['64108', []],
    ['1999-04-06', []],
    ['abr-06', []],
    ['sábado 3 de octubre', []],
    ['6-Apr', ['6-4', '4-6']],
    ['4-Jun', ['4-6', '6-4']],
  ])('«%s» is asked about', (texto, propuestas) => {
    const leido = resultadoDeHoja(texto, NOMBRES);
    expect(leido).toMatchObject({ bien: false, mensaje: expect.stringContaining(`«${texto}»`) });
    expect(leido.bien ? null : leido.propuestas.map((una) => una.texto)).toEqual(propuestas);
  });
});

const SET = fc.tuple(fc.nat(30), fc.nat(30)).filter((set) => esSetHabitual(set, FORMATOS_DE.tenis));
const ENTERO = fc
  .array(SET, { minLength: 2, maxLength: 3 })
  .filter((sets) => rarezasDe(conSets(sets), { formatos: [...FORMATOS_DE.tenis] }).length === 0);

function conSets(sets: [number, number][]): Plano {
  return { ...SIN_INDICADORES, ...planoDe(marcadorCon(...sets)) };
}

const dos = (n: number): string => String(n).padStart(2, '0');
const MESES = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');

/** How a Spanish spreadsheet shows a day of this year, or the first of a month of another. */
const MANERAS: ((anio: number, mes: number, dia: number, esDia: boolean) => string)[] = [
  (anio, mes, dia) => `${anio}-${dos(mes)}-${dos(dia)}`,
  (anio, mes, dia) => `${dos(dia)}/${dos(mes)}/${anio}`,
  (anio, mes, dia) => `${dia}/${mes}/${anio}`,
  (anio, mes, dia) => `${dos(dia)}/${dos(mes)}/${dos(anio % 100)}`,
  (anio, mes, dia) => String((Date.UTC(anio, mes - 1, dia) - Date.UTC(1899, 11, 30)) / 86_400_000),
  (anio, mes, dia, esDia) =>
    esDia ? `${dos(dia)}-${MESES[mes - 1]}` : `${MESES[mes - 1]}-${dos(anio % 100)}`,
];

/** «6-4» is the sixth of April, «6-0» June of 2000, and «0-6» stays as it is. */
function enHojaDeCalculo([uno, otro]: [number, number], manera: number, anio: number): string {
  const como = MANERAS[manera] ?? String;
  if (uno > 0 && otro > 0 && otro <= 12) return como(anio, otro, uno, true);
  return uno > 0 && uno <= 12 ? como(2000 + otro, uno, 1, false) : `${uno}-${otro}`;
}

it('a whole match is read whatever a spreadsheet made of its sets', () => {
  fc.assert(
    fc.property(
      ENTERO,
      fc.nat(MANERAS.length - 1),
      fc.integer({ min: 2020, max: 2030 }),
      (sets, manera, anio) => {
        const escrito = sets.map((set) => enHojaDeCalculo(set, manera, anio)).join(' ');
        expect(resultadoDeHoja(escrito, NOMBRES)).toEqual(bien(desenlaceDe(conSets(sets))));
      },
    ),
    { numRuns: 2000 },
  );
});

it('whatever is written is a score that the form would take, or is asked about', () => {
  const pieza = fc.oneof(
    fc.constantFrom(
      ...' |-|/|:|,|(|)|[|]|–|abr|jun|Apr|W.O.|aplazado|2026|00|13|⁵|.|no presentado|y| ret. 2|RET|suspendido|def'.split(
        '|',
      ),
    ),
    fc.nat(30).map(String),
    SET.map((set) => set.join('-')),
    fc.nat(99_999).map(String),
  );
  fc.assert(
    fc.property(fc.array(pieza, { maxLength: 9 }), fc.constantFrom('', ' '), (piezas, entre) => {
      const leido = resultadoDeHoja(piezas.join(entre), NOMBRES);
      if (leido.bien) expect(erroresDe(enPlano(leido.valor))).toEqual([]);
      else expect(leido.propuestas.every(({ texto }) => resultadoDeHoja(texto, NOMBRES).bien)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

it.each<[string, string[]]>([
  ['65-3', []],
  ['66', []],
  ['64 63', ['6-4 6-3']],
  ['6463', ['6-4 6-3']],
  ['6-26-4', ['6-2 6-4']],
  ['64-63', ['6-4 6-3']],
])('«%s» is no set, and what it may be is proposed', (texto, propuestas) => {
  const leido = resultadoDeHoja(texto, NOMBRES);
  expect(leido).toMatchObject({ bien: false, mensaje: expect.stringContaining(`«${texto}»`) });
  expect(leido.bien ? null : leido.propuestas.map((una) => una.texto)).toEqual(propuestas);
});

it.each([
  '6-7-',
  '6-4 4-6',
  '6-4 2-1 W.O.',
  '6-4 3-6 W.O. 2',
  'gana Ana Gil: 6-4, 6-3',
  '6',
  'gana Ana',
  '6-4 3-6 1-0 1-0 1-0 1-0 1-0',
  '6-4 2-1 ret.',
  'aplazado por Ana',
])('«%s» is not guessed, and is said as it was written', (texto) => {
  const leido = resultadoDeHoja(texto, NOMBRES);
  expect(leido).toMatchObject({ bien: false, mensaje: expect.stringContaining(`«${texto}»`) });
});

it('a no-show that does not say whose is asked by their names', () => {
  expect(resultadoDeHoja('W.O.', NOMBRES)).toEqual({
    bien: false,
    mensaje: '«W.O.» no dice quién no se presentó.',
    propuestas: [
      { texto: 'W.O. 1', etiqueta: 'No se presentó Ana Gil' },
      { texto: 'W.O. 2', etiqueta: 'No se presentó Eva Paz' },
    ],
  });
});
