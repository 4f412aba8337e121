import { z } from 'zod';
import { Id, ParamId, Version } from '../comunes.ts';
import { get, post } from '../endpoint.ts';

const LadoDePartido = z.literal([1, 2]);

const Alguien = z.object({ id: Id, nombre: z.string() });

/** Of a pair of a match: its two people, by the player that is only them, who plays for one of them, and how many times more may be. */
const Suplencia = z.object({
  lado: LadoDePartido,
  pareja: z.string(),
  personas: z.array(Alguien),
  suplente: Alguien.nullable(),
  por: Alguien.nullable(),
  /** Whether its league has a rule for them. */
  admite: z.boolean(),
  quedan: z.int().min(0),
});
export type Suplencia = z.infer<typeof Suplencia>;

/** Who plays, and for whom, both by the player that is only them; null: the two of the pair play. */
export const SuplenciaGuardar = z.object({
  version: Version,
  lado: LadoDePartido,
  suplencia: z.object({ suplente: Id, por: Id }).nullable(),
});
export type SuplenciaGuardar = z.infer<typeof SuplenciaGuardar>;

const DelPartido = z.object({ version: Version, parejas: z.array(Suplencia) });
export type SuplentesDelPartido = z.infer<typeof DelPartido>;

export const suplentesApi = {
  ver: get('/api/private/partidos/:id/suplentes', 'Quién suple a quién en cada pareja de un partido.', {
    params: ParamId,
    output: DelPartido,
  }),
  guardar: post(
    '/api/private/partidos/:id/suplentes',
    'Dice quién juega un partido en lugar de una de las dos personas de una pareja, o que juegan las dos. 409 si la liga no lo admite más veces, o si quien suple juega a la vez o ese día en la misma liga.',
    { params: ParamId, body: SuplenciaGuardar, output: DelPartido },
  ),
};
