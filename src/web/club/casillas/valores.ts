import type { PartidoFila, Puntuacion } from '#contract/liga/partidos.ts';
import { FORMATOS_SET, type Reglas } from '#domain/liga/reglas.ts';
import { avisosDe, erroresDe } from '#domain/partido/errores.ts';
import { esSetHabitual } from '#domain/partido/formatos.ts';
import {
  type Casilla,
  casilla,
  MARCADOR_VACIO,
  type MarcadorPlano,
  marcadorDe,
  marcadorPorNoPresentado,
  NUMEROS_SET,
  type NumeroSet,
  planoDe,
} from '#domain/partido/marcador.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import type { Lado } from '#domain/partido/partido.ts';
import {
  conDesenlace,
  conEmpate,
  type Escrito,
  INDICADORES,
  type Indicadores,
} from '#domain/partido/plano.ts';
import { estaAplazado, estaDecidido, ganadorDeSet, setsJugados } from '#domain/partido/resultado.ts';
import type { Problema } from '#domain/problema.ts';

/** The boxes in the order a score is said: both players of a set, then the next set. */
export const ORDEN: readonly Casilla[] = NUMEROS_SET.flatMap((n) => [casilla(1, n), casilla(2, n)]);

const cajasDe = (valores: MarcadorPlano): MarcadorPlano =>
  Object.fromEntries(ORDEN.map((nombre) => [nombre, valores[nombre]])) as MarcadorPlano;

/** What is written of a match where it is scored. */
export type Puntos = ConMarcador & { observaciones: string };

export const puntosDe = (partido: PartidoFila): Puntos => ({
  ...cajasDe(partido),
  ...(Object.fromEntries(INDICADORES.map((cual) => [cual, partido[cual]])) as Indicadores),
  desenlace: partido.desenlace ?? null,
  observaciones: partido.observaciones ?? '',
});

const iguales = (a: Puntos, b: Puntos): boolean =>
  (Object.keys(b) as (keyof Puntos)[]).every((campo) => a[campo] === b[campo]);

/** Whether what is typed says something that is not stored yet. */
export const estaTocado = (partido: PartidoFila, puntos: Puntos | undefined): puntos is Puntos =>
  puntos !== undefined && !iguales(puntos, puntosDe(partido));

/** Whether some set has the games of one player alone: it is still being typed, or the other's were forgotten. */
export const aMedias = (puntos: ConMarcador): boolean =>
  marcadorDe(puntos).some(([uno, otro]) => (uno === null) !== (otro === null));

export const tieneResultado = (puntos: Puntos | undefined): boolean =>
  puntos !== undefined && estaDecidido(conDesenlace(puntos)) && !aMedias(puntos);

/** Ready to send. `version` is what the match was read at, or what somebody chose to write over. */
export const paraGuardar = (id: number, puntos: Puntos, version: number): Puntuacion => ({
  id,
  ...puntos,
  observaciones: puntos.observaciones.trim() || null,
  version,
});

const SETS_PARA_GANAR = 2;

/**
 * Whether that box was the last of the match: the second player's of the last set written, and somebody has
 * two sets, each as sets end. Then there is nothing else to type in it; of 6-4, 2-1 it has to be said how it ended.
 */
export function acabaEn(puntos: ConMarcador, nombre: Casilla): boolean {
  const jugados = setsJugados(marcadorDe(puntos));
  if (ladoDe(nombre) !== 2 || jugados.length !== setDe(nombre)) return false;
  if (!jugados.every((set) => esSetHabitual(set, FORMATOS_SET))) return false;
  const ganados = jugados.map(ganadorDeSet);
  return ([1, 2] as const).some(
    (lado) => ganados.filter((ganador) => ganador === lado).length === SETS_PARA_GANAR,
  );
}

const SETS_A_LA_VISTA = 3;

/** How many sets are drawn while the match is folded: the usual three, or as many as are written. */
export const setsALaVista = (puntos: ConMarcador): number =>
  Math.max(SETS_A_LA_VISTA, setsJugados(marcadorDe(puntos)).length);

/** Whether it is postponed without a result: dealt with, though nobody has won. */
export const quedaAplazado = (puntos: Puntos | undefined): boolean =>
  puntos !== undefined && estaAplazado(conDesenlace(puntos));

/** Whether nothing is left to do with it: what was not played to its end is said, or it waits for another day. */
export const quedaResuelto = (puntos: Puntos): boolean =>
  puntos.jugador1NoPresenta ||
  puntos.jugador2NoPresenta ||
  quedaAplazado(puntos) ||
  (puntos.desenlace !== null && problemasDelMarcador(puntos, undefined).errores.length === 0);

/** The keys that act on a match from one of its boxes: no-show, postponed, who leaves it, stopped, and back to what is stored. */
type Tecla = 'n' | 'a' | 'r' | 's' | 'u';
type Pulsada = { puntos: Puntos; lado: Lado; guardado: Puntos };

const TECLAS: Record<Tecla, (pulsada: Pulsada) => Puntos> = {
  n: ({ puntos, lado, guardado }) =>
    marcarNoPresenta(
      { ...puntos, jugador1NoPresenta: false, jugador2NoPresenta: false },
      lado,
      !puntos[`jugador${lado}NoPresenta`],
      planoDe(marcadorDe(guardado)),
    ),
  a: ({ puntos, lado }) => ({
    ...puntos,
    jugador1Aplaza: false,
    jugador2Aplaza: false,
    [`jugador${lado}Aplaza`]: !puntos[`jugador${lado}Aplaza`],
  }),
  r: ({ puntos, lado }) => conDesenlaceEscrito(puntos, `retirada-${lado}`),
  s: ({ puntos }) => conDesenlaceEscrito(puntos, 'suspendido'),
  u: ({ guardado }) => guardado,
};

export const teclaDe = (key: string): Tecla | null => {
  const tecla = key.toLowerCase();
  return Object.hasOwn(TECLAS, tecla) ? (tecla as Tecla) : null;
};

/** What a key makes of a match, pressed in a box of that side. The same key again takes it back. */
export const conTecla = (tecla: Tecla, pulsada: Pulsada): Puntos => TECLAS[tecla](pulsada);

/** What is scored of a match: its twelve boxes, its flags, and the word of how it ended where they do not say it. */
export type ConMarcador = MarcadorPlano & Indicadores & { desenlace: Escrito | null };

/** With that said of it, and no other way in which it ended; said again, it is taken back. */
export const conDesenlaceEscrito = <V extends ConMarcador>(valores: V, desenlace: Escrito): V =>
  valores.desenlace === desenlace
    ? { ...valores, desenlace: null }
    : {
        ...valores,
        ...(desenlace === 'no-presentados' && planoDe(MARCADOR_VACIO)),
        ...{ jugador1NoPresenta: false, jugador2NoPresenta: false, cancelado: false, desenlace },
      };

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
  return { ...valores, ...marcador, desenlace: null, [`jugador${lado}NoPresenta`]: marcado };
}

/** The boxes as they are, to be brought back; with a no-show they say nothing of their own. */
export const marcadorEscrito = (valores: ConMarcador): MarcadorPlano | null =>
  valores.jugador1NoPresenta || valores.jugador2NoPresenta ? null : cajasDe(valores);

/** The set a box belongs to, 1 to 6. */
export const setDe = (nombre: Casilla): number => Number(nombre.slice(-1));

/** The player a box belongs to. */
export const ladoDe = (nombre: Casilla): Lado => (nombre.startsWith('jugador1') ? 1 : 2);

const LARGO_MAXIMO = 2;
const PRIMER_SET_A_DIEZ = 3;

/** Digits only, two at most. */
export const soloDigitos = (texto: string): string => texto.replace(/\D/g, '').slice(0, LARGO_MAXIMO);

export const siguiente = (nombre: Casilla): Casilla | null => ORDEN[ORDEN.indexOf(nombre) + 1] ?? null;
export const anterior = (nombre: Casilla): Casilla | null => ORDEN[ORDEN.indexOf(nombre) - 1] ?? null;

/**
 * Whether what was typed is all there is to type. From the third set on a 1 may be the start of a super
 * tie-break, so it waits; before it, End and another digit still write a 10.
 */
export function estaCompleta(nombre: Casilla, texto: string): boolean {
  if (texto.length >= LARGO_MAXIMO) return true;
  return texto.length === 1 && (texto !== '1' || setDe(nombre) < PRIMER_SET_A_DIEZ);
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
  const [lado, set] = [ladoDe(nombre), setDe(nombre)];
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
  mensajes.quedaEnEmpate,
]);

/** The errors and warnings, from the functions the server uses. Without rules, no warnings. */
export const problemasDelMarcador = (
  valores: ConMarcador,
  reglas: Reglas | undefined,
  jugadores: { idJugador1: number; idJugador2: number } | object = {},
): Problemas => ({
  errores: erroresDe({ ...(reglas ? conEmpate(valores, reglas) : valores), ...jugadores }),
  avisos: reglas ? avisosDe(conEmpate(valores, reglas), reglas) : [],
});

/** What to show now: what is merely unfinished is left out while typing. */
export function visibles({ errores, avisos }: Problemas, escribiendo: boolean): Problemas {
  if (!escribiendo) return { errores, avisos };
  const firme = ({ message }: Problema) => !A_MEDIAS.has(message);
  return { errores: errores.filter(firme), avisos: avisos.filter(firme) };
}
