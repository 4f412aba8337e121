import { z } from 'zod';
import { Id, ParamId, Version } from '../comunes.ts';
import { get, post } from '../endpoint.ts';
import { EstadoJugador } from './jugadores.ts';

/** One of the players that are the same person. */
const Entrada = z.object({
  id: Id,
  estado: EstadoJugador,
  liga: z.string().nullable(),
  partidos: z.int().min(0),
});

/** Another who may be the same person, by what, and what they have, to be compared by somebody. */
const Parecida = Entrada.extend({
  version: Version,
  nombre: z.string(),
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  en: z.array(z.enum(['nombre', 'telefono', 'email'])),
});

export const PersonaDeJugador = z.object({ entradas: z.array(Entrada), parecidas: z.array(Parecida) });
export type PersonaDeJugador = z.infer<typeof PersonaDeJugador>;

/** Versions of both, as they were when they were compared. */
export const PersonasJuntar = z.object({ version: Version, otro: Id, versionOtro: Version });
export type PersonasJuntar = z.infer<typeof PersonasJuntar>;

export const personasApi = {
  ver: get(
    '/api/private/jugadores/:id/persona',
    'Dónde juega la persona de ese jugador, y quién podría ser la misma.',
    { params: ParamId, output: PersonaDeJugador },
  ),
  juntar: post(
    '/api/private/jugadores/:id/persona',
    'Dice que otro jugador es la misma persona: queda lo que dice esta y se completa con la otra. 409 si no pueden serlo.',
    { params: ParamId, body: PersonasJuntar, output: PersonaDeJugador },
  ),
};
