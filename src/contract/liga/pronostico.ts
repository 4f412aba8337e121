import { z } from 'zod';
import { VEREDICTOS } from '#domain/pronostico/pronostico.ts';
import { Dia, DiaDeJuego, Id, siHay } from '../comunes.ts';
import { get } from '../endpoint.ts';
import { Deporte } from './ligas.ts';

const Persona = { idJugador: Id, jugador: z.string() };
const cuenta = z.int().min(0);

const Cuello = z.discriminatedUnion('que', [
  z.object({ que: z.literal('vuelta'), desde: Dia.nullable(), abierta: Dia.nullable() }),
  z.object({ que: z.literal('jugador'), ...Persona, faltan: cuenta, dias: cuenta }),
  z.object({ que: z.literal('pistas'), caben: cuenta }),
  z.object({ que: z.literal('franjas'), ...Persona, idRival: Id, rival: z.string() }),
  z.object({ que: z.literal('lesion'), ...Persona, debe: cuenta }),
]);
export type Cuello = z.infer<typeof Cuello>;

const PronosticoLiga = z.object({
  idLiga: Id,
  liga: z.string(),
  limite: Dia,
  debidos: cuenta,
  puestos: cuenta,
  fines: cuenta,
  /** Matches that each weekend left would have to take; null when none is left. */
  hacenFalta: z.number().nullable(),
  comoPronto: Dia.nullable(),
  ritmo: z.object({ porSemana: z.number(), semanas: cuenta, final: Dia.nullable() }).nullable(),
  veredicto: z.enum(VEREDICTOS),
  cuellos: z.array(Cuello),
});
export type PronosticoLiga = z.infer<typeof PronosticoLiga>;

export const Pronostico = z.object({
  hoy: Dia,
  ligas: z.array(PronosticoLiga),
  /** Of each sport that has a league. */
  deportes: z.array(
    z.object({
      deporte: Deporte,
      /** How many of its courts are open. */
      pistas: cuenta,
      /** Until that day more has to be given a court than all of them take. */
      apretura: z.object({ hasta: Dia, porPoner: cuenta, caben: cuenta }).nullable(),
    }),
  ),
});
export type Pronostico = z.infer<typeof Pronostico>;

export const pronosticoApi = {
  leer: get(
    '/api/private/ligas/pronostico',
    'Si cada liga activa gestionada acaba a tiempo, contando, y qué la frena.',
    {
      /** The last day of all of them; none: the end of each one's season. */
      query: z.object({ hasta: siHay(DiaDeJuego) }),
      output: Pronostico,
    },
  ),
};
