import { z } from 'zod';
import { Dia, FechaHora, Id, ParamId, Version } from './comunes.ts';
import { endpoint } from './endpoint.ts';

const Ventana = z.object({ inicio: z.int().min(0), fin: z.int().min(0) });

/** As many days as the longest absence has. */
const MAX_DIAS = 400;
const MAX_CAMBIOS = 500;

/** What somebody is about to save. */
export const Cambio = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('ausencia'), idJugador: Id, dias: z.array(Dia).max(MAX_DIAS) }),
  z.object({ tipo: z.literal('baja'), idJugador: Id, estado: z.enum(['lesion', 'eliminado']) }),
  z.object({ tipo: z.literal('liga'), idJugador: Id, idLiga: Id }),
  z.object({ tipo: z.literal('pista'), idPista: Id }),
  z.object({ tipo: z.literal('inactiva'), idLiga: Id }),
  z.object({ tipo: z.literal('horario'), idLiga: Id, antes: Ventana, despues: Ventana }),
]);
export type Cambio = z.infer<typeof Cambio>;

export const Cambios = z.object({ cambios: z.array(Cambio).max(MAX_CAMBIOS) });
export type Cambios = z.infer<typeof Cambios>;

/** A match, arranged or put off, that those changes touch, and which of them do. */
export const PartidoAfectado = z.object({
  id: Id,
  version: Version,
  fecha: z.string(),
  pista: z.string().nullable(),
  liga: z.string(),
  idJugador1: Id,
  jugador1: z.string(),
  idJugador2: Id,
  jugador2: z.string(),
  /** Put off already: it has no place to lose. */
  aplazado: z.boolean(),
  /** Proposals place matches of its league. */
  sePropone: z.boolean(),
  motivos: z.array(Cambio),
});
export type PartidoAfectado = z.infer<typeof PartidoAfectado>;

/** Where it could be played instead. */
const Hueco = z.object({ fecha: FechaHora, idPista: Id.nullable(), pista: z.string().nullable() });
export type Hueco = z.infer<typeof Hueco>;

/** When nothing is offered because of somebody, or of their league, `motivo` says so. */
const Huecos = z.object({ huecos: z.array(Hueco), motivo: z.string().nullable() });
export type Huecos = z.infer<typeof Huecos>;

export const afectadosApi = {
  ver: endpoint({
    method: 'POST',
    path: '/api/private/partidos/afectados',
    summary:
      'The arranged matches that changes not yet saved would touch, in order of time. Nothing is saved.',
    body: Cambios,
    output: z.array(PartidoAfectado),
  }),
  huecos: endpoint({
    method: 'POST',
    path: '/api/private/partidos/:id/huecos',
    summary:
      'Where a match could be played instead, were those changes made: a place a day for three weeks, or why none.',
    params: ParamId,
    body: Cambios,
    output: Huecos,
  }),
};
