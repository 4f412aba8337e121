import { z } from 'zod';
import { DiaLeido, FechaHoraLeida, Id, siHay } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';
import { IconoMeteo } from '../sitio/weather.ts';
import { TipoLiga } from './ligas.ts';

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
  idJugador1: Id,
  jugador1: z.string(),
  idJugador2: Id,
  jugador2: z.string(),
  pista: z.string().nullable(),
  liga: TipoLiga,
  /** Whether one of them is of the children's league, whatever league the match is of. */
  conMenores: z.boolean(),
  division: z.int(),
  nombreLiga: z.string(),
  /** What staff tell the players of it: why it was moved, what to bring. */
  observaciones: z.string().nullable(),
  weather: MeteoFila.nullable(),
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

export const horariosApi = {
  hoy: endpoint({
    method: 'GET',
    path: '/api/horarios/hoy',
    summary: 'El día del club, cuántos de sus partidos se han suspendido y la versión de los datos.',
    output: Hoy,
  }),
  proximos: endpoint({
    method: 'GET',
    path: '/api/horarios/proximos',
    summary: 'Los partidos desde hoy, sin resultado ni aplazamiento; social incluye amistosos y playoff.',
    query: z.object({ tipo: siHay(TipoLiga) }),
    output: z.array(FilaHorario),
  }),
};
