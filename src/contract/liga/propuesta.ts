import { z } from 'zod';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { MOTIVOS } from '#domain/propuesta/datos.ts';
import { FASES } from '#domain/propuesta/solver.ts';
import { DiaDeJuego, DiaLeido, FechaHora, Id, losDos, opcional, texto } from '../comunes.ts';
import { get, post } from '../endpoint.ts';
import { mensajes } from '../mensajes.ts';
import { Aviso } from './partidos.ts';
import { Pista } from './pistas.ts';

/** As many courts and lines as one proposal ever has. */
const MAX_PISTAS = 200;
const MAX_LINEAS = 500;

/** A name the caller gives to what it asks for, to follow how it goes. */
const Encargo = z.string().regex(/^[\w-]{8,64}$/, 'El nombre del encargo no es válido.');

/** A match to be. A slot still without players has no league either. */
export const LineaPropuesta = z.object({
  fecha: FechaHora,
  idPista: opcional(Id),
  idLiga: opcional(Id),
  idJugador1: opcional(Id),
  idJugador2: opcional(Id),
});
export type LineaPropuesta = z.infer<typeof LineaPropuesta>;

const PistaPedida = z
  .object({
    id: Id,
    nombre: texto(200).default(''),
    estado: Pista.shape.estado,
    disponible: z.boolean(),
  })
  .refine(({ estado, disponible }) => estado === 'activa' || !disponible, {
    path: ['disponible'],
    message: 'Una pista inactiva no puede estar disponible: actívala antes o quita la marca.',
  });

export const PropuestaPedir = z
  .object({
    tipo: z.enum(TIPOS_GESTIONADOS, 'Elige el tipo de liga: social o infantil.'),
    /** Several types proposed together, instead of `tipo` alone. */
    tipos: z.array(z.enum(TIPOS_GESTIONADOS)).min(1).max(TIPOS_GESTIONADOS.length).optional(),
    pistas: z.array(PistaPedida).max(MAX_PISTAS),
    fecha1: z.preprocess(
      (valor) => valor ?? '',
      z.string().refine((valor) => DiaDeJuego.safeParse(valor).success, 'Indica el primer día de juego.'),
    ) as z.ZodType<string, string>,
    fecha2: opcional(DiaDeJuego),
    vacio: z.boolean().default(false),
    rellenarConAmistosos: z.boolean().default(true),
    /** Lines to better with a longer search, which never answers worse ones; none: a new proposal. */
    mejorar: z.array(LineaPropuesta).max(MAX_LINEAS).optional(),
    encargo: Encargo.optional(),
  })
  .refine(({ fecha1, fecha2 }) => fecha1 !== fecha2, {
    path: ['fecha2'],
    message: mensajes.segundoDiaIgual,
  });
export type PropuestaPedir = z.infer<typeof PropuestaPedir>;

/** A pair that still owes a match and got no line, with the reason of each day. */
export const ParejaFuera = z.object({
  idLiga: Id,
  liga: z.string(),
  ...losDos,
  /** Matches of theirs decided or scheduled: the legs no longer owed. */
  jugados: z.int().min(0),
  motivos: z.array(z.object({ dia: DiaLeido, motivo: z.enum(MOTIVOS), idJugador: Id.nullable() })),
  /** «Ana no puede el sábado; no quedan pistas dentro de su horario el domingo.» */
  frase: z.string(),
});
export type ParejaFuera = z.infer<typeof ParejaFuera>;

export const SinPartido = z.object({
  idLiga: Id,
  liga: z.string(),
  idJugador: Id,
  jugador: z.string(),
  frase: z.string(),
});
export type SinPartido = z.infer<typeof SinPartido>;

export const Propuesta = z.object({
  partidos: z.array(LineaPropuesta),
  avisos: z.array(z.string()),
  /** The first of them when they are a crowd: `resumen` and `cuantosFuera` count them all. */
  fuera: z.array(ParejaFuera),
  cuantosFuera: z.int().min(0),
  sinPartido: z.array(SinPartido),
  /** «12 parejas sin sitio: 7 por pistas llenas el sábado.»; null when nobody is left out. */
  resumen: z.string().nullable(),
  demostrado: z.boolean(),
  cota: z.int().min(0),
  /** Lines that are not friendlies: what `cota` bounds. */
  lineas: z.int().min(0),
  /** Of singles and pairs together: people on court, each day apart, which is what is wanted first, and the most there could be. */
  gente: z.object({ juegan: z.int().min(0), cota: z.int().min(0) }).optional(),
});
export type Propuesta = z.infer<typeof Propuesta>;

/** Where a proposal is; until the engine takes it, waiting. */
export const Avance = z.object({
  fase: z.enum(['espera', ...FASES]),
  /** How much of the phase is done, from 0 to 1. */
  hecho: z.number().min(0).max(1),
});
export type Avance = z.infer<typeof Avance>;

export const propuestaApi = {
  generar: post(
    '/api/private/partidos/propuesta',
    'El mejor fin de semana para esas pistas y días: líneas, quién se queda fuera y por qué, y si está probado que es el mejor.',
    { body: PropuestaPedir, output: Propuesta },
  ),
  avance: get(
    '/api/private/partidos/propuesta/avance',
    'Cómo va una propuesta en marcha, por el `encargo` con que se pidió.',
    { query: z.object({ encargo: Encargo }), output: Avance },
  ),
  guardar: post(
    '/api/private/partidos/guardarPropuesta',
    'Guarda las líneas como partidos, todas o ninguna; cada error nombra su línea por el lugar, y cada aviso quiénes juegan y cuándo.',
    {
      body: z.array(LineaPropuesta).max(MAX_LINEAS),
      output: z.object({ creados: z.int().min(0), avisos: z.array(Aviso) }),
    },
  ),
};
