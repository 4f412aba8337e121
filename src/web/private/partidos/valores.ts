import type { Partido, PartidoGuardar } from '#contract/partidos.ts';
import type { Dia } from '#domain/fecha.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import type { Duracion } from '#domain/liga/liga.ts';
import {
  type Casilla,
  conSets,
  MARCADOR_VACIO,
  type MarcadorPlano,
  marcadorPorNoPresentado,
  planoDe,
} from '#domain/partido/marcador.ts';
import type { Indicadores, Lado } from '#domain/partido/partido.ts';
import { ORDEN } from './teclas.ts';

/** What the form holds: the match of the API, with its day and hour apart and what is still to be chosen null. */
export type ValoresPartido = MarcadorPlano &
  Indicadores & {
    idLiga: number | null;
    idPista: number | null;
    idJugador1: number | null;
    idJugador2: number | null;
    dia: Dia | null;
    /** `HH:mm`, or '' while unknown. */
    hora: string;
    duracion: Duracion;
    observaciones: string;
    sintetico: boolean;
  };

export const partidoNuevo = (hoy: Dia): ValoresPartido => ({
  idLiga: null,
  idPista: null,
  idJugador1: null,
  idJugador2: null,
  dia: hoy,
  hora: '',
  duracion: 75,
  observaciones: '',
  sintetico: false,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  ...planoDe(MARCADOR_VACIO),
});

export function valoresDe({ id: _id, version: _version, fecha, observaciones, duracion, ...resto }: Partido) {
  return {
    ...resto,
    dia: diaDe(fecha),
    hora: horaDe(fecha),
    duracion: duracion as Duracion,
    observaciones: observaciones ?? '',
  } satisfies ValoresPartido;
}

/** Ready to send, once nothing is left to choose. */
export function paraGuardar(valores: ValoresPartido, version: number | null): PartidoGuardar {
  const { dia, hora, idLiga, idJugador1, idJugador2, observaciones, ...resto } = valores;
  return {
    ...resto,
    fecha: `${dia}T${hora}`,
    idLiga: idLiga ?? 0,
    idJugador1: idJugador1 ?? 0,
    idJugador2: idJugador2 ?? 0,
    observaciones: observaciones.trim() || null,
    version,
  };
}

/** The match as the rules of the domain read it. */
export const resultadoDe = (valores: ValoresPartido) => conSets(valores);

const noPresenta = (lado: Lado) => `jugador${lado}NoPresenta` as const;

const cajasDe = (valores: ValoresPartido): MarcadorPlano =>
  Object.fromEntries(ORDEN.map((nombre) => [nombre, valores[nombre]])) as MarcadorPlano;

/**
 * Ticking a player's no-show writes 0-0 against 6-6 and empties sets 3 to 6; unticking it brings back what was
 * written before, or empty boxes. Spec §4, "Match scoring".
 */
export function marcarNoPresenta(
  valores: ValoresPartido,
  lado: Lado,
  marcado: boolean,
  antes: MarcadorPlano | null,
): ValoresPartido {
  const marcador = marcado ? planoDe(marcadorPorNoPresentado(lado)) : (antes ?? planoDe(MARCADOR_VACIO));
  return { ...valores, ...marcador, [noPresenta(lado)]: marcado };
}

/** The boxes as they are, to be brought back; with a no-show they say nothing of their own. */
export const marcadorEscrito = (valores: ValoresPartido): MarcadorPlano | null =>
  valores.jugador1NoPresenta || valores.jugador2NoPresenta ? null : cajasDe(valores);

/** The set a box belongs to, 1 to 6. */
export const setDe = (nombre: Casilla): number => Number(nombre.slice(-1));
