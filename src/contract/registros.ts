import { z } from 'zod';
import { Dia, opcional, texto } from './comunes.ts';
import { endpoint } from './endpoint.ts';

export const registrosApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/private/log',
    summary:
      'Who did what, newest first, one line each: «21/11/2026 18:30 · admin · Cambia la pista…». Empty when there is nothing. At most 5,000 lines.',
    query: z.object({ texto: opcional(texto(100)), dia: opcional(Dia) }),
    output: z.string(),
    contentType: 'text/plain',
  }),
};
