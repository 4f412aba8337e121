import { z } from 'zod';
import { FechaHoraLeida, Id, ParamId } from '../comunes.ts';
import { post } from '../endpoint.ts';

/** What giving up the late matches of a league would do. */
const NoJugados = z.object({
  partidos: z.array(z.object({ id: Id, fecha: FechaHoraLeida, jugador1: z.string(), jugador2: z.string() })),
  /** Late too, but one of the two has said how it ended: they are for whoever writes results. */
  conDicho: z.int().min(0),
  /** What each of both takes of each match, besides a no-show; null: it counts for nobody. */
  ninguno: z.int().nullable(),
});
export type NoJugados = z.infer<typeof NoJugados>;

const MAX = 500;

export const plazosApi = {
  noJugados: post(
    '/api/private/ligas/:id/no-jugados',
    'Da por no jugados los partidos de una liga cuyo plazo para decir el resultado ha pasado: no se presentó ninguno. El ensayo los nombra, y el cuerpo son los confirmados; 409 si ya no son esos. Se puede deshacer desde el registro.',
    {
      params: ParamId,
      body: z.object({ partidos: z.array(Id).max(MAX) }).nullish(),
      output: null,
      rehearsal: NoJugados,
    },
  ),
};
