import { z } from 'zod';
import { get, post } from '../endpoint.ts';
import { HUECOS } from './huecos.ts';
import { Foto } from './news.ts';

export const FotoDeHueco = Foto.extend({ hueco: z.enum(HUECOS) });
export type FotoDeHueco = z.infer<typeof FotoDeHueco>;

export const fotosApi = {
  listar: get('/api/fotos', 'Las fotografías de la web por su hueco; un hueco sin foto tiene un dibujo.', {
    output: z.array(FotoDeHueco),
  }),
};

export const fotosPrivadasApi = {
  guardar: post(
    '/api/private/fotos/:hueco',
    'Pone una imagen de la web en un hueco, con lo que muestra, o quita la que hay.',
    {
      params: z.object({ hueco: z.enum(HUECOS) }),
      body: z.object({ foto: Foto.nullable() }),
      output: z.array(FotoDeHueco),
    },
  ),
};
