import { z } from 'zod';
import { Id, QueryId } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';
import { EstadoJugador } from './jugadores.ts';

const cuenta = z.int().min(0);
const media = z.number().min(0);

const Desigualdad = z.discriminatedUnion('que', [
  z.object({ que: z.literal('pocos'), suyos: cuenta, media, aplazo: cuenta }),
  z.object({ que: z.literal('parado'), dias: cuenta, media }),
  z.object({ que: z.literal('horas'), malas: cuenta, de: cuenta, media }),
  z.object({ que: z.literal('sitio'), sitio: z.string(), suyos: cuenta, de: cuenta, media }),
  z.object({ que: z.literal('aplazados'), veces: cuenta, media }),
]);
export type Desigualdad = z.infer<typeof Desigualdad>;

const FilaEquidad = z.object({
  idJugador: Id,
  jugador: z.string(),
  estado: EstadoJugador,
  jugados: cuenta,
  puestos: cuenta,
  debe: cuenta,
  diasSinJugar: cuenta.nullable(),
  malasHoras: cuenta,
  sitios: z.array(z.object({ sitio: z.string(), partidos: cuenta })),
  aplazo: z.object({ suyos: cuenta, rivales: cuenta, club: cuenta }),
  desigualdades: z.array(Desigualdad),
});
export type FilaEquidad = z.infer<typeof FilaEquidad>;

export const equidadApi = {
  ver: endpoint({
    method: 'GET',
    path: '/api/private/ligas/equidad',
    summary:
      'Qué le ha tocado a cada jugador de una liga frente a los demás, y en qué sale alguien perdiendo.',
    query: z.object({ idLiga: QueryId }),
    output: z.array(FilaEquidad),
  }),
};
