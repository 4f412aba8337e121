import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CLAVES } from './opciones.ts';

export const saludApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/salud',
    summary:
      '200 once migrations have run and the database answers; 503 with `estado` when it is away (caida) or damaged (danada).',
    output: z.object({ estado: z.literal('ok') }),
  }),
};

const Valor = z.enum(['true', 'false']);
const Entrada = z.object({ clave: z.enum(CLAVES), valor: Valor });
export type Entrada = z.infer<typeof Entrada>;

export const configuracionApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/configuracion',
    summary: 'One setting; 404 for an unknown key.',
    query: z.object({ clave: z.string().max(60).default('') }),
    output: z.object({ valor: Valor }),
  }),
  listar: endpoint({
    method: 'GET',
    path: '/api/private/configuracion',
    summary: 'Every setting.',
    output: z.array(Entrada),
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/configuracion/save',
    summary: 'Saves the settings sent.',
    body: z.array(Entrada).max(CLAVES.length),
    output: z.array(Entrada),
  }),
};
