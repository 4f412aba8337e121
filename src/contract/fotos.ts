import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { HUECOS } from './huecos.ts';
import { Foto } from './news.ts';

export const FotoDeHueco = Foto.extend({ hueco: z.enum(HUECOS) });
export type FotoDeHueco = z.infer<typeof FotoDeHueco>;

export const fotosApi = {
  listar: endpoint({
    method: 'GET',
    path: '/api/fotos',
    summary: 'The photographs of the site by their place; a place without one has a drawing.',
    output: z.array(FotoDeHueco),
  }),
};

export const fotosPrivadasApi = {
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/fotos/:hueco',
    summary: 'Puts a picture of the site in a place, with what it shows, or takes away the one there.',
    params: z.object({ hueco: z.enum(HUECOS) }),
    body: z.object({ foto: Foto.nullable() }),
    output: z.array(FotoDeHueco),
  }),
};
