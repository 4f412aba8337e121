import { z } from 'zod';
import { MOTIVOS_DESTINO } from '#domain/clasificacion/cierre-temporada.ts';
import { ZONAS } from '#domain/clasificacion/fila.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { MODOS_DECISION, SI_IGUALAN } from '#domain/liga/reglas.ts';
import { FINES } from '#domain/liga/temporada.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import {
  DiaLeido,
  FechaHoraLeida,
  Id,
  QueryId,
  QueryIds,
  siHay,
  texto,
  textoObligatorio,
} from '../comunes.ts';
import { get, post } from '../endpoint.ts';
import { ANIOS, PENDIENTES, PUESTOS } from '../opciones.ts';
import { Clasificacion, FilaClasificacion } from './clasificaciones.ts';
import { EstadoJugador } from './jugadores.ts';
import { Ciclo, Deporte, disciplina, Liga, Modo, Reglas } from './ligas.ts';

/** A match that is arranged, still to be played or to be scored, or that was put off. */
export const PartidoPuesto = z.object({
  id: Id,
  fecha: FechaHoraLeida,
  duracion: z.int(),
  pista: z.string().nullable(),
  jugador1: z.string(),
  jugador2: z.string(),
  aplazado: z.boolean(),
  /** Of one begun, its score so far. */
  nota: z.string().optional(),
});
export type PartidoPuesto = z.infer<typeof PartidoPuesto>;

const creados = z.int().min(0);

export const Resolucion = z.object({
  creados,
  /** Each resolution match; `aplazado`: the postponed one that is awarded instead of adding another. */
  resueltos: z.array(z.object({ ganador: z.string(), perdedor: z.string(), aplazado: z.boolean() })),
  /** Arranged from now on, or begun and to be gone on with: they are left to be played, and not awarded. */
  porJugar: z.array(PartidoPuesto),
  /** What two owe who are equal in everything: nobody wins it, and what they have arranged stays where it is. */
  sinAdjudicar: z.array(
    z.object({
      jugador1: z.string(),
      jugador2: z.string(),
      faltan: z.int().min(1),
      /** After both names: "no han jugado ninguno". */
      motivo: z.string(),
    }),
  ),
  /** Arranged matches that leave the schedule, or would never be scored: awarded, or cancelled if nobody owes them. */
  quitados: z.array(
    PartidoPuesto.extend({
      cancelado: z.boolean(),
      /** Its time has passed: it may have been played, and its result is missing. */
      porPuntuar: z.boolean(),
    }),
  ),
});
export type Resolucion = z.infer<typeof Resolucion>;

const query = z.object({
  idLiga: QueryId,
  /** Of those arranged from now on, which are taken off and awarded. None: all are left to be played. */
  quitar: QueryIds,
});

/** Tells a preview apart from any other. Sent back, what is confirmed is what was seen: 409 when it no longer is. */
const huella = z.string().max(100);

const RESOLVER = [
  '/api/private/ligas/finalizar',
  'Resolver división: da por ganado cada partido que falta al mejor clasificado, y a nadie si igualan en todo. Lo fijado de ahora en adelante se queda por jugar, menos lo de `quitar`.',
  { query: query.extend({ huella: siHay(huella) }), output: z.object({ creados }) },
] as const;

const Pendientes = z.enum(PENDIENTES);
const AniosPedidos = z.enum(ANIOS).default('mismos');

const ABRIR = [
  '/api/private/ligas/nuevaTemporada',
  'Nueva temporada: copia la liga, con sus mismos años o, si lo dice `anios`, los siguientes; lleva a ella a sus jugadores y deja inactiva la anterior. Sus partidos fijados siguen por jugar, y a la vista, salvo que `pendientes` diga que se cancelan. El ensayo dice a cuántos mueve y qué partidos quedan.',
  {
    query: z.object({
      idLiga: QueryId,
      pendientes: Pendientes.default('mantener'),
      anios: AniosPedidos,
      huella: siHay(huella),
    }),
    output: z.array(Liga),
    /** How many players it moves, and what its league leaves to be played, scored or given a day. */
    rehearsal: z.object({ jugadores: z.int().min(0), puestos: z.array(PartidoPuesto), huella }),
  },
] as const;

/** The ends of a season. Only active social and infantil leagues: 409 otherwise. */
export const temporadasApi = {
  finalizar: post(...RESOLVER),
  finalizarPorGet: get(...RESOLVER),
  previa: get(
    '/api/private/ligas/finalizar/previa',
    'La tabla que dejaría resolver división, y cada partido que crearía o quitaría.',
    { query, output: Clasificacion.extend({ ...Resolucion.shape, huella }) },
  ),
  nuevaTemporada: post(...ABRIR),
  nuevaTemporadaPorGet: get(...ABRIR),
};

/** What becomes of what is arranged from now on: left to be played, and not awarded, or taken off and awarded. */
const Puestos = z.enum(PUESTOS);
const Tipo = z.enum(TIPOS_GESTIONADOS);

/** Of one type, sport and mode: a season, or the cycle of it that is being played. */
const queSeCierra = {
  tipo: Tipo,
  deporte: Deporte.default(DE_SIEMPRE.deporte),
  modo: Modo.default(DE_SIEMPRE.modo),
  fin: z.enum(FINES).default('temporada'),
};

const orden = z.array(Id).max(200);

/** Who goes first, and the balls by which it came out: each is the place, from 1, among those who are left in the list. */
const Sorteo = z.object({ orden, bolas: z.array(z.int().min(1)) });

/** A division that ends: what resolving it does, its final table and its league of next season. */
const Division = Resolucion.extend({
  idLiga: Id,
  nombre: z.string(),
  division: z.int(),
  clasificaciones: z.array(
    FilaClasificacion.pick({
      idJugador: true,
      jugador: true,
      puntos: true,
      partidosJugados: true,
      zona: true,
      puesto: true,
      empatado: true,
    }),
  ),
  /** How its rules say that they are told apart; another way may be chosen. */
  siIgualan: z.enum(SI_IGUALAN),
  /** Who are equal in everything across a line, decided or not: `plazas` are what their places give, in order. */
  empates: z.array(
    z.object({
      puesto: z.int().min(1),
      jugadores: z.array(z.object({ idJugador: Id, jugador: z.string() })),
      plazas: z.array(z.enum(ZONAS).nullable()),
      /** What has been drawn, until it is taken back. */
      sorteo: Sorteo.nullable(),
    }),
  ),
  nueva: z.object({
    nombre: z.string(),
    abierta: z.boolean(),
    /** Of a cycle, its first and last day as far as they are known. */
    desde: DiaLeido.nullable(),
    hasta: DiaLeido.nullable(),
  }),
  /** How many players its group has, at least and at most; 0: it does not say. Only warned of. */
  grupo: Reglas.pick({ grupoMin: true, grupoMax: true }),
});

/** Where a player would go; `a` is the league that ends whose division they play in next, null stays out. */
const Destino = z.object({
  idJugador: Id,
  jugador: z.string(),
  estado: EstadoJugador,
  de: Id,
  puesto: z.int().min(1),
  empatado: z.boolean(),
  a: Id.nullable(),
  motivo: z.enum(MOTIVOS_DESTINO),
  rival: z.string().nullable(),
});

export const Cierre = z.object({
  tipo: Tipo,
  ...disciplina,
  anio: z.int(),
  ciclo: Ciclo,
  fin: z.enum(FINES),
  anios: z.array(z.int()),
  divisiones: z.array(Division),
  destinos: z.array(Destino),
  /** Tells this answer apart from any other: what is confirmed is what was seen. */
  huella: z.string(),
});
export type Cierre = z.infer<typeof Cierre>;

const porQue = textoObligatorio(300, 'Escribe por qué');

const Desempatado = z
  .object({ orden, motivo: texto(300).default(''), modo: z.enum(MODOS_DECISION).default('mano') })
  .refine(({ modo, motivo }) => modo !== 'mano' || porQue.safeParse(motivo).success, {
    path: ['motivo'],
    error: 'Escribe por qué',
  })
  .refine((uno) => uno.modo !== 'partido' || uno.orden.length === 2, {
    path: ['orden'],
    error: 'Un partido decide entre dos',
  });

export const CerrarTemporada = z.object({
  ...queSeCierra,
  anio: z.int(),
  puestos: Puestos,
  huella: z.string().max(100),
  destinos: z.array(z.object({ idJugador: Id, a: Id.nullable() })).max(2000),
  /** Of each tie across a line: who goes first, as it was seen, and how it was settled; of what somebody says, why. */
  desempates: z.array(Desempatado).max(200).default([]),
});
export type CerrarTemporada = z.infer<typeof CerrarTemporada>;

export const SortearEmpate = z.object({
  idLiga: Id,
  puestos: Puestos.default('mantener'),
  /** Who are equal, in any order. */
  jugadores: orden.min(2),
  /** Who was there, for the log. */
  testigos: texto(300).default(''),
});
export type SortearEmpate = z.infer<typeof SortearEmpate>;

export const cierreApi = {
  ver: get(
    '/api/private/ligas/cierre',
    'Qué haría cerrar una temporada de un tipo, o el ciclo que se juega de ella: cada división resuelta, y adónde va cada jugador. Sin año, la más antigua que sigue.',
    {
      query: z.object({
        ...queSeCierra,
        anio: siHay(z.coerce.number().int()),
        puestos: Puestos.default('mantener'),
        /** The players of the ties that are decided, who goes first before. */
        orden: QueryIds,
      }),
      output: Cierre,
    },
  ),
  cerrar: post(
    '/api/private/ligas/cierre',
    'Cierra una temporada de un tipo, o el ciclo que se juega de ella: resuelve sus divisiones, las deja inactivas, abre las del año o el ciclo siguiente y lleva a cada jugador a la suya. 400 si queda un empate por decidir; 409 si ya no es lo que se vio. Se puede deshacer desde el registro.',
    { body: CerrarTemporada, output: z.object({ ligas: z.int(), jugadores: z.int(), fuera: z.int() }) },
  ),
  sortear: post(
    '/api/private/ligas/cierre/sorteo',
    'Sortea quién va delante de los que igualan en todo, y lo guarda y lo apunta en el registro. Una vez: si ya se sorteó, dice lo que salió. 409 si ya no igualan. Se puede deshacer desde el registro.',
    { body: SortearEmpate, output: Sorteo },
  ),
};
