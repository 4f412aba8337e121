import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const CLAVES_CMS = [
  'club_quienes_somos',
  'club_instalaciones',
  'club_equipo',
  'club_unete_a_nosotros',
  'escuela_presentacion',
  'escuela_minitenis',
  'escuela_iniciacion',
  'escuela_perfeccionamiento',
  'escuela_competicion',
  'escuela_adultos',
  'escuela_padel',
  'escuela_pickleball',
  'escuela_calendario_precios_horarios',
  'escuela_normas',
  'escuela_intensivos',
  'escuela_campamentos',
  'competicion_liga_social_presentacion',
  'competicion_liga_social_normas',
  'competicion_liga_infantil_presentacion',
  'competicion_liga_infantil_normas',
  'competicion_maraton_presentacion',
  'competicion_maraton_normas',
  'servicios_taller_encordado',
  'redes_sociales',
  'common_aviso_legal',
  'common_cookies',
  'common_proteccion_datos',
] as const;
export type ClaveCms = (typeof CLAVES_CMS)[number];

export const cmsApi = {
  leer: endpoint({
    method: 'GET',
    path: '/api/cms/:clave',
    summary: 'Un texto de la web, como trozo de HTML limpio; 404 si la clave no existe.',
    params: z.object({ clave: z.enum(CLAVES_CMS) }),
    output: z.string(),
    contentType: 'text/html',
  }),
  apartados: endpoint({
    method: 'GET',
    path: '/api/cms',
    summary: 'Los títulos de los apartados de cada texto de la web, para buscar en ellos.',
    output: z.array(z.object({ clave: z.enum(CLAVES_CMS), apartados: z.array(z.string()) })),
  }),
};
export type Apartados = z.infer<typeof cmsApi.apartados.output>;
