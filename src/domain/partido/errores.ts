import type { Problema } from '#domain/problema.ts';
import { ausenteDe, casilla, NUMEROS_SET, type NumeroSet } from './marcador.ts';
import { mensajes } from './mensajes.ts';
import type { Lado, Marcador, Partido, Resultado, SetPartido } from './partido.ts';
import { ganadorDeMarcador } from './resultado.ts';

const MAXIMO = 99;
const LADOS = [1, 2] as const satisfies readonly Lado[];

const esValido = (juegos: number): boolean => Number.isInteger(juegos) && juegos >= 0 && juegos <= MAXIMO;

const estaVacio = (set: SetPartido | undefined): boolean =>
  set === undefined || (set[0] === null && set[1] === null);

function erroresDeCasilla(lado: Lado, numero: NumeroSet, [uno, dos]: SetPartido): Problema[] {
  const [propio, ajeno] = lado === 1 ? [uno, dos] : [dos, uno];
  const path = casilla(lado, numero);
  if (propio === null) return ajeno === null ? [] : [{ path, message: mensajes.faltaPareja }];
  return esValido(propio) ? [] : [{ path, message: mensajes.noEsEntero }];
}

function erroresDeHueco(marcador: Marcador): Problema[] {
  const ultimo = marcador.findLastIndex((set) => !estaVacio(set));
  return NUMEROS_SET.filter((n) => n - 1 < ultimo && estaVacio(marcador[n - 1])).map((n) => ({
    path: casilla(1, n),
    message: mensajes.hueco(n),
  }));
}

function erroresDeGanador(marcador: Marcador): Problema[] {
  const ultimo = NUMEROS_SET.findLast((n) => !estaVacio(marcador[n - 1]));
  if (ultimo === undefined || ganadorDeMarcador(marcador) !== null) return [];
  return [{ path: casilla(1, ultimo), message: mensajes.sinGanador }];
}

/** Errors of the twelve boxes, one per box at fault. domain.md, "A match", Errors. */
function erroresDeMarcador(marcador: Marcador): Problema[] {
  const deCasillas = NUMEROS_SET.flatMap((n) =>
    LADOS.flatMap((lado) => erroresDeCasilla(lado, n, marcador[n - 1] ?? [null, null])),
  );
  const errores = [...deCasillas, ...erroresDeHueco(marcador)];
  return errores.length > 0 ? errores : erroresDeGanador(marcador);
}

/** A no-show or a postponement belongs to one player. Spec §4, "Match scoring". */
function erroresDeIndicadores(resultado: Resultado): Problema[] {
  const errores: Problema[] = [];
  if (resultado.jugador1NoPresenta && resultado.jugador2NoPresenta)
    errores.push({ path: 'jugador2NoPresenta', message: mensajes.dosNoPresentados });
  if (resultado.jugador1Aplaza && resultado.jugador2Aplaza)
    errores.push({ path: 'jugador2Aplaza', message: mensajes.dosAplazan });
  return errores;
}

type Jugadores = Pick<Partido, 'idJugador1' | 'idJugador2'>;

const erroresDeJugadores = (partido: Partial<Jugadores>): Problema[] =>
  partido.idJugador1 !== undefined && partido.idJugador1 === partido.idJugador2
    ? [{ path: 'idJugador2', message: mensajes.mismoJugador }]
    : [];

/**
 * What makes a match impossible to save, in reading order; empty when it is sound.
 * With a no-show the boxes are not read, because `normalizar` replaces them. domain.md, "A match", Errors.
 */
export function erroresDe(partido: Resultado & Partial<Jugadores>): Problema[] {
  const deSets = ausenteDe(partido) === null ? erroresDeMarcador(partido.sets) : [];
  return [...erroresDeJugadores(partido), ...deSets, ...erroresDeIndicadores(partido)];
}
