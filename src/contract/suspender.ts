import { z } from 'zod';
import { FechaHora, Id, opcional, texto, Version } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { Aviso } from './partidos.ts';

/** As many matches as a day ever has. */
const MAX_PARTIDOS = 500;

/** A match that is not played when it was to be, and its new moment and court; without one the club puts it off. */
export const Suspension = z.object({
  id: Id,
  version: Version,
  fecha: opcional(FechaHora),
  idPista: opcional(Id),
});
export type Suspension = z.infer<typeof Suspension>;

export const SuspenderPartidos = z.object({
  partidos: z.array(Suspension).min(1).max(MAX_PARTIDOS),
  /** Added to the remarks of those that are moved. */
  nota: opcional(texto(200)),
});
export type SuspenderPartidos = z.infer<typeof SuspenderPartidos>;

export const suspenderApi = {
  suspender: endpoint({
    method: 'POST',
    path: '/api/private/partidos/suspender',
    summary:
      'Moves matches without result to another moment or puts them off, all or none; each error and warning names its match by place and players.',
    body: SuspenderPartidos,
    output: z.object({ movidos: z.int().min(0), aplazados: z.int().min(0), avisos: z.array(Aviso) }),
  }),
};
