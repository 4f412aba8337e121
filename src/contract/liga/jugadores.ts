import { z } from 'zod';
import { JUGADOR } from '#domain/campos.ts';
import { AL_IRSE } from '#domain/clasificacion/al-irse.ts';
import { ESTADOS_JUGADOR, ESTADOS_PUBLICOS } from '#domain/liga/liga.ts';
import { REGLAS_AL_IRSE } from '#domain/liga/reglas.ts';
import { escribirFranjas, leerFranjas, MAX_FRANJAS, sonFranjas } from '#domain/persona/franjas.ts';
import { escritos, leidos } from '../campos.ts';
import { Id, opcional, ParamId, texto, Version } from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';

export const EstadoJugador = z.enum(ESTADOS_JUGADOR);
export const EstadoPublico = z.enum(ESTADOS_PUBLICOS);

export const Jugador = z.object({
  id: Id,
  ...leidos(JUGADOR),
  /** Is or was in a league of children: in public, first name and initial. Nothing that is saved takes it away. */
  reservado: z.boolean(),
  /** Only there, and true, where two people play as one. */
  esPareja: z.literal(true).optional(),
  version: Version,
});
export type Jugador = z.infer<typeof Jugador>;

export const JugadorFila = Jugador.extend({
  liga: z.string().nullable(),
  /** Who plays as this one: whoever plays in two leagues is the same in both. */
  personas: z.array(Id),
  /** Of a pair, the two names whole. */
  nombres: z.array(z.string()).optional(),
});
export type JugadorFila = z.infer<typeof JugadorFila>;

const NO_SON_FRANJAS =
  'Escribe las franjas como sabado-manana:prefiero, con prefiero, mal o nunca, separadas por un espacio.';

/** As they are kept, in the order of the week. */
export const Franjas = z
  .string()
  .trim()
  .max(MAX_FRANJAS, NO_SON_FRANJAS)
  .refine((texto) => texto === '' || sonFranjas(texto), NO_SON_FRANJAS)
  .transform((texto) => escribirFranjas(leerFranjas(texto)));

/** What becomes of what they have left in the league they leave; without it, what its rule says, or it stays open. */
const alIrse = z.enum(AL_IRSE).optional();

export const JugadorGuardar = z.object({
  ...escritos(JUGADOR),
  franjas: Franjas.nullish(),
  /** Only when creating: another player of that one's person, of whom what is known stays. */
  mismaPersonaQue: Id.nullish(),
  /** Only when creating: a pair of that player's person and the one of `mismaPersonaQue`. */
  parejaDe: Id.nullish(),
  alIrse,
  version: Version.nullish(),
});
export type JugadorGuardar = z.infer<typeof JugadorGuardar>;

export const JugadorBuscar = z.object({ idLiga: opcional(Id), jugador: opcional(texto(80)) });
export type JugadorBuscar = z.infer<typeof JugadorBuscar>;

const MAX_VARIOS = 500;

/** The same change for several players; what is not sent stays as it was. */
export const JugadoresCambiar = z.object({
  jugadores: z
    .array(z.object({ id: Id, version: Version }))
    .min(1)
    .max(MAX_VARIOS),
  cambio: z
    .object({ idLiga: Id.nullable().optional(), estado: EstadoJugador.optional() })
    .refine(({ idLiga, estado }) => idLiga !== undefined || estado !== undefined, 'Elige qué cambia'),
  alIrse,
});
export type JugadoresCambiar = z.infer<typeof JugadoresCambiar>;

/** Some players as saving them would leave them. */
const AlIrsePedido = z.object({
  jugadores: z
    .array(z.object({ id: Id, estado: EstadoJugador, idLiga: Id.nullable() }))
    .min(1)
    .max(MAX_VARIOS),
});
export type AlIrsePedido = z.infer<typeof AlIrsePedido>;

const cuantos = z.int().min(0);

/** What the rule of a league would do, and whom it would change the points or the place of. */
export const SegunRegla = z.object({
  liga: z.string(),
  regla: z.enum(REGLAS_AL_IRSE),
  anulados: cuantos,
  adjudicados: cuantos,
  /** `puntos`: how many more, or fewer. */
  rivales: z.array(
    z.object({ jugador: z.string(), puntos: z.int(), puestoAntes: cuantos, puestoDespues: cuantos }),
  ),
});
export type SegunRegla = z.infer<typeof SegunRegla>;

/** Matches that they would owe to who stays, those still on the schedule, and what each league with a rule says. */
const LoQueDejan = z.object({ faltan: cuantos, puestos: cuantos, reglas: z.array(SegunRegla) });
export type LoQueDejan = z.infer<typeof LoQueDejan>;

/** How strong somebody is by what they have played, rounded. docs/reglas/nivel.md */
export const Nivel = z.object({ puntos: z.int(), margen: z.int().min(0), partidos: z.int().min(1) });

const NivelDeJugador = z.object({
  /** Null: nothing that they have played says it. */
  nivel: Nivel.nullable(),
  /** Of whoever is in no league, where they might play; null: too little is known. */
  sugerida: z
    .object({ idLiga: Id, liga: z.string(), mediana: z.int(), divisiones: z.int().min(1) })
    .nullable(),
});
export type NivelDeJugador = z.infer<typeof NivelDeJugador>;

export const jugadoresApi = {
  listar: get('/api/private/jugadores', 'Todos los jugadores, por nombre.', { output: z.array(JugadorFila) }),
  buscar: post(
    '/api/private/jugadores/search',
    'Jugadores de una liga, o cuyo nombre contiene un texto sin mirar mayúsculas ni acentos.',
    { body: JugadorBuscar, output: z.array(JugadorFila) },
  ),
  cambiar: post(
    '/api/private/jugadores/varios',
    'Cambia la liga o el estado de varios jugadores a la vez: todos o ninguno.',
    { body: JugadoresCambiar, output: z.object({ cambiados: z.int().min(0) }) },
  ),
  loQueDejan: post(
    '/api/private/jugadores/dejan',
    'Cuántos partidos dejarían sin jugar esos jugadores si se guardaran así: los que deberían a quienes siguen en su liga, los que están en el horario y lo que hace la regla de cada liga que la tiene. No guarda nada.',
    { body: AlIrsePedido, output: LoQueDejan },
  ),
  leer: get('/api/private/jugadores/:id', 'Un jugador.', { params: ParamId, output: Jugador }),
  nivel: get(
    '/api/private/jugadores/:id/nivel',
    'El nivel de un jugador según sus partidos y, si no está en ninguna liga, la división que se le sugiere. No se guarda: se calcula al pedirlo.',
    { params: ParamId, output: NivelDeJugador },
  ),
  guardar: post('/api/private/jugadores/:id', 'Crea (id 0) o cambia un jugador.', {
    params: ParamId,
    body: JugadorGuardar,
    output: Jugador,
  }),
  borrar: remove('/api/private/jugadores/:id', 'Borra un jugador sin partidos.', {
    params: ParamId,
    output: null,
  }),
};
