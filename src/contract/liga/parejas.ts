import { z } from 'zod';
import { PERSONA } from '#domain/campos.ts';
import { escritos } from '../campos.ts';
import { Id, ParamId, Version } from '../comunes.ts';
import { get, post } from '../endpoint.ts';
import { EstadoJugador, Jugador } from './jugadores.ts';

const { nombre, email, telefono, nombreDeportivo } = escritos(PERSONA);

/** Who plays in a pair: somebody the club has, by one of their players that is only them, or somebody new. */
export const QuienJuega = z.union([
  z.object({ id: Id }),
  z.object({ nombre, email, telefono, nombreDeportivo }),
]);
export type QuienJuega = z.infer<typeof QuienJuega>;

export const ParejaNueva = z.object({ idLiga: Id.nullable(), personas: z.tuple([QuienJuega, QuienJuega]) });
export type ParejaNueva = z.infer<typeof ParejaNueva>;

const Entrada = z.object({ id: Id, nombre: z.string(), estado: EstadoJugador, liga: z.string().nullable() });

/** One of the two, with the player that is only them, where what is theirs is changed, and where else they play. */
const DeLaPareja = z.object({
  idPersona: Id,
  idJugador: Id.nullable(),
  nombre: z.string(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  entradas: z.array(Entrada),
});
export type DeLaPareja = z.infer<typeof DeLaPareja>;

/** `sale`: the person who leaves it. */
export const Relevo = z.object({ version: Version, sale: Id, entra: QuienJuega });
export type Relevo = z.infer<typeof Relevo>;

/** What the pair keeps, and what the new one is to play. */
const LoQueReleva = z.object({ jugados: z.int().min(0), puestos: z.int().min(0) });

export const parejasApi = {
  crear: post(
    '/api/private/jugadores/parejas',
    'Crea una pareja de dos personas que el club tiene, o nuevas: quien es nuevo queda también como jugador sin liga. 409 si alguna ya está en esa liga, o no es de parejas.',
    { body: ParejaNueva, output: Jugador },
  ),
  ver: get('/api/private/jugadores/:id/pareja', 'Las dos personas de una pareja.', {
    params: ParamId,
    output: z.array(DeLaPareja),
  }),
  relevar: post(
    '/api/private/jugadores/:id/pareja',
    'Cambia a una de las dos personas de una pareja, que conserva su sitio y sus resultados. El ensayo dice qué conserva y qué le queda puesto. 409 si quien entra ya está en esa liga o juega a la vez.',
    { params: ParamId, body: Relevo, output: Jugador, rehearsal: LoQueReleva },
  ),
};
