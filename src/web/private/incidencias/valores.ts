import type { Incidencia, IncidenciaGuardar } from '#contract/liga/incidencias.ts';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import type { Liga } from '#contract/liga/ligas.ts';
import type { Cambio } from '#contract/liga/partidos.ts';
import type { Dia } from '#domain/fecha.ts';
import { diasDe as diasDelPeriodo } from '#domain/incidencia/incidencia.ts';
import { periodoConDias } from '#web/club/mesa/dias.tsx';
import { jugadoresConSuLiga, type Opcion } from '#web/club/mesa/elegir.tsx';
import type { Resumen } from '#web/club/mesa/ficha.tsx';

/** From a day to another, or days one by one; one that is saved is always the former. */
export type Modo = 'periodo' | 'sueltos';

/** What the form holds, with what is still to be chosen null. */
export type ValoresIncidencia = {
  idLiga: number | null;
  idJugador: number | null;
  modo: Modo;
  fecha: Dia | null;
  hasta: Dia | null;
  sueltos: Dia[];
  motivo: string;
};

/** In order, those that the form says now. */
export function diasDe({ modo, fecha, hasta, sueltos }: ValoresIncidencia): Dia[] {
  if (modo === 'sueltos') return sueltos.toSorted();
  if (fecha === null || (hasta !== null && hasta < fecha)) return fecha === null ? [] : [fecha];
  return diasDelPeriodo({ fecha, hasta });
}

export function cambiosDe(valores: ValoresIncidencia): Cambio[] {
  const dias = diasDe(valores);
  const { idJugador } = valores;
  return idJugador === null || dias.length === 0 ? [] : [{ tipo: 'ausencia', idJugador, dias }];
}

export type Listas = { ligas: readonly Liga[]; jugadores: readonly JugadorFila[] };

const NUEVA: ValoresIncidencia = {
  idLiga: null,
  idJugador: null,
  modo: 'periodo',
  fecha: null,
  hasta: null,
  sueltos: [],
  motivo: '',
};

export const valoresDe = ({ idLiga, idJugador, fecha, hasta, motivo }: Incidencia): ValoresIncidencia => ({
  ...NUEVA,
  idLiga,
  idJugador,
  fecha,
  hasta,
  motivo: motivo ?? '',
});

export function paraGuardar(valores: ValoresIncidencia, version: number | null): IncidenciaGuardar {
  const { idLiga, idJugador, modo, fecha, hasta, sueltos, motivo } = valores;
  const [primero, ...dias] = sueltos.toSorted();
  const cuando =
    modo === 'sueltos'
      ? { fecha: primero ?? '', hasta: null, dias }
      : { fecha: fecha ?? '', hasta, dias: [] };
  return { idLiga: idLiga ?? 0, idJugador: idJugador ?? 0, ...cuando, fecha2: null, motivo, version };
}

function errorDeDias({ modo, fecha, hasta, sueltos }: ValoresIncidencia): Record<string, string> {
  if (modo === 'sueltos') return sueltos.length === 0 ? { sueltos: 'Elige algún día' } : {};
  if (fecha === null) return { fecha: 'Indica el día' };
  return hasta !== null && hasta < fecha ? { hasta: 'El último día es anterior al primero' } : {};
}

export const comprobar = (valores: ValoresIncidencia): Record<string, string> => ({
  ...(valores.idLiga === null && { idLiga: 'Elige la liga' }),
  ...(valores.idJugador === null && { idJugador: 'Elige al jugador' }),
  ...errorDeDias(valores),
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

/** A new one, for the player and the day of the screen that led here. */
export function nuevaDe(
  { jugadores }: Listas,
  idJugador: number | null,
  fecha: Dia | null = null,
): ValoresIncidencia {
  const jugador = jugadores.find(({ id }) => id === idJugador);
  return jugador?.idLiga
    ? { ...NUEVA, idLiga: jugador.idLiga, idJugador: jugador.id, fecha }
    : { ...NUEVA, fecha };
}

type ConNombre = { id: number; nombre: string };

const nombreDe = (lista: readonly ConNombre[], id: number | null): string =>
  lista.find((uno) => uno.id === id)?.nombre ?? '';

export const resumenDe = (v: ValoresIncidencia, { ligas, jugadores }: Listas): Resumen => [
  ['Liga', nombreDe(ligas, v.idLiga)],
  ['Jugador', nombreDe(jugadores, v.idJugador)],
  ['Días', v.fecha ? periodoConDias({ fecha: v.fecha, hasta: v.hasta }) : ''],
  ['Motivo', v.motivo],
];

export const nombreDeJugador = ({ jugadores }: Listas, idJugador: number | null): string =>
  nombreDe(jugadores, idJugador);
