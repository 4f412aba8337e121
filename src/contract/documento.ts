import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const documentoApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'La descripción de todas las llamadas, en OpenAPI 3.1.',
    output: z.record(z.string(), z.unknown()),
  }),
};
