import { z } from 'zod';
import { TIPOS_SOLICITUD } from '#domain/inscripcion/solicitud.ts';
import { Fichero, Id, ParamId, Version } from '../comunes.ts';
import { get, post } from '../endpoint.ts';

/** Something sent through a public form that may be this person's, and by what; `ficha`: staff made a player of it. */
export const SolicitudPosible = z.object({
  id: Id,
  tipo: z.enum(TIPOS_SOLICITUD),
  dia: z.string(),
  nombre: z.string(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  coincide: z.array(z.enum(['nombre', 'email', 'telefono', 'ficha'])),
});
export type SolicitudPosible = z.infer<typeof SolicitudPosible>;

export const DatosPersonales = z.object({
  id: Id,
  nombre: z.string(),
  version: Version,
  contacto: z.boolean(),
  partidos: z.int(),
  porJugar: z.int(),
  incidencias: z.int(),
  lineas: z.int(),
  /** Lines of the log of before, kept as text, with the name, and those of points by hand: they will be deleted. */
  viejas: z.int(),
  operaciones: z.int(),
  solicitudes: z.array(SolicitudPosible),
  /** Pages and news where the name is written: to be looked at by somebody. */
  menciones: z.array(z.string()),
});
export type DatosPersonales = z.infer<typeof DatosPersonales>;

/** Ids of the solicitudes that somebody has recognised as theirs. */
const Solicitudes = z.array(Id).max(200);

export const personalesApi = {
  ver: get('/api/private/jugadores/:id/datos', 'Cuánto se guarda de un jugador, y qué más podría ser suyo.', {
    params: ParamId,
    output: DatosPersonales,
  }),
  exportar: post(
    '/api/private/jugadores/:id/datos/exportar',
    'Todo lo que se guarda de un jugador, en JSON y en texto: el derecho de acceso.',
    {
      params: ParamId,
      body: z.object({ solicitudes: Solicitudes }),
      output: Fichero,
      contentType: 'application/zip',
    },
  ),
  borrar: post(
    '/api/private/jugadores/:id/datos/borrar',
    'Olvida para siempre quién es un jugador: el nombre pasa a ser «Jugador» y los resultados se quedan. No se puede deshacer.',
    {
      params: ParamId,
      body: z.object({ version: Version, solicitudes: Solicitudes }),
      output: DatosPersonales,
    },
  ),
};
