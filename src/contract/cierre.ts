import { z } from 'zod';
import { MOTIVOS_DESTINO } from '#domain/clasificacion/cierre-temporada.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { FilaClasificacion } from './clasificaciones.ts';
import { Id, siHay } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { EstadoJugador } from './jugadores.ts';
import { PUESTOS } from './opciones.ts';
import { Resolucion } from './temporadas.ts';

/** What becomes of what is arranged from now on: left to be played, and not awarded, or taken off and awarded. */
const Puestos = z.enum(PUESTOS);
const Tipo = z.enum(TIPOS_GESTIONADOS);

/** A division that ends: what resolving it does, its final table and its league of next season. */
const Division = Resolucion.extend({
  idLiga: Id,
  nombre: z.string(),
  division: z.int(),
  clasificaciones: z.array(
    FilaClasificacion.pick({
      idJugador: true,
      jugador: true,
      puntos: true,
      partidosJugados: true,
      zona: true,
    }),
  ),
  nueva: z.object({
    nombre: z.string(),
    /** Somebody opened it already: players join it. */
    abierta: z.boolean(),
  }),
});

/** Where a player would go; `a` is the league that ends whose division they play in next, null stays out. */
const Destino = z.object({
  idJugador: Id,
  jugador: z.string(),
  estado: EstadoJugador,
  de: Id,
  /** The place in the final table of `de`. */
  puesto: z.int().min(1),
  a: Id.nullable(),
  motivo: z.enum(MOTIVOS_DESTINO),
  /** With whom the promotion was decided. */
  rival: z.string().nullable(),
});

export const Cierre = z.object({
  tipo: Tipo,
  anio: z.int(),
  /** Seasons with an active league of that type, the oldest first. */
  anios: z.array(z.int()),
  divisiones: z.array(Division),
  destinos: z.array(Destino),
  /** Tells this answer apart from any other: what is confirmed is what was seen. */
  huella: z.string(),
});
export type Cierre = z.infer<typeof Cierre>;

export const CerrarTemporada = z.object({
  tipo: Tipo,
  anio: z.int(),
  puestos: Puestos,
  huella: z.string().max(100),
  /** Everybody of the preview, once. */
  destinos: z.array(z.object({ idJugador: Id, a: Id.nullable() })).max(2000),
});
export type CerrarTemporada = z.infer<typeof CerrarTemporada>;

export const cierreApi = {
  ver: endpoint({
    method: 'GET',
    path: '/api/private/ligas/cierre',
    summary:
      'What closing a season of a type would do: each division resolved, and where each player goes next season. Without a year, the oldest one that goes on.',
    query: z.object({
      tipo: Tipo,
      anio: siHay(z.coerce.number().int()),
      puestos: Puestos.default('mantener'),
    }),
    output: Cierre,
  }),
  cerrar: endpoint({
    method: 'POST',
    path: '/api/private/ligas/cierre',
    summary:
      'Closes a season of a type: resolves its divisions, leaves them inactive, opens those of the next year and takes each player to theirs. 409 when it is no longer what was seen. It can be taken back from the log.',
    body: CerrarTemporada,
    output: z.object({ ligas: z.int(), jugadores: z.int(), fuera: z.int() }),
  }),
};
