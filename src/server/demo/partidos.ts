import { type Dia, diaSemana } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { MARCADOR_VACIO, normalizar } from '#domain/partido/marcador.ts';
import type { Agenda, Hueco } from './agenda.ts';
import type { Azar } from './azar.ts';
import { jugar } from './marcadores.ts';
import { diasCercanos } from './plazos.ts';
import type { Encuentro, LigaDemo, PartidoDemo, Persona, Plazo } from './tipos.ts';

/** What everything is made from while the season is being invented. */
export type Mesa = {
  azar: Azar;
  agenda: Agenda;
  personas: readonly Persona[];
};

const NO_PRESENTADOS = 0.03;
const RETIRADAS = 0.015;
const RETIRADA = 'Retirada: se le dan a su rival los juegos que faltaban.';
const APLAZAMIENTOS = [
  'Aplazado por lluvia.',
  'Aplazado de mutuo acuerdo: falta fijar la nueva fecha.',
  'Aplazado por viaje. Se jugará antes de que acabe la vuelta.',
  'Aplazado: pista en obras.',
] as const;

export const personaDe = ({ personas }: Mesa, id: number): Persona => {
  const persona = personas[id - 1];
  if (!persona) throw new Error(`No person ${id} in the demo`);
  return persona;
};

/** A match with its court and hour, not played yet. */
export const porJugar = (
  liga: LigaDemo,
  { idJugador1, idJugador2 }: Encuentro,
  hueco: Hueco,
): PartidoDemo => ({
  id: 0,
  idLiga: liga.id,
  ...hueco,
  duracion: liga.duracion,
  idJugador1,
  idJugador2,
  sintetico: false,
  observaciones: null,
  sets: MARCADOR_VACIO,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  cancelado: false,
});

/** The same match with a result: nearly always a score, now and then a no-show or a retirement. */
export function conResultado(mesa: Mesa, tipo: TipoLiga, partido: PartidoDemo): PartidoDemo {
  const { azar } = mesa;
  if (azar.suerte(NO_PRESENTADOS)) {
    const ausente = azar.suerte(0.5) ? 'jugador1NoPresenta' : 'jugador2NoPresenta';
    return normalizar({ ...partido, [ausente]: true });
  }
  const [uno, dos] = [personaDe(mesa, partido.idJugador1), personaDe(mesa, partido.idJugador2)];
  const sets = jugar(azar, tipo, uno.fuerza, dos.fuerza);
  return { ...partido, sets, observaciones: azar.suerte(RETIRADAS) ? RETIRADA : null };
}

/** The same match postponed by one of both; by the injured one, if there is one. */
export function aplazado(mesa: Mesa, partido: PartidoDemo): PartidoDemo {
  const { azar } = mesa;
  const lesionado = personaDe(mesa, partido.idJugador2).estado === 'lesion';
  const quien = lesionado || azar.suerte(0.3) ? 'jugador2Aplaza' : 'jugador1Aplaza';
  return { ...partido, [quien]: true, observaciones: azar.elegir(APLAZAMIENTOS) };
}

/** A court on that day of the league, or on the nearest one with room; null when there is none at all. */
export function huecoCerca(
  { agenda }: Mesa,
  liga: LigaDemo,
  encuentro: Encuentro,
  { dia, plazo }: { dia: Dia; plazo: Plazo },
): Hueco | null {
  for (const otro of diasCercanos(plazo, dia)) {
    const hueco = liga.dias.includes(diaSemana(otro)) ? agenda.reservar(liga, otro, encuentro) : null;
    if (hueco) return hueco;
  }
  return null;
}
