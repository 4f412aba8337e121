import { z } from 'zod';
import { Fichero, Id } from './comunes.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { NOMBRES_IMPRESOS, TODAS_INFANTIL, TODAS_SOCIAL } from './opciones.ts';

const ENTERO = /^-?\d{1,10}$/;

const IdLigaOTodas = z.preprocess<unknown, z.ZodUnion<[typeof Id, z.ZodLiteral<-1 | -2>]>, string | number>(
  (valor) => (typeof valor === 'string' && ENTERO.test(valor) ? Number(valor) : valor),
  z.union([Id, z.literal([TODAS_SOCIAL, TODAS_INFANTIL])], 'La liga no es válida'),
);

const PDF = {
  method: 'GET',
  query: z.object({
    idLiga: IdLigaOTodas,
    /** How minors are called: as they are, or as in public. */
    nombres: z.enum(NOMBRES_IMPRESOS).default('completos'),
  }),
  output: Fichero,
  contentType: 'application/pdf',
} as const satisfies Omit<Endpoint, 'path' | 'summary'>;

export const impresosApi = {
  clasificacion: endpoint({
    ...PDF,
    path: '/api/private/ligas/clasificacion',
    summary: 'Standings for the board, one page a league. -1: all active social leagues; -2: all infantil.',
  }),
  horarios: endpoint({
    ...PDF,
    path: '/api/private/ligas/horarios',
    summary:
      'Matches still to be played, by day. -1: all social, amistosos and playoff too; -2: all infantil.',
  }),
};
