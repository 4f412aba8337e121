import type { Incidencia, IncidenciaGuardar } from '#contract/incidencias.ts';
import type { JugadorFila } from '#contract/jugadores.ts';
import type { Liga } from '#contract/ligas.ts';
import type { Cambio } from '#contract/partidos.ts';
import type { Dia } from '#domain/fecha.ts';
import { fechaConDia } from '#web/club/mesa/dias.tsx';
import { jugadoresConSuLiga, type Opcion } from '#web/club/mesa/elegir.tsx';
import type { Resumen } from '#web/club/mesa/ficha.tsx';

/** What the form holds, with what is still to be chosen null. The second day is only for new ones. */
export type ValoresIncidencia = {
  idLiga: number | null;
  idJugador: number | null;
  fecha: Dia | null;
  fecha2: Dia | null;
};

export const diasDe = ({ fecha, fecha2 }: Pick<ValoresIncidencia, 'fecha' | 'fecha2'>): Dia[] =>
  [...new Set([fecha, fecha2])].filter((dia) => dia !== null);

export function cambiosDe(valores: ValoresIncidencia): Cambio[] {
  const dias = diasDe(valores);
  const { idJugador } = valores;
  return idJugador === null || dias.length === 0 ? [] : [{ tipo: 'ausencia', idJugador, dias }];
}

export type Listas = { ligas: readonly Liga[]; jugadores: readonly JugadorFila[] };

const NUEVA: ValoresIncidencia = { idLiga: null, idJugador: null, fecha: null, fecha2: null };

export const valoresDe = ({ idLiga, idJugador, fecha }: Incidencia): ValoresIncidencia => ({
  idLiga,
  idJugador,
  fecha,
  fecha2: null,
});

export const paraGuardar = (
  { idLiga, idJugador, fecha, fecha2 }: ValoresIncidencia,
  version: number | null,
): IncidenciaGuardar => ({
  idLiga: idLiga ?? 0,
  idJugador: idJugador ?? 0,
  fecha: fecha ?? '',
  fecha2,
  version,
});

export const comprobar = ({ idLiga, idJugador, fecha }: ValoresIncidencia): Record<string, string> => ({
  ...(idLiga === null && { idLiga: 'Elige la liga' }),
  ...(idJugador === null && { idJugador: 'Elige al jugador' }),
  ...(fecha === null && { fecha: 'Indica el día' }),
});

/**
 * Those who play in that league, and the one already chosen even if they left it. Without a league, everybody who
 * plays in one that is active, each with theirs: who says they cannot come does not say where they play.
 */
export function jugadoresDe(
  { ligas, jugadores }: Listas,
  idLiga: number | null,
  elegido: number | null,
): Opcion[] {
  if (idLiga !== null)
    return jugadores
      .filter((jugador) => jugador.idLiga === idLiga || jugador.id === elegido)
      .map(({ id, nombre }) => ({ value: id, label: nombre }));
  return jugadoresConSuLiga({ jugadores, ligas });
}

/** A new one, for the player whose page led here. */
export function nuevaDe({ jugadores }: Listas, idJugador: number | null): ValoresIncidencia {
  const jugador = jugadores.find(({ id }) => id === idJugador);
  return jugador?.idLiga ? { ...NUEVA, idLiga: jugador.idLiga, idJugador: jugador.id } : NUEVA;
}

type ConNombre = { id: number; nombre: string };

const nombreDe = (lista: readonly ConNombre[], id: number | null): string =>
  lista.find((uno) => uno.id === id)?.nombre ?? '';

export const resumenDe = (v: ValoresIncidencia, { ligas, jugadores }: Listas): Resumen => [
  ['Liga', nombreDe(ligas, v.idLiga)],
  ['Jugador', nombreDe(jugadores, v.idJugador)],
  ['Fecha', v.fecha ? fechaConDia(v.fecha) : ''],
];

export const nombreDeJugador = ({ jugadores }: Listas, idJugador: number | null): string =>
  nombreDe(jugadores, idJugador);
