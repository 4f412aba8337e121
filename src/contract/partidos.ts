import { z } from 'zod';
import { DURACIONES } from '#domain/liga/liga.ts';
import { cifras, Dia, FechaHora, Id, opcional, ParamId, texto, Version } from './comunes.ts';
import { endpoint } from './endpoint.ts';

/** One score box: a whole number, or null when empty. Its limits are the domain's (`erroresDe`). */
const Caja = z.number().nullable();

type NombreCaja = `jugador${1 | 2}Set${1 | 2 | 3 | 4 | 5 | 6}`;

const NOMBRES_CAJA = [1, 2].flatMap((lado) =>
  [1, 2, 3, 4, 5, 6].map((set) => `jugador${lado}Set${set}` as NombreCaja),
);

const cajasCon = <T extends z.ZodType>(caja: T) =>
  Object.fromEntries(NOMBRES_CAJA.map((nombre) => [nombre, caja])) as Record<NombreCaja, T>;

/** The twelve score boxes. */
export const cajas = cajasCon(Caja);

const indicadoresCon = <T extends z.ZodType>(indicador: T) => ({
  jugador1NoPresenta: indicador,
  jugador2NoPresenta: indicador,
  jugador1Aplaza: indicador,
  jugador2Aplaza: indicador,
  /** Put off by the club: at the request of neither. */
  clubAplaza: indicador,
  /** Will not be played. It matters only while there is no result. */
  cancelado: indicador,
});

/** No-show and postponed flags of both players, and whether the match was cancelled. */
export const indicadores = indicadoresCon(z.boolean());

/** The same as a form sends them: what is left out is empty. */
export const cajasOpcionales = cajasCon(opcional(cifras(z.number())));
export const indicadoresOpcionales = indicadoresCon(z.boolean().default(false));

/** Spec §3, "Partido". */
export const Partido = z.object({
  id: Id,
  idLiga: Id,
  idPista: Id.nullable(),
  fecha: z.string(),
  duracion: z.int(),
  observaciones: z.string().nullable(),
  sintetico: z.boolean(),
  idJugador1: Id,
  idJugador2: Id,
  ...cajas,
  ...indicadores,
  version: Version,
});
export type Partido = z.infer<typeof Partido>;

/** A row of the list: names beside the ids. */
export const PartidoFila = Partido.extend({
  liga: z.string(),
  pista: z.string().nullable(),
  jugador1: z.string(),
  jugador2: z.string(),
});
export type PartidoFila = z.infer<typeof PartidoFila>;

/** The same with how its players are called in public, which is what a group is told. */
export const PartidoEncontrado = PartidoFila.extend({
  jugador1Publico: z.string(),
  jugador2Publico: z.string(),
});
export type PartidoEncontrado = z.infer<typeof PartidoEncontrado>;

export const PartidoGuardar = z.object({
  idLiga: Id,
  idPista: opcional(Id),
  fecha: FechaHora,
  duracion: z.literal([...DURACIONES]),
  observaciones: opcional(texto(2000)),
  sintetico: z.boolean().default(false),
  idJugador1: Id,
  idJugador2: Id,
  ...cajasOpcionales,
  ...indicadoresOpcionales,
  version: Version.nullish(),
});
export type PartidoGuardar = z.infer<typeof PartidoGuardar>;

export const PartidoBuscar = z.object({
  fecha: opcional(Dia),
  idPista: opcional(Id),
  idLiga: opcional(Id),
  jugador: opcional(texto(80)),
  /** Only today's matches and those before without result nor postponement. */
  porAtender: z.boolean().default(false),
  /** Only those postponed that are still to be played, of active leagues. */
  aplazados: z.boolean().default(false),
});
export type PartidoBuscar = z.input<typeof PartidoBuscar>;
export type PartidoBuscado = z.output<typeof PartidoBuscar>;

/** Something unusual beside the field it belongs to. */
export const Aviso = z.object({ path: z.string(), message: z.string() });
export type Aviso = z.infer<typeof Aviso>;

/** A saved match also tells what looks unusual in it. */
export const PartidoGuardado = Partido.extend({ avisos: z.array(Aviso) });
export type PartidoGuardado = z.infer<typeof PartidoGuardado>;

export const partidosApi = {
  buscar: endpoint({
    method: 'POST',
    path: '/api/private/partidos',
    summary: 'Matches by day, court, league or player name; newest first.',
    body: PartidoBuscar,
    output: z.array(PartidoEncontrado),
  }),
  incidencias: endpoint({
    method: 'GET',
    path: '/api/private/partidos/incidencias',
    summary: 'Players with an incident, by day.',
    output: z.record(z.string(), z.array(Id)),
  }),
  leer: endpoint({
    method: 'GET',
    path: '/api/private/partidos/:id',
    summary: 'One match.',
    params: ParamId,
    output: Partido,
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/partidos/:id',
    summary: 'Creates (id 0) or replaces a match; 409 when its court or a player is taken at that time.',
    params: ParamId,
    body: PartidoGuardar,
    output: PartidoGuardado,
  }),
  borrar: endpoint({
    method: 'DELETE',
    path: '/api/private/partidos/:id',
    summary: 'Deletes a match.',
    params: ParamId,
    output: null,
  }),
};
