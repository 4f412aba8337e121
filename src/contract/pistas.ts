import { z } from 'zod';
import { Id, ParamId, textoObligatorio, Version } from './comunes.ts';
import { endpoint } from './endpoint.ts';

export const ESTADOS_PISTA = ['activa', 'inactiva'] as const;

export const Pista = z.object({
  id: Id,
  nombre: z.string(),
  estado: z.enum(ESTADOS_PISTA),
  version: Version,
});
export type Pista = z.infer<typeof Pista>;

export const PistaGuardar = z.object({
  nombre: textoObligatorio(60, 'Escribe el nombre de la pista'),
  estado: z.enum(ESTADOS_PISTA),
  version: Version.nullish(),
});
export type PistaGuardar = z.infer<typeof PistaGuardar>;

export const pistasApi = {
  listar: endpoint({
    method: 'GET',
    path: '/api/private/pistas',
    summary: 'Every court, active ones first, by name.',
    output: z.array(Pista),
  }),
  leer: endpoint({
    method: 'GET',
    path: '/api/private/pistas/:id',
    summary: 'One court.',
    params: ParamId,
    output: Pista,
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/pistas/:id',
    summary: 'Creates (id 0) or replaces a court.',
    params: ParamId,
    body: PistaGuardar,
    output: Pista,
  }),
  borrar: endpoint({
    method: 'DELETE',
    path: '/api/private/pistas/:id',
    summary: 'Deletes a court that has no matches.',
    params: ParamId,
    output: null,
  }),
};
