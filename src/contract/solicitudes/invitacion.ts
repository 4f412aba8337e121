import { z } from 'zod';
import { Id, ParamId, Version } from '../comunes.ts';
import { post, remove } from '../endpoint.ts';
import { QuienJuega } from '../liga/parejas.ts';
import { Solicitud } from './solicitudes.ts';

/** 256 random bits; whatever else comes is nobody's. */
const conToken = { token: z.string().max(200) };

/** What whom somebody enrols with is told: who asks, as they are called in public, and in which league. */
const Invitacion = z.object({
  quien: z.string(),
  liga: z.string(),
  caduca: z.string(),
  respuesta: z.enum(['si', 'no']).nullable(),
});
export type Invitacion = z.infer<typeof Invitacion>;

/** What the holder of that link may do. The token travels in the body only; 404 when it is of no use. */
export const invitacionApi = {
  leer: post(
    '/api/inscripcion/pareja',
    'Quién dice que se inscribe con quien tiene el enlace, y en qué liga.',
    {
      body: z.object(conToken),
      output: Invitacion,
    },
  ),
  responder: post(
    '/api/inscripcion/pareja/respuesta',
    'Confirma que juegan juntos, o dice que no. Se contesta una vez: 409 si ya había dicho otra cosa.',
    { body: z.object({ ...conToken, confirma: z.boolean() }), output: Invitacion },
  ),
};

/** `sinConfirmar`: somebody at the desk says that it is so although the partner has not confirmed. */
const ParejaDeSolicitud = z.object({
  version: Version.nullish(),
  idLiga: Id,
  personas: z.tuple([QuienJuega, QuienJuega]),
  sinConfirmar: z.boolean().default(false),
});
export type ParejaDeSolicitud = z.infer<typeof ParejaDeSolicitud>;

/** Of an enrolment with a partner, what the desk does. */
export const parejaDeSolicitudApi = {
  enlace: post(
    '/api/private/solicitudes/:id/pareja/enlace',
    'Hace otro enlace para la pareja, y el que hubiera deja de valer: lo manda por correo, o lo dice una sola vez. 409 si ya contestó, o no se puede mandar.',
    {
      params: ParamId,
      body: z.object({ mandar: z.boolean() }),
      output: z.object({ token: z.string().nullable(), solicitud: Solicitud }),
    },
  ),
  crear: post(
    '/api/private/solicitudes/:id/pareja',
    'Hace de ella una pareja, en un paso con las dos personas y su marca. 409 si dijo que no, si no ha confirmado y no se dice `sinConfirmar`, o si ya se hizo.',
    { params: ParamId, body: ParejaDeSolicitud, output: Solicitud },
  ),
  quitar: remove(
    '/api/private/solicitudes/:id/pareja',
    'Deshace la pareja y los jugadores hechos de ella. 409 si alguno ya juega.',
    { params: ParamId, output: Solicitud },
  ),
};
