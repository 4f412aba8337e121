import { z } from 'zod';
import { PISTA } from '#domain/campos.ts';
import { escritos, leidos } from '../campos.ts';
import { Id, ParamId, Version } from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';

export const Pista = z.object({ id: Id, ...leidos(PISTA), version: Version });
export type Pista = z.infer<typeof Pista>;

export const PistaGuardar = z.object({ ...escritos(PISTA), version: Version.nullish() });
export type PistaGuardar = z.infer<typeof PistaGuardar>;

export const pistasApi = {
  listar: get('/api/private/pistas', 'Todas las pistas, las activas primero, por nombre.', {
    output: z.array(Pista),
  }),
  leer: get('/api/private/pistas/:id', 'Una pista.', { params: ParamId, output: Pista }),
  guardar: post('/api/private/pistas/:id', 'Crea (id 0) o cambia una pista.', {
    params: ParamId,
    body: PistaGuardar,
    output: Pista,
  }),
  borrar: remove('/api/private/pistas/:id', 'Borra una pista sin partidos.', {
    params: ParamId,
    output: null,
  }),
};
