import { z } from 'zod';
import { deNombre, Id, ParamId, textoObligatorio, Version } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';

export const ESTADOS_PISTA = ['activa', 'inactiva'] as const;

export const Pista = z.object({
  id: Id,
  nombre: z.string(),
  estado: z.enum(ESTADOS_PISTA),
  version: Version,
});
export type Pista = z.infer<typeof Pista>;

export const PistaGuardar = z.object({
  nombre: deNombre(textoObligatorio(60, 'Escribe el nombre de la pista')),
  estado: z.enum(ESTADOS_PISTA),
  version: Version.nullish(),
});
export type PistaGuardar = z.infer<typeof PistaGuardar>;

export const pistasApi = {
  listar: endpoint({
    method: 'GET',
    path: '/api/private/pistas',
    summary: 'Todas las pistas, las activas primero, por nombre.',
    output: z.array(Pista),
  }),
  leer: endpoint({
    method: 'GET',
    path: '/api/private/pistas/:id',
    summary: 'Una pista.',
    params: ParamId,
    output: Pista,
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/pistas/:id',
    summary: 'Crea (id 0) o cambia una pista.',
    params: ParamId,
    body: PistaGuardar,
    output: Pista,
  }),
  borrar: endpoint({
    method: 'DELETE',
    path: '/api/private/pistas/:id',
    summary: 'Borra una pista sin partidos.',
    params: ParamId,
    output: null,
  }),
};
