import { z } from 'zod';
import { ID_DE_TODAS } from '#domain/liga/tipos.ts';
import { Fichero, Id } from '../comunes.ts';
import { get } from '../endpoint.ts';
import { NOMBRES_IMPRESOS } from '../opciones.ts';

const ENTERO = /^-?\d{1,10}$/;

const IdLigaOTodas = z.preprocess<unknown, z.ZodUnion<[typeof Id, z.ZodLiteral<number>]>, string | number>(
  (valor) => (typeof valor === 'string' && ENTERO.test(valor) ? Number(valor) : valor),
  z.union([Id, z.literal([...ID_DE_TODAS.keys()])], 'La liga no es válida'),
);

const PDF = {
  query: z.object({
    idLiga: IdLigaOTodas,
    /** How minors are called: as they are, or as in public. */
    nombres: z.enum(NOMBRES_IMPRESOS).default('completos'),
  }),
  output: Fichero,
  contentType: 'application/pdf',
} as const;

export const impresosApi = {
  clasificacion: get(
    '/api/private/ligas/clasificacion',
    'Clasificaciones para el tablón, una página por liga. -1: todas las sociales activas; -2: todas las infantiles.',
    PDF,
  ),
  horarios: get(
    '/api/private/ligas/horarios',
    'Partidos por jugar, por días. -1: todos los de la social, y amistosos y playoff; -2: todos los infantiles.',
    PDF,
  ),
};
