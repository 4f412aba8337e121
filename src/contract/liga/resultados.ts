import { z } from 'zod';
import { cifras, Dia, FechaHoraLeida, Id, losDos, QueryId, siHay, texto } from '../comunes.ts';
import { get } from '../endpoint.ts';
import { Deporte, disciplina, TipoLiga } from './ligas.ts';

const Lado = z.literal([1, 2]);

/** Games of one set, the first player's first. */
export const SetVisto = z.tuple([z.int(), z.int()]);

/** A match as lists of results tell it: names as they are called in public. */
export const FilaResultado = z.object({
  id: Id,
  fecha: FechaHoraLeida,
  ...losDos,
  pista: z.string().nullable(),
  liga: TipoLiga,
  ...disciplina,
  division: z.int(),
  conMenores: z.boolean(),
  observaciones: z.string().nullable(),
  sets: z.array(SetVisto),
  ausente: Lado.nullable(),
  /** Who left it at that score. */
  retirado: Lado.nullable(),
  ganador: Lado.nullable(),
  /** Of what ended level; then nobody is its winner. */
  desenlace: z.enum(['empate']).optional(),
});
export type FilaResultado = z.infer<typeof FilaResultado>;

const DIAS_DE_RESULTADOS = 7;

export const resultadosApi = {
  porDias: get(
    '/api/horarios/resultados',
    'Resultados de los últimos días en que jugó alguien, el día más nuevo primero; los partidos adjudicados no cuentan.',
    {
      query: z.object({
        tipo: siHay(TipoLiga),
        deporte: siHay(Deporte),
        idLiga: siHay(QueryId),
        /** Part of a name, as it is told in public; case and accents do not count. */
        nombre: siHay(texto(60)),
        hasta: siHay(Dia),
        dias: siHay(cifras(z.int().min(1).max(DIAS_DE_RESULTADOS))),
      }),
      output: z.object({
        partidos: z.array(FilaResultado),
        /** The day to ask for next; null: there is nothing earlier. */
        anterior: Dia.nullable(),
      }),
    },
  ),
};
