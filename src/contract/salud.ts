import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const saludApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/salud',
    summary:
      '200 once migrations have run and the database answers; 503 with `estado` when it is away (caida) or damaged (danada).',
    output: z.object({ estado: z.literal('ok') }),
  }),
};
