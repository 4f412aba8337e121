import { type Dia, diaDe, fechaHora, horaDe, type Minutos, minutosDe } from '#domain/fecha.ts';
import { PASO_MINUTOS } from '#domain/liga/liga.ts';
import { juega } from './jugadores.ts';
import { mensajes } from './mensajes.ts';
import { ocupa } from './ocupacion.ts';
import type { Partido } from './partido.ts';

/** What a match is looked at beside. */
export type EntornoCita = {
  /** Of its league; null while it has none. */
  horario: { inicio: Minutos; fin: Minutos } | null;
  /** Who cannot play that day. */
  ausentes: readonly number[];
  /** Other matches of those days, saved or proposed. */
  otros: readonly Partido[];
  nombres: ReadonlyMap<number, string>;
};

type AvisoCita = { campo: 'fecha' | 'idJugador1' | 'idJugador2'; mensaje: string };

/** The player's other match of the day, if any. */
function otroDelDia(cita: Partido, idJugador: number, otros: readonly Partido[]): Partido | undefined {
  const dia: Dia = diaDe(cita.fecha);
  const esElMismo = ({ id }: Partido): boolean => id !== 0 && id === cita.id;
  return otros.find(
    (otro) => !esElMismo(otro) && diaDe(otro.fecha) === dia && ocupa(otro) && juega(otro, idJugador),
  );
}

function avisosDeJugador(
  cita: Partido,
  campo: 'idJugador1' | 'idJugador2',
  { ausentes, otros, nombres }: EntornoCita,
): AvisoCita[] {
  const id = cita[campo];
  const jugador = nombres.get(id) ?? '';
  const otro = otroDelDia(cita, id, otros);
  return [
    ...(otro ? [{ campo, mensaje: mensajes.dosElMismoDia(jugador, horaDe(otro.fecha)) }] : []),
    ...(ausentes.includes(id) ? [{ campo, mensaje: mensajes.conIncidencia(jugador) }] : []),
  ];
}

const horaTexto = (minutos: Minutos): string => horaDe(fechaHora('2000-01-01', minutos));

function avisosDeHorario({ fecha, duracion }: Partido, { horario }: EntornoCita): AvisoCita[] {
  if (horario === null) return [];
  const { inicio, fin } = horario;
  const empieza = minutosDe(fecha);
  if (empieza >= inicio && empieza + duracion <= fin) return [];
  return [{ campo: 'fecha', mensaje: mensajes.fueraDeHorario(horaTexto(inicio), horaTexto(fin)) }];
}

/**
 * What is saved but deserves a look in who plays and when: a player twice the same day or with an incident,
 * and an hour outside the league's. Nothing of a match awarded or put off, which is not played then. domain.md,
 * "Proposal: the problem", saving; a single match is no different.
 */
export function avisosDeCita(cita: Partido, entorno: EntornoCita): AvisoCita[] {
  if (!ocupa(cita)) return [];
  return [
    ...avisosDeJugador(cita, 'idJugador1', entorno),
    ...avisosDeJugador(cita, 'idJugador2', entorno),
    ...avisosDeHorario(cita, entorno),
  ];
}

/**
 * A match is put at a quarter of an hour; one that was at another time before may stay there, and an awarded one is
 * played at none. Spec §9, "minutes step by 15".
 */
export const empiezaFueraDePaso = (
  { fecha, sintetico }: Pick<Partido, 'fecha' | 'sintetico'>,
  antes: Pick<Partido, 'fecha'> | null,
): boolean => !sintetico && fecha !== antes?.fecha && minutosDe(fecha) % PASO_MINUTOS !== 0;
