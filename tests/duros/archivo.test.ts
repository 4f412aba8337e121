import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Leido } from '#domain/hoja/persona.ts';
import { resultadoConGanador, resultadoDeHoja } from '#domain/hoja/resultado.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { type Lado, otroLado } from '#domain/partido/partido.ts';
import { ganadorDe, setsDe } from '#domain/partido/resultado.ts';
import { figure, notRun } from '../support/figures.ts';

/** A folder of spreadsheets with a column `score`, the winner's games first: those of the public archives of tours. */
const CARPETA = process.env.ARCHIVO ?? '';
const NOMBRES = ['Ana Gil', 'Eva Paz'] as const;
const SET = /(\d+)-(\d+)/g;

const diferencias = (score: string): number[] =>
  [...score.matchAll(SET)].map(([, uno, otro]) => Number(uno) - Number(otro));
const suma = (cifras: readonly number[]): number => cifras.reduce((una, otra) => una + otra, 0);

const signosDe = (score: string): number[] => diferencias(score).map(Math.sign);

const aCinco = (score: string): boolean => signosDe(score).length > 3 || Math.abs(suma(signosDe(score))) > 2;

/** How else the same score is written in a club. */
const MANERAS: Record<string, (score: string) => string> = {
  'as it is': (score) => score,
  'with slashes': (score) => score.replace(/(\d)-(\d)/g, '$1/$2'),
  'with commas': (score) => score.replace(/(?<=[\d)\]]) +(?=[\d[])/g, ', '),
  // Of the best of five no club plays, and what stands in brackets may be a super tie-break.
  'with points in pairs': (score) =>
    aCinco(score)
      ? score
      : score.replace(/(\d+)-(\d+)\((\d+)\)/g, (_, uno: string, otro: string, menos: string) => {
          const mas = Math.max(7, Number(menos) + 2);
          return `${uno}-${otro} (${Number(uno) < Number(otro) ? `${menos}-${mas}` : `${mas}-${menos}`})`;
        }),
  'with typographic dashes': (score) => score.replace(/-/g, '–'),
};

/** Loser first, and the points of a tie-break in pairs with it. */
const delReves = (score: string): string => score.replace(SET, '$2-$1');

/** Whether the sets, or the games where those are equal, say the same as the column. */
const loGana = (score: string): boolean => (suma(signosDe(score)) || suma(diferencias(score))) > 0;

/** Points of a tie-break where there was none. */
const conPuntosDeMas = (score: string): boolean =>
  [...score.matchAll(/(\d+)-(\d+)\]?\(\d+\)/g)].some(
    ([, uno, otro]) => Math.abs(Number(uno) - Number(otro)) > 1,
  );

type Clase = 'played' | 'retired or defaulted' | 'did not turn up' | 'at odds with itself' | 'says no more';

function claseDe(score: string): Clase {
  const conSets = /\d-\d/.test(score);
  if (/abandoned/i.test(score)) return 'says no more';
  if (/RET|DEF/i.test(score)) return conSets ? 'retired or defaulted' : 'says no more';
  if (/W\/O/i.test(score)) return conSets ? 'says no more' : 'did not turn up';
  if (conSets) return !loGana(score) || conPuntosDeMas(score) ? 'at odds with itself' : 'played';
  return 'says no more';
}

function comoSeLee(leido: Leido<Desenlace>): string {
  if (!leido.bien) return `asked: ${leido.mensaje}`;
  const { que } = leido.valor;
  const de = que === 'retirada' || que === 'noPresentado' ? ` of ${leido.valor.de}` : '';
  const sets = setsDe({ desenlace: leido.valor }).map((set) => set.join('-'));
  return [`${que}${de}`, ...sets].join(' ');
}

/** What has to be read of it when that side won. */
function loQueEs(score: string, clase: Clase, gana: Lado): string {
  const sets = [...score.replace(/\(\d+\)/g, '').matchAll(SET)].map(([set]) => set);
  if (clase === 'played') return ['jugado', ...sets].join(' ');
  if (clase === 'retired or defaulted') return [`retirada of ${otroLado(gana)}`, ...sets].join(' ');
  return `noPresentado of ${otroLado(gana)} ${gana === 1 ? '6-0 6-0' : '0-6 0-6'}`;
}

/** What is wrong with the reading of a score: without a winner beside it nobody is guessed to have left or been absent. */
function faltasDe(score: string, debe: string, gana: Lado): string[] {
  const solo = resultadoDeHoja(score, NOMBRES);
  const dicho = resultadoConGanador(score, NOMBRES, gana);
  const faltas = [comoSeLee(dicho) === debe ? [] : `with its winner: ${comoSeLee(dicho)}`];
  if (debe.startsWith('jugado')) faltas.push(comoSeLee(solo) === debe ? [] : `alone: ${comoSeLee(solo)}`);
  else faltas.push(solo.bien ? `alone: ${comoSeLee(solo)}` : []);
  if (dicho.bien && ganadorDe({ desenlace: dicho.valor }) !== gana) faltas.push('given to the other');
  return faltas.flat().map((falta) => `${score} (${gana}): ${falta}`);
}

const scoresDe = (fichero: string): string[] => {
  const texto = readFileSync(join(CARPETA, fichero), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(texto, { header: true, skipEmptyLines: true });
  return data.flatMap(({ score }) => (score === undefined ? [] : [score]));
};

describe('the scores of a public archive', () => {
  const ficheros = CARPETA === '' ? [] : readdirSync(CARPETA).filter((uno) => uno.endsWith('.csv'));
  if (ficheros.length === 0) {
    it('is not here', () => notRun('archive of tour matches', 'ARCHIVO names no folder of csv files'));
    return;
  }
  const porClase = Map.groupBy(ficheros.flatMap(scoresDe), claseDe);

  it.each(['played', 'retired or defaulted', 'did not turn up'] as const)('%s', (clase) => {
    const scores = porClase.get(clase) ?? [];
    const faltas = new Set<string>();
    for (const [manera, escribir] of Object.entries(MANERAS))
      for (const score of scores) {
        const girado = delReves(score);
        const suyas = [
          ...faltasDe(escribir(score), loQueEs(score, clase, 1), 1),
          ...faltasDe(escribir(girado), loQueEs(girado, clase, 2), 2),
        ];
        for (const falta of suyas) faltas.add(`${manera}: ${falta}`);
      }
    figure(`archive: ${clase}`, `${scores.length} scores, ${faltas.size} misread`, '0 misread');
    expect([...faltas]).toEqual([]);
  });

  // A walkover with a score, a retirement without one, a blank; a winner who won fewer sets, points of no tie-break.
  it.each(['says no more', 'at odds with itself'] as const)(
    '%s: not given to whom the column says',
    (clase) => {
      const scores = porClase.get(clase) ?? [];
      const lecturas = Map.groupBy(scores, (score) => {
        const dicho = resultadoConGanador(score, NOMBRES, 1);
        expect(dicho.bien && ganadorDe({ desenlace: dicho.valor }) === 1, score).toBe(false);
        return `«${score}» ${comoSeLee(dicho)}`;
      });
      for (const [lectura, iguales] of lecturas) console.log(`${iguales.length} × ${lectura}`);
      figure(`archive: ${clase}`, `${scores.length} scores, ${lecturas.size} readings`, 'none guessed');
    },
  );
});
