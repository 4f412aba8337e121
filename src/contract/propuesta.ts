import { z } from 'zod';
import { MOTIVOS } from '#domain/propuesta/datos.ts';
import { Dia, FechaHora, Id, opcional, texto } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { Aviso } from './partidos.ts';
import { ESTADOS_PISTA } from './pistas.ts';

/** As many courts and lines as one proposal ever has. */
const MAX_PISTAS = 200;
const MAX_LINEAS = 500;

/** Only these two are managed in the private area. Spec §1. */
export const TIPOS_PROPUESTA = ['social', 'infantil'] as const;
export type TipoPropuesta = (typeof TIPOS_PROPUESTA)[number];

/** A court, and whether it may be used. Spec §3, "Proposal request". */
const PistaPedida = z
  .object({
    id: Id,
    nombre: texto(200).default(''),
    estado: z.enum(ESTADOS_PISTA),
    disponible: z.boolean(),
  })
  .refine(({ estado, disponible }) => estado === 'activa' || !disponible, {
    path: ['disponible'],
    message: 'Una pista inactiva no puede estar disponible: actívala antes o quita la marca.',
  });

export const PropuestaPedir = z
  .object({
    tipo: z.enum(TIPOS_PROPUESTA, 'Elige el tipo de liga: social o infantil.'),
    pistas: z.array(PistaPedida).max(MAX_PISTAS),
    fecha1: z.preprocess(
      (valor) => valor ?? '',
      z.string().refine((valor) => Dia.safeParse(valor).success, 'Indica el primer día de juego.'),
    ) as z.ZodType<string, string>,
    fecha2: opcional(Dia),
    vacio: z.boolean().default(false),
    rellenarConAmistosos: z.boolean().default(true),
  })
  .refine(({ fecha1, fecha2 }) => fecha1 !== fecha2, {
    path: ['fecha2'],
    message: 'El segundo día tiene que ser distinto del primero; déjalo vacío si solo se juega uno.',
  });
export type PropuestaPedir = z.infer<typeof PropuestaPedir>;

/** A match to be. A slot still without players has no league either. Spec §3, "Proposal line". */
export const LineaPropuesta = z.object({
  fecha: FechaHora,
  idPista: opcional(Id),
  idLiga: opcional(Id),
  idJugador1: opcional(Id),
  idJugador2: opcional(Id),
});
export type LineaPropuesta = z.infer<typeof LineaPropuesta>;

/** A pair that still owes a match and got no line, with the reason of each day. */
export const ParejaFuera = z.object({
  idLiga: Id,
  liga: z.string(),
  idJugador1: Id,
  jugador1: z.string(),
  idJugador2: Id,
  jugador2: z.string(),
  motivos: z.array(z.object({ dia: z.string(), motivo: z.enum(MOTIVOS), idJugador: Id.nullable() })),
  /** «Ana no puede el sábado; no quedan pistas el domingo.» */
  frase: z.string(),
});
export type ParejaFuera = z.infer<typeof ParejaFuera>;

export const Propuesta = z.object({
  partidos: z.array(LineaPropuesta),
  avisos: z.array(z.string()),
  fuera: z.array(ParejaFuera),
  /** «12 parejas sin sitio: 7 por pistas llenas el sábado.»; null when nobody is left out. */
  resumen: z.string().nullable(),
  demostrado: z.boolean(),
  cota: z.int().min(0),
  /** Lines that are not friendlies: what `cota` bounds. */
  lineas: z.int().min(0),
});
export type Propuesta = z.infer<typeof Propuesta>;

export const propuestaApi = {
  generar: endpoint({
    method: 'POST',
    path: '/api/private/partidos/propuesta',
    summary:
      'The best weekend for those courts and days: lines, who is left out and why, and whether it is proven best.',
    body: PropuestaPedir,
    output: Propuesta,
  }),
  guardar: endpoint({
    method: 'POST',
    path: '/api/private/partidos/guardarPropuesta',
    summary: 'Saves the lines as matches, all or none; each error and warning names its line by place.',
    body: z.array(LineaPropuesta).max(MAX_LINEAS),
    output: z.object({ creados: z.int().min(0), avisos: z.array(Aviso) }),
  }),
};
