import type { Reglas } from '#domain/liga/reglas.ts';
import { avisosDe, erroresDe } from '#domain/partido/errores.ts';
import {
  type Casilla,
  casilla,
  MARCADOR_VACIO,
  type MarcadorPlano,
  marcadorPorNoPresentado,
  NUMEROS_SET,
  type NumeroSet,
  planoDe,
} from '#domain/partido/marcador.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import type { Lado } from '#domain/partido/partido.ts';
import type { Indicadores } from '#domain/partido/plano.ts';
import type { Problema } from '#domain/problema.ts';

/** What is scored of a match: its twelve boxes and its flags. */
export type ConMarcador = MarcadorPlano & Indicadores;

const CASILLAS: readonly Casilla[] = NUMEROS_SET.flatMap((n) => [casilla(1, n), casilla(2, n)]);

const cajasDe = (valores: MarcadorPlano): MarcadorPlano =>
  Object.fromEntries(CASILLAS.map((nombre) => [nombre, valores[nombre]])) as MarcadorPlano;

/**
 * Ticking a player's no-show writes 0-0 against 6-6 and empties sets 3 to 6; unticking it brings back what was
 * written before, or empty boxes.
 */
export function marcarNoPresenta<V extends ConMarcador>(
  valores: V,
  lado: Lado,
  marcado: boolean,
  antes: MarcadorPlano | null,
): V {
  const marcador = marcado ? planoDe(marcadorPorNoPresentado(lado)) : (antes ?? planoDe(MARCADOR_VACIO));
  return { ...valores, ...marcador, [`jugador${lado}NoPresenta`]: marcado };
}

/** The boxes as they are, to be brought back; with a no-show they say nothing of their own. */
export const marcadorEscrito = (valores: ConMarcador): MarcadorPlano | null =>
  valores.jugador1NoPresenta || valores.jugador2NoPresenta ? null : cajasDe(valores);

/** The set a box belongs to, 1 to 6. */
export const setDe = (nombre: Casilla): number => Number(nombre.slice(-1));

/** The player a box belongs to. */
export const ladoDe = (nombre: Casilla): Lado => (nombre.startsWith('jugador1') ? 1 : 2);

/** The boxes in the order a score is said: both players of a set, then the next set. */
export const ORDEN: readonly Casilla[] = NUMEROS_SET.flatMap((n) => [casilla(1, n), casilla(2, n)]);

const LARGO_MAXIMO = 2;
const PRIMER_SET_A_DIEZ = 3;

/** Digits only, two at most. */
export const soloDigitos = (texto: string): string => texto.replace(/\D/g, '').slice(0, LARGO_MAXIMO);

const partesDe = (nombre: Casilla): [Lado, NumeroSet] => [
  Number(nombre.slice(7, 8)) as Lado,
  Number(nombre.slice(-1)) as NumeroSet,
];

export const siguiente = (nombre: Casilla): Casilla | null => ORDEN[ORDEN.indexOf(nombre) + 1] ?? null;
export const anterior = (nombre: Casilla): Casilla | null => ORDEN[ORDEN.indexOf(nombre) - 1] ?? null;

/**
 * Whether what was typed is all there is to type. From the third set on a 1 may be the start of a super
 * tie-break, so it waits; before it, End and another digit still write a 10.
 */
export function estaCompleta(nombre: Casilla, texto: string): boolean {
  if (texto.length >= LARGO_MAXIMO) return true;
  const [, set] = partesDe(nombre);
  return texto.length === 1 && (texto !== '1' || set < PRIMER_SET_A_DIEZ);
}

/** Where the caret is: arrows leave the box only from its edge, and signs only once something is written. */
type Cursor = { alPrincipio: boolean; alFinal: boolean; trasEscribir: boolean };

const enElSet = (lado: Lado, set: number): Casilla | null =>
  NUMEROS_SET.includes(set as NumeroSet) ? casilla(lado, set as NumeroSet) : null;

/**
 * The box a key leads to, or null when it stays in this one. A hyphen typed as in 6-4 finds that the box has
 * moved on already; after a 1 that was waiting for another digit, it moves on.
 */
export function destinoDe(tecla: string, nombre: Casilla, cursor: Cursor): Casilla | null {
  const [lado, set] = partesDe(nombre);
  const otro: Lado = lado === 1 ? 2 : 1;
  const destinos: Record<string, Casilla | null> = {
    ArrowUp: lado === 2 ? enElSet(otro, set) : null,
    ArrowDown: lado === 1 ? enElSet(otro, set) : null,
    ArrowLeft: cursor.alPrincipio ? enElSet(lado, set - 1) : null,
    ArrowRight: cursor.alFinal ? enElSet(lado, set + 1) : null,
    '-': cursor.trasEscribir ? siguiente(nombre) : null,
    ' ': cursor.trasEscribir ? siguiente(nombre) : null,
  };
  return destinos[tecla] ?? null;
}

export type Problemas = { errores: readonly Problema[]; avisos: readonly Problema[] };

/** What only says that the score is not finished: it waits while somebody is still typing it. */
const A_MEDIAS: ReadonlySet<string> = new Set([
  mensajes.faltaPareja,
  mensajes.sinGanador,
  mensajes.sinDosSets,
]);

type Jugadores = { idJugador1: number; idJugador2: number };

/** The errors and warnings, from the functions the server uses. Without rules, no warnings. */
export function problemasDelMarcador(
  valores: ConMarcador,
  reglas: Reglas | undefined,
  jugadores: Jugadores | object = {},
): Problemas {
  return {
    errores: erroresDe({ ...valores, ...jugadores }),
    avisos: reglas ? avisosDe(valores, reglas) : [],
  };
}

/** What to show now: what is merely unfinished is left out while typing. */
export function visibles({ errores, avisos }: Problemas, escribiendo: boolean): Problemas {
  if (!escribiendo) return { errores, avisos };
  const firme = ({ message }: Problema) => !A_MEDIAS.has(message);
  return { errores: errores.filter(firme), avisos: avisos.filter(firme) };
}
