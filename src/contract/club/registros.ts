import { z } from 'zod';
import { Dia, opcional, texto } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';

export const registrosApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/private/log',
    summary:
      'Quién hizo qué, lo más nuevo primero, una línea cada cosa: «21/11/2026 18:30 · admin · Cambia la pista…». Vacío si no hay nada. Como mucho 5.000 líneas.',
    query: z.object({ texto: opcional(texto(100)), dia: opcional(Dia) }),
    output: z.string(),
    contentType: 'text/plain',
  }),
};
