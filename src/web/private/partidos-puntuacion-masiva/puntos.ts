import type { PartidoFila, Puntuacion } from '#contract/partidos.ts';
import { diaDe } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { type Casilla, conSets, planoDe } from '#domain/partido/marcador.ts';
import type { Lado } from '#domain/partido/partido.ts';
import { estaAplazado, estaDecidido, ganadorDeSet, setsJugados } from '#domain/partido/resultado.ts';
import type { Problema } from '#domain/problema.ts';
import { type ConMarcador, ladoDe, marcarNoPresenta, ORDEN, setDe } from '#web/club/casillas/valores.ts';
import { ApiError } from '#web/platform/call.ts';

export type Puntos = ConMarcador & { observaciones: string };

/** What is typed, by match id; only matches that were touched. */
export type Borrador = Readonly<Record<number, Puntos>>;

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

export type Tocado = { partido: PartidoFila; puntos: Puntos };

/** Those with something new to save, in the order of the screen. */
export const tocadosDe = (partidos: readonly PartidoFila[], borrador: Borrador): Tocado[] =>
  partidos.flatMap((partido) => {
    const puntos = borrador[partido.id];
    return estaTocado(partido, puntos) ? [{ partido, puntos }] : [];
  });

export const tieneResultado = (puntos: Puntos | undefined): boolean =>
  puntos !== undefined && estaDecidido(conSets(puntos));

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
  const jugados = setsJugados(conSets(puntos).sets);
  if (ladoDe(nombre) !== 2 || jugados.length !== setDe(nombre)) return false;
  const ganados = jugados.map(ganadorDeSet);
  return ([1, 2] as const).some(
    (lado) => ganados.filter((ganador) => ganador === lado).length === SETS_PARA_GANAR,
  );
}

const SETS_A_LA_VISTA = 3;

/** How many sets are drawn while the match is folded: the usual three, or as many as are written. */
export const setsALaVista = (puntos: ConMarcador): number =>
  Math.max(SETS_A_LA_VISTA, setsJugados(conSets(puntos).sets).length);

/** Whether it is postponed without a result: dealt with, though nobody has won. */
export const quedaAplazado = (puntos: Puntos | undefined): boolean =>
  puntos !== undefined && estaAplazado(conSets(puntos));

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
      planoDe(conSets(guardado).sets),
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

/** What is chosen beside the type: '' is all. */
type Vistos = { dia: string; idLiga: number | null };

/** Those of that day and of that league. */
export const filtrar = (partidos: readonly PartidoFila[], { dia, idLiga }: Vistos): PartidoFila[] =>
  partidos.filter(
    (partido) =>
      (dia === '' || diaDe(partido.fecha) === dia) && (idLiga === null || partido.idLiga === idLiga),
  );

const clave = (tipo: TipoLiga): string => `puntuacion-masiva.${tipo}`;

/** The draft of this tab; empty when the browser forbids storage. */
export function leerBorrador(tipo: TipoLiga): Borrador {
  try {
    return JSON.parse(sessionStorage.getItem(clave(tipo)) ?? '{}') as Borrador;
  } catch {
    return {};
  }
}

export function escribirBorrador(tipo: TipoLiga, borrador: Borrador): void {
  try {
    if (Object.keys(borrador).length === 0) sessionStorage.removeItem(clave(tipo));
    else sessionStorage.setItem(clave(tipo), JSON.stringify(borrador));
  } catch {
    // A full or forbidden storage costs the draft, not the screen.
  }
}

/** What the server says of each match, by its id. */
export type ErroresPorPartido = Readonly<Record<number, readonly Problema[]>>;

const RUTA = /^partidos\.(\d+)\.(\w+)$/;

/** The API names a match by its index in the request: here by its id. */
export function erroresPorPartido(error: unknown, enviados: readonly number[]): ErroresPorPartido {
  const problemas: Record<number, Problema[]> = {};
  for (const { path, message } of error instanceof ApiError ? error.errors : []) {
    const [, lugar = '', campo = ''] = RUTA.exec(path) ?? [];
    const id = enviados[Number(lugar)];
    if (id === undefined || campo === '') continue;
    problemas[id] = [...(problemas[id] ?? []), { path: campo, message }];
  }
  return problemas;
}

export const cambiados = (errores: ErroresPorPartido): number[] =>
  Object.entries(errores).flatMap(([id, suyos]) =>
    suyos.some(({ path }) => path === 'version') ? [Number(id)] : [],
  );
