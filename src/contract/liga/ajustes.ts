import { z } from 'zod';
import { MAX_MOTIVO_A_MANO, MAX_PUNTOS_A_MANO } from '#domain/liga/ajuste.ts';
import { Dia, DiaLeido, Id, ParamId, QueryId, textoObligatorio } from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';
import { mensajes } from '../mensajes.ts';

/** Points by hand as anybody reads them. `motivo` is null where it cannot be told in public. */
export const AjustePublico = z.object({
  puntos: z.int(),
  fecha: DiaLeido,
  motivo: z.string().nullable(),
});

export const Ajuste = AjustePublico.extend({
  id: Id,
  idLiga: Id,
  idJugador: Id,
  jugador: z.string(),
  /** Who gave or took them. */
  usuario: z.string(),
});
export type Ajuste = z.infer<typeof Ajuste>;

export const AjusteNuevo = z.object({
  idLiga: Id,
  idJugador: Id,
  puntos: z
    .int()
    .min(-MAX_PUNTOS_A_MANO)
    .max(MAX_PUNTOS_A_MANO)
    .refine((puntos) => puntos !== 0, mensajes.puntosCero),
  fecha: Dia,
  /** Public, in the table. */
  motivo: textoObligatorio(MAX_MOTIVO_A_MANO, mensajes.puntosSinMotivo),
});
export type AjusteNuevo = z.infer<typeof AjusteNuevo>;

const Lugar = z.object({
  puntos: z.int(),
  puesto: z.int().nullable(),
  empatado: z.boolean().nullable(),
});

/** What it does to that player in the table. */
const PasoDeTabla = z.object({ jugador: z.string(), antes: Lugar, despues: Lugar });
export type PasoDeTabla = z.infer<typeof PasoDeTabla>;

export const ajustesApi = {
  listar: get('/api/private/ligas/ajustes', 'Los puntos a mano de una liga, los más nuevos primero.', {
    query: z.object({ idLiga: QueryId }),
    output: z.array(Ajuste),
  }),
  guardar: post(
    '/api/private/ligas/ajustes',
    'Da o quita puntos a mano a un jugador de una liga, con su fecha y su motivo, que es público. El ensayo dice de cuántos a cuántos puntos pasa, y de qué puesto a cuál. Se puede deshacer desde el registro.',
    { body: AjusteNuevo, output: Ajuste, rehearsal: PasoDeTabla },
  ),
  borrar: remove(
    '/api/private/ligas/ajustes/:id',
    'Borra unos puntos a mano. El ensayo dice qué cambia. Se puede deshacer desde el registro.',
    { params: ParamId, output: null, rehearsal: PasoDeTabla },
  ),
};
