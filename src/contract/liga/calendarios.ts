import { z } from 'zod';
import { FechaHoraLeida, Id, ParamId } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';
import { FilaHorario } from './horarios.ts';

/** Whose matches a calendar has; the whole club's has no id. */
const CLASES_CALENDARIO = ['jugador', 'division', 'pista', 'partido'] as const;
export type ClaseCalendario = (typeof CLASES_CALENDARIO)[number];

/** A match as calendars need it: `version` grows with every save, and what is not played then says so. */
const Cita = FilaHorario.extend({ version: z.int(), estado: z.enum(['puesto', 'aplazado', 'cancelado']) });
export type Cita = z.infer<typeof Cita>;

/** What was in this calendar and has been deleted, so that whoever has it takes it away. It names nobody. */
const CitaBorrada = z.object({ id: Id, version: z.int(), fecha: FechaHoraLeida, duracion: z.int() });
export type CitaBorrada = z.infer<typeof CitaBorrada>;

const Calendario = z.object({ nombre: z.string(), citas: z.array(Cita), borradas: z.array(CitaBorrada) });
export type Calendario = z.infer<typeof Calendario>;

export const calendariosApi = {
  club: endpoint({
    method: 'GET',
    path: '/api/calendarios/club',
    summary:
      'Todos los partidos de los últimos 60 días y los que vienen, como en /calendario/club.ics. Los borrados, durante 30 días.',
    output: Calendario,
  }),
  de: endpoint({
    method: 'GET',
    path: '/api/calendarios/:clase/:id',
    summary:
      'Lo mismo de un jugador, una división (una liga), una pista o un partido: /calendario/{clase}/{id}.ics.',
    params: z.object({ clase: z.enum(CLASES_CALENDARIO), ...ParamId.shape }),
    output: Calendario,
  }),
};
