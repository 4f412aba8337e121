import { z } from 'zod';
import { ESTADOS_JUGADOR } from '#domain/liga/liga.ts';
import { MAX_NOMBRE_DEPORTIVO } from '#domain/persona/mensajes.ts';
import { Id, opcional, ParamId, texto, textoObligatorio, Version } from './comunes.ts';
import { endpoint } from './endpoint.ts';

export const EstadoJugador = z.enum(ESTADOS_JUGADOR);

export const Jugador = z.object({
  id: Id,
  nombre: z.string(),
  estado: EstadoJugador,
  email: z.string().nullable(),
  telefono: z.string().nullable(),
  idLiga: Id.nullable(),
  disponibleAmistosos: z.boolean(),
  /** How they are called in public, when their family or staff chose it. */
  nombreDeportivo: z.string().nullable(),
  version: Version,
});
export type Jugador = z.infer<typeof Jugador>;

/** A row of the list: the league's name beside its id. */
export const JugadorFila = Jugador.extend({ liga: z.string().nullable() });
export type JugadorFila = z.infer<typeof JugadorFila>;

export const JugadorGuardar = z.object({
  nombre: textoObligatorio(80, 'Escribe el nombre del jugador'),
  estado: EstadoJugador,
  email: opcional(z.email('El email no es válido: revisa que tenga una arroba y un dominio').max(200)),
  telefono: opcional(texto(40)),
  idLiga: opcional(Id),
  disponibleAmistosos: z.boolean().default(false),
  nombreDeportivo: opcional(texto(MAX_NOMBRE_DEPORTIVO)),
  version: Version.nullish(),
});
export type JugadorGuardar = z.infer<typeof JugadorGuardar>;

export const JugadorBuscar = z.object({ idLiga: opcional(Id), jugador: opcional(texto(80)) });
export type JugadorBuscar = z.infer<typeof JugadorBuscar>;

export const jugadoresApi = {
  listar: endpoint({
    method: 'GET',
    path: '/api/private/jugadores',
    summary: 'Every player, by name.',
    output: z.array(JugadorFila),
  }),
  buscar: endpoint({
    method: 'POST',
    path: '/api/private/jugadores/search',
    summary: 'Players of a league, or whose name contains a text whatever its case and accents.',
    body: JugadorBuscar,
    output: z.array(JugadorFila),
  }),
  leer: endpoint({
    method: 'GET',
    path: '/api/private/jugadores/:id',
    summary: 'One player.',
    params: ParamId,
    output: Jugador,
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/jugadores/:id',
    summary: 'Creates (id 0) or replaces a player.',
    params: ParamId,
    body: JugadorGuardar,
    output: Jugador,
  }),
  borrar: endpoint({
    method: 'DELETE',
    path: '/api/private/jugadores/:id',
    summary: 'Deletes a player without matches.',
    params: ParamId,
    output: null,
  }),
};
