import { z } from 'zod';
import { Id, opcional, texto, Version } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { TipoLiga } from './ligas.ts';
import { Aviso, cajasOpcionales, indicadoresOpcionales, PartidoFila } from './partidos.ts';

/** As many matches as one screen ever shows. */
const MAX_PARTIDOS = 500;

/** What is scored of one match; the rest of it stays as it is. */
export const Puntuacion = z.object({
  id: Id,
  observaciones: opcional(texto(2000)),
  ...cajasOpcionales,
  ...indicadoresOpcionales,
  version: Version.nullish(),
});
export type Puntuacion = z.infer<typeof Puntuacion>;

export const puntuacionesApi = {
  pendientes: endpoint({
    method: 'GET',
    path: '/api/private/partidos/pendientespuntuar',
    summary: 'Matches of active leagues of a type, past their time, without result nor postponement.',
    query: z.object({ tipo: TipoLiga }),
    output: z.array(PartidoFila),
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/partidos/guardarpuntuaciones',
    summary: 'Scores many matches, all or none; each error and warning names its match by place and players.',
    body: z.object({ partidos: z.array(Puntuacion).max(MAX_PARTIDOS) }),
    output: z.object({ guardados: z.int().min(0), avisos: z.array(Aviso) }),
  }),
};
