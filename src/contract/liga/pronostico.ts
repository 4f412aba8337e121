import { z } from 'zod';
import { TOPES, VEREDICTOS } from '#domain/pronostico/datos.ts';
import { Dia, DiaDeJuego, FechaHoraLeida, Id, opcional } from '../comunes.ts';
import { endpoint } from '../endpoint.ts';
import { Encargo } from './propuesta.ts';

const Persona = { idJugador: Id, jugador: z.string() };
const cuenta = z.int().min(0);
const parte = z.number().min(0).max(1);
const Horario = z.object({ inicio: cuenta, fin: cuenta });

/** Between which days a league ends, and the one in the middle; null: later than anybody looks. */
const Final = z.object({ antes: Dia.nullable(), previsto: Dia.nullable(), despues: Dia.nullable() });

const Cuello = z.discriminatedUnion('que', [
  z.object({ que: z.literal('vuelta'), desde: Dia.nullable() }),
  z.object({ que: z.literal('jugador'), ...Persona, debe: cuenta, fines: cuenta, puede: cuenta }),
  z.object({
    que: z.literal('pistas'),
    diaSemana: z.int().min(0).max(6),
    faltan: cuenta,
    dias: cuenta,
    de: cuenta,
  }),
  z.object({ que: z.literal('franjas'), ...Persona, idRival: Id, rival: z.string() }),
  z.object({ que: z.literal('lesion'), ...Persona, debe: cuenta }),
  z.object({ que: z.literal('ritmo'), porSemana: z.number(), haceFalta: z.number() }),
]);
export type Cuello = z.infer<typeof Cuello>;

const Simple = z.discriminatedUnion('que', [
  z.object({ que: z.literal('pista'), dias: z.array(Dia) }),
  z.object({ que: z.literal('viernes'), dias: z.array(Dia), horario: Horario }),
  z.object({ que: z.literal('vuelta'), ligas: z.array(z.object({ idLiga: Id, liga: z.string() })) }),
  z.object({ que: z.literal('dobles'), jugadores: z.array(z.object(Persona)) }),
]);
export type RemedioSimple = z.infer<typeof Simple>;

/** When the late leagues would end with it, not later than (`despues`). `remedios`: all of them together. */
const Arreglo = z.object({
  remedios: z.array(Simple).min(1),
  ligas: z.array(z.object({ idLiga: Id, liga: z.string(), final: Final, veredicto: z.enum(VEREDICTOS) })),
});
export type Arreglo = z.infer<typeof Arreglo>;

const PronosticoLiga = z.object({
  idLiga: Id,
  liga: z.string(),
  limite: Dia,
  debidos: cuenta,
  puestos: cuenta,
  fines: cuenta,
  pleno: Dia.nullable(),
  final: Final,
  ritmo: z.object({ porSemana: z.number(), semanas: cuenta, final: Dia.nullable() }).nullable(),
  veredicto: z.enum(VEREDICTOS),
  cuellos: z.array(Cuello),
});
export type PronosticoLiga = z.infer<typeof PronosticoLiga>;

export const Pronostico = z.object({
  hoy: Dia,
  ligas: z.array(PronosticoLiga),
  arreglos: z.array(Arreglo),
  /** Matches of a player in a weekend, at most: what was asked for, or what is the custom. */
  tope: z.literal([...TOPES]),
  fallos: z.object({ aplazan: parte, faltan: parte }),
  simulaciones: cuenta,
  dias: cuenta,
  exactos: cuenta,
  cortado: z.boolean(),
  pistas: cuenta,
});
export type Pronostico = z.infer<typeof Pronostico>;

export const PronosticoPedir = z.object({
  /** The last day of all of them; none: the end of each one's season. */
  hasta: opcional(DiaDeJuego),
  tope: opcional(z.literal([...TOPES])),
  encargo: Encargo.optional(),
});
export type PronosticoPedir = z.infer<typeof PronosticoPedir>;

/** The last answer to the plain question, while another is worked out: without who or what holds a league back. */
export const PronosticoUltimo = z.object({
  cuando: FechaHoraLeida,
  ligas: z.array(
    PronosticoLiga.pick({ idLiga: true, liga: true, limite: true, final: true, veredicto: true }),
  ),
});
export type PronosticoUltimo = z.infer<typeof PronosticoUltimo>;

export const pronosticoApi = {
  ultimo: endpoint({
    method: 'GET',
    path: '/api/private/ligas/pronostico',
    summary: 'Lo último que se calculó, sin cambiar día ni tope, con su fecha; null si aún no hay.',
    output: PronosticoUltimo.nullable(),
  }),
  generar: endpoint({
    method: 'POST',
    path: '/api/private/ligas/pronostico',
    summary: 'Si cada liga activa gestionada acaba a tiempo, qué la frena y qué lo arreglaría.',
    body: PronosticoPedir,
    output: Pronostico,
  }),
};
