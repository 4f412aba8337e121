import type { Reglas } from '#domain/liga/reglas.ts';
import type { Problema } from '#domain/problema.ts';
import { esSetHabitual } from './formatos.ts';
import { ausenteDe, casilla, NUMEROS_SET, type NumeroSet } from './marcador.ts';
import { mensajes } from './mensajes.ts';
import type { Marcador, Resultado } from './partido.ts';
import { esSuperTieBreak, estaDecidido, estaJugado, ganadorDeSet, type SetJugado } from './resultado.ts';

/** Matches are the best of three sets. domain.md, "A match", Warnings. */
const SETS_PARA_GANAR = 2;
const SET_DECISIVO = 3;

type SetNumerado = { numero: NumeroSet; set: SetJugado };

function numerados(marcador: Marcador): SetNumerado[] {
  return NUMEROS_SET.flatMap((numero) => {
    const set = marcador[numero - 1];
    return set !== undefined && estaJugado(set) ? [{ numero, set }] : [];
  });
}

const enSet = (numero: NumeroSet, message: string): Problema => ({ path: casilla(1, numero), message });

/** A set that nobody won, a super tie-break too early or a set unusual for the league; one warning a set. */
function avisoDeSet({ numero, set }: SetNumerado, formatos: Reglas['formatos']): Problema[] {
  if (ganadorDeSet(set) === null) return [enSet(numero, mensajes.setSinGanador(numero))];
  if (esSuperTieBreak(set) && numero < SET_DECISIVO)
    return [enSet(numero, mensajes.superTieBreakPronto(numero))];
  return esSetHabitual(set, formatos) ? [] : [enSet(numero, mensajes.setInusual(numero))];
}

/** Number of the set with which somebody reached two, or null. */
function setQueDecide(sets: readonly SetNumerado[]): NumeroSet | null {
  const ganados = { 1: 0, 2: 0 };
  for (const { numero, set } of sets) {
    const ganador = ganadorDeSet(set);
    if (ganador === null) continue;
    ganados[ganador] += 1;
    if (ganados[ganador] === SETS_PARA_GANAR) return numero;
  }
  return null;
}

/** Sets after the match was decided, or nobody with two sets. */
function avisosDelPartido(sets: readonly SetNumerado[]): Problema[] {
  const ultimo = sets.at(-1);
  if (ultimo === undefined) return [];
  const decide = setQueDecide(sets);
  if (decide === null) return [enSet(ultimo.numero, mensajes.sinDosSets)];
  const deMas = sets.filter(({ numero }) => numero > decide);
  return deMas.map(({ numero }) => enSet(numero, mensajes.setDeMas(numero)));
}

function avisosDeAplazado(resultado: Resultado): Problema[] {
  if (!estaDecidido(resultado)) return [];
  if (resultado.jugador1Aplaza) return [{ path: 'jugador1Aplaza', message: mensajes.resultadoAplazado }];
  if (resultado.jugador2Aplaza) return [{ path: 'jugador2Aplaza', message: mensajes.resultadoAplazado }];
  return [];
}

/**
 * What is odd in a score, in reading order: whoever saves it is asked first. The score of a no-show is not looked at:
 * the server writes it. docs/reglas/partidos.md, "Warnings".
 */
export function rarezasDe(resultado: Resultado, reglas: Pick<Reglas, 'formatos'>): Problema[] {
  const sets = ausenteDe(resultado) === null ? numerados(resultado.sets) : [];
  const deSets = sets.flatMap((set) => avisoDeSet(set, reglas.formatos));
  return [...deSets, ...avisosDelPartido(sets)];
}

/** What is saved but deserves a look, in reading order. domain.md, "A match", Warnings. */
export const avisosDe = (resultado: Resultado, reglas: Pick<Reglas, 'formatos'>): Problema[] => [
  ...rarezasDe(resultado, reglas),
  ...avisosDeAplazado(resultado),
];
