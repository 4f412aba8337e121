import { useQuery } from '@tanstack/react-query';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { type Dia, diaSemana, type FechaHora, haPasado, horaDe } from '#domain/fecha.ts';
import { semanaCorta } from '#domain/fecha-texto.ts';
import { diasDelPanel } from '#domain/panel/panel.ts';
import { enLista } from '#domain/texto.ts';
import { useAusentes } from '#web/club/mesa/consultas.ts';
import { ahoraDelClub, hoyDelClub } from '#web/club/reloj.ts';
import { call } from '#web/platform/call.ts';
import { Badge } from '#web/ui/card.tsx';

type Puesto = { fecha: FechaHora; duracion: number; idJugador1: number; idJugador2: number };

/** The first of each that is not over: they come in any order. */
export function primeros<P extends Puesto>(partidos: readonly P[], ahora: FechaHora): Map<number, P> {
  const suyos = new Map<number, P>();
  for (const partido of partidos.filter((uno) => !haPasado(uno, ahora)))
    for (const id of [partido.idJugador1, partido.idJugador2]) {
      const otro = suyos.get(id);
      if (!otro || partido.fecha < otro.fecha) suyos.set(id, partido);
    }
  return suyos;
}

const esDeFinde = (dia: Dia): boolean => [0, 6].includes(diaSemana(dia));

/** "sáb 28": of this weekend, the month goes without saying. */
const sinMes = (texto: string): string => texto.replace(/ \p{L}+$/u, '');

export type Agenda = { cuando: string; con: string; noPuede: string; orden: string };

const NADA: Agenda = { cuando: '', con: '', noPuede: '', orden: '~' };

/** What each has next, and which days of this weekend they cannot play. */
export function useAgenda(jugadores: readonly JugadorFila[]): (jugador: { id: number }) => Agenda {
  const { data = [] } = useQuery({
    queryKey: ['partidos', 'proximos'],
    queryFn: () => call('GET /api/horarios/proximos', { query: {} }),
  });
  const { data: ausentes = {} } = useAusentes();
  const ahora = ahoraDelClub();
  const suyos = primeros(data, ahora);
  const nombres = new Map(jugadores.map(({ id, nombre }) => [id, nombre]));
  const dias = diasDelPanel(hoyDelClub()).filter(esDeFinde);
  return ({ id }) => {
    const partido = suyos.get(id);
    const faltas = dias.filter((dia) => ausentes[dia]?.includes(id)).map((dia) => sinMes(semanaCorta(dia)));
    const noPuede = faltas.length > 0 ? `No puede ${enLista(faltas)}` : '';
    if (!partido) return { ...NADA, noPuede };
    const rival = partido.idJugador1 === id ? partido.idJugador2 : partido.idJugador1;
    return {
      cuando: partido.fecha <= ahora ? 'ahora' : `${semanaCorta(partido.fecha)}, ${horaDe(partido.fecha)}`,
      con: nombres.get(rival) ?? '',
      noPuede,
      orden: partido.fecha,
    };
  };
}

export const NoPuede = ({ agenda: { noPuede } }: { agenda: Agenda }) =>
  noPuede === '' ? null : <Badge tone="warn">{noPuede}</Badge>;
