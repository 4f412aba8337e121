import { z } from 'zod';
import { PISTA } from '#domain/campos.ts';
import { escritos, leidos } from '../campos.ts';
import { Id, ParamId, Version } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';

export const Pista = z.object({ id: Id, ...leidos(PISTA), version: Version });
export type Pista = z.infer<typeof Pista>;

export const PistaGuardar = z.object({ ...escritos(PISTA), version: Version.nullish() });
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
