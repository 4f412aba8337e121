import { z } from 'zod';
import { DiaLeido, FechaHoraLeida, Id, losDos, ParamId, siHay } from '../comunes.ts';
import { get } from '../endpoint.ts';
import { IconoMeteo } from '../sitio/weather.ts';
import { disciplina, TipoLiga } from './ligas.ts';
import { SetVisto } from './resultados.ts';

/** The forecast of a row: of its hour, or of its day, which has neither `temp` nor `humidity`. */
const MeteoFila = z.object({
  icon: IconoMeteo,
  temp: z.number().nullable(),
  tempMin: z.number().nullable(),
  tempMax: z.number().nullable(),
  humidity: z.number().nullable(),
  windSpeed: z.number().nullable(),
  uvi: z.number().nullable(),
  /** Chance of rain; of a day, the highest of its hours. */
  lluvia: z.number().nullable(),
});

/** What the schedule tells of a match. docs/reglas/partidos.md */
export const FilaHorario = z.object({
  id: Id,
  idLiga: Id,
  fecha: FechaHoraLeida,
  duracion: z.int(),
  ...losDos,
  pista: z.string().nullable(),
  liga: TipoLiga,
  ...disciplina,
  /** Whether one of them is of the children's league, whatever league the match is of. */
  conMenores: z.boolean(),
  division: z.int(),
  nombreLiga: z.string(),
  /** What staff tell the players of it: why it was moved, what to bring. */
  observaciones: z.string().nullable(),
  weather: MeteoFila.nullable(),
  /** Begun another day and to be gone on with: how it stood. */
  sets: z.array(SetVisto).optional(),
});
export type FilaHorario = z.infer<typeof FilaHorario>;

export const Hoy = z.object({
  dia: DiaLeido,
  /** How many of today's matches have been suspended: moved because of the rain, or put off by the club. */
  suspendidos: z.int(),
  /** Of the data, as `/api/vivo` tells it: what was asked for with this is not older. */
  version: z.int(),
});
export type Hoy = z.infer<typeof Hoy>;

/** Courts that are shut, by their names; null: the whole club. docs/reglas/pistas-cerradas.md */
const Cerrado = z.object({
  fecha: DiaLeido,
  /** The last day, included; null when it is one. */
  hasta: DiaLeido.nullable(),
  /** Hours of each of those days; null: from when it begins, until it ends. */
  inicio: z.string().nullable(),
  fin: z.string().nullable(),
  pistas: z.array(z.string()).nullable(),
  motivo: z.string(),
});
export type Cerrado = z.infer<typeof Cerrado>;

export const horariosApi = {
  hoy: get(
    '/api/horarios/hoy',
    'El día del club, cuántos de sus partidos se han suspendido y la versión de los datos.',
    { output: Hoy },
  ),
  clausuras: get(
    '/api/horarios/clausuras',
    'Las pistas que se cierran y los festivos del club, de hoy en adelante, por día.',
    { output: z.array(Cerrado) },
  ),
  proximos: get(
    '/api/horarios/proximos',
    'Los partidos desde hoy, sin resultado ni aplazamiento; social incluye amistosos y playoff.',
    { query: z.object({ tipo: siHay(TipoLiga) }), output: z.array(FilaHorario) },
  ),
};

/** Whose matches a calendar has; the whole club's has no id. */
const CLASES_CALENDARIO = ['jugador', 'division', 'pista', 'partido'] as const;
export type ClaseCalendario = (typeof CLASES_CALENDARIO)[number];

/** A match as calendars need it: `version` grows with every save, and what is not played then says so. */
const Cita = FilaHorario.extend({
  version: z.int(),
  estado: z.enum(['puesto', 'aplazado', 'ningunoPresentado', 'cancelado', 'anulado']),
});
export type Cita = z.infer<typeof Cita>;

/** What was in this calendar and has been deleted, so that whoever has it takes it away. It names nobody. */
const CitaBorrada = z.object({ id: Id, version: z.int(), fecha: FechaHoraLeida, duracion: z.int() });
export type CitaBorrada = z.infer<typeof CitaBorrada>;

const Calendario = z.object({ nombre: z.string(), citas: z.array(Cita), borradas: z.array(CitaBorrada) });
export type Calendario = z.infer<typeof Calendario>;

export const calendariosApi = {
  club: get(
    '/api/calendarios/club',
    'Todos los partidos de los últimos 60 días y los que vienen, como en /calendario/club.ics. Los borrados, durante 30 días.',
    { output: Calendario },
  ),
  de: get(
    '/api/calendarios/:clase/:id',
    'Lo mismo de un jugador, una división (una liga), una pista o un partido: /calendario/{clase}/{id}.ics.',
    { params: z.object({ clase: z.enum(CLASES_CALENDARIO), ...ParamId.shape }), output: Calendario },
  ),
};
