import type { PartidoFila, Puntuacion } from '#contract/liga/partidos.ts';
import { type Casilla, marcadorDe, planoDe } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { estaAplazado, estaDecidido, ganadorDeSet, setsJugados } from '#domain/partido/resultado.ts';
import { type ConMarcador, ladoDe, marcarNoPresenta, ORDEN, setDe } from './valores.ts';

/** What is written of a match where it is scored. */
export type Puntos = ConMarcador & { observaciones: string };

export function puntosDe(partido: PartidoFila): Puntos {
  const cajas = Object.fromEntries(ORDEN.map((nombre) => [nombre, partido[nombre]])) as Record<
    Casilla,
    number | null
  >;
  return {
    ...cajas,
    jugador1NoPresenta: partido.jugador1NoPresenta,
    jugador2NoPresenta: partido.jugador2NoPresenta,
    jugador1Aplaza: partido.jugador1Aplaza,
    jugador2Aplaza: partido.jugador2Aplaza,
    clubAplaza: partido.clubAplaza,
    cancelado: partido.cancelado,
    observaciones: partido.observaciones ?? '',
  };
}

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
 * two sets. Then there is nothing else to type in it.
 */
export function acabaEn(puntos: ConMarcador, nombre: Casilla): boolean {
  const jugados = setsJugados(marcadorDe(puntos));
  if (ladoDe(nombre) !== 2 || jugados.length !== setDe(nombre)) return false;
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

/** Whether nothing is left to do with it: a no-show decides it, and a postponed one waits for another day. */
export const quedaResuelto = (puntos: Puntos): boolean =>
  puntos.jugador1NoPresenta || puntos.jugador2NoPresenta || quedaAplazado(puntos);

/** The keys that act on a match from one of its boxes: no-show, postponed, and back to what is stored. */
type Tecla = 'n' | 'a' | 'u';
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
  u: ({ guardado }) => guardado,
};

export const teclaDe = (key: string): Tecla | null => {
  const tecla = key.toLowerCase();
  return Object.hasOwn(TECLAS, tecla) ? (tecla as Tecla) : null;
};

/** What a key makes of a match, pressed in a box of that side. The same key again takes it back. */
export const conTecla = (tecla: Tecla, pulsada: Pulsada): Puntos => TECLAS[tecla](pulsada);
