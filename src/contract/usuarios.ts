import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const usuariosApi = {
  listar: endpoint({
    method: 'GET',
    path: '/api/private/usuarios',
    summary: 'The staff who may manage a league.',
    output: z.array(z.object({ usuario: z.string() })),
  }),
};
