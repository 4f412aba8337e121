import { z } from 'zod';
import { Dia, Id, opcional, ParamId, texto, Version } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { TipoLiga } from './ligas.ts';

export const Incidencia = z.object({
  id: Id,
  idLiga: Id,
  idJugador: Id,
  fecha: z.string(),
  version: Version,
});
export type Incidencia = z.infer<typeof Incidencia>;

/** A row of the list: names beside the ids. */
export const IncidenciaFila = Incidencia.extend({ liga: z.string(), jugador: z.string() });
export type IncidenciaFila = z.infer<typeof IncidenciaFila>;

export const IncidenciaGuardar = z.object({
  idLiga: Id,
  idJugador: Id,
  fecha: Dia,
  /** A second day, not the end of a range. Only when creating. */
  fecha2: opcional(Dia),
  version: Version.nullish(),
});
export type IncidenciaGuardar = z.infer<typeof IncidenciaGuardar>;

/** The incident saved, as GET answers it; of the two days of a creation, the first one created. */
export const IncidenciaGuardada = Incidencia.extend({
  /** Incidents created by this call: 1 or 2, 0 when it replaced one. */
  creadas: z.int().min(0),
});
export type IncidenciaGuardada = z.infer<typeof IncidenciaGuardada>;

export const IncidenciaBuscar = z.object({
  idLiga: opcional(Id),
  jugador: opcional(texto(80)),
  fecha: opcional(Dia),
});
export type IncidenciaBuscar = z.infer<typeof IncidenciaBuscar>;

export const LesionadosGuardar = z.object({ tipo: TipoLiga, fecha1: Dia, fecha2: opcional(Dia) });
export type LesionadosGuardar = z.infer<typeof LesionadosGuardar>;

export const incidenciasApi = {
  deJugador: endpoint({
    method: 'GET',
    path: '/api/private/incidencias/jugador/:id',
    summary: 'The incidents of one player, newest first.',
    params: ParamId,
    output: z.array(IncidenciaFila),
  }),
  buscar: endpoint({
    method: 'POST',
    path: '/api/private/incidencias/search',
    summary: 'Incidents by league, player name or day; newest first.',
    body: IncidenciaBuscar,
    output: z.array(IncidenciaFila),
  }),
  lesionados: endpoint({
    method: 'POST',
    path: '/api/private/incidencias/lesionadosSave',
    summary: 'Creates those missing of the injured players of active leagues of a type; answers how many.',
    body: LesionadosGuardar,
    output: z.int().min(0),
  }),
  leer: endpoint({
    method: 'GET',
    path: '/api/private/incidencias/:id',
    summary: 'One incident.',
    params: ParamId,
    output: Incidencia,
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/incidencias/:id',
    summary: 'Creates (id 0; one or two days) or replaces an incident.',
    params: ParamId,
    body: IncidenciaGuardar,
    output: IncidenciaGuardada,
  }),
  borrar: endpoint({
    method: 'DELETE',
    path: '/api/private/incidencias/:id',
    summary: 'Deletes an incident.',
    params: ParamId,
    output: null,
  }),
};
