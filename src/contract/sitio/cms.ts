import { z } from 'zod';
import { get } from '../endpoint.ts';
import { TITULOS_CMS } from './titulos-cms.ts';

export type ClaveCms = keyof typeof TITULOS_CMS;
export const CLAVES_CMS = Object.keys(TITULOS_CMS) as [ClaveCms, ...ClaveCms[]];

export const cmsApi = {
  leer: get('/api/cms/:clave', 'Un texto de la web, como trozo de HTML limpio; 404 si la clave no existe.', {
    params: z.object({ clave: z.enum(CLAVES_CMS) }),
    output: z.string(),
    contentType: 'text/html',
  }),
  apartados: get('/api/cms', 'Los títulos de los apartados de cada texto de la web, para buscar en ellos.', {
    output: z.array(z.object({ clave: z.enum(CLAVES_CMS), apartados: z.array(z.string()) })),
  }),
};
export type Apartados = z.infer<typeof cmsApi.apartados.output>;
