import type { Partido, PartidoGuardar } from '#contract/partidos.ts';
import type { Dia } from '#domain/fecha.ts';
import { diaDe, horaDe } from '#domain/fecha.ts';
import type { Duracion } from '#domain/liga/liga.ts';
import { conSets, MARCADOR_VACIO, type MarcadorPlano, planoDe } from '#domain/partido/marcador.ts';
import type { Indicadores } from '#domain/partido/partido.ts';

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
  cancelado: false,
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
