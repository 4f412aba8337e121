import { z } from 'zod';
import { CRITERIOS, FORMATOS_SET, MEDIDAS } from '#domain/liga/reglas.ts';

const MAX_PUNTOS = 100;
const MAX_PLAZAS = 10;
const puntos = z.int().min(-MAX_PUNTOS).max(MAX_PUNTOS);
const sinRepetidos = (lista: readonly unknown[]): boolean => new Set(lista).size === lista.length;

/** The rules record of one league, as it travels and as it is stored. domain.md, "Rules record". */
export const Reglas = z.object({
  clasifica: z.boolean(),
  victoria: puntos,
  derrota: puntos,
  derrotaWo: puntos,
  derrotaResolucion: puntos,
  contarMarcadorWo: z.boolean(),
  superTieBreakComoJuego: z.boolean(),
  medida: z.enum(MEDIDAS),
  desempates: z
    .array(z.enum(CRITERIOS))
    .max(CRITERIOS.length)
    .refine(sinRepetidos, 'Hay un desempate repetido'),
  formatos: z
    .array(z.enum(FORMATOS_SET))
    .min(1, 'Marca al menos un formato de set')
    .refine(sinRepetidos, 'Hay un formato repetido'),
  ascensos: z.int().min(0).max(MAX_PLAZAS),
  promociones: z.int().min(0).max(MAX_PLAZAS),
  /** Absent in what was stored before it: no. */
  eliminadosOcupanPlaza: z.boolean().default(false),
});
