import { z } from 'zod';
import { ZONAS } from '#domain/clasificacion/fila.ts';
import { ESTADOS_META, METAS } from '#domain/futuro/zonas.ts';
import { CRITERIOS, MEDIDAS } from '#domain/liga/reglas.ts';
import { ESCRITOS } from '#domain/partido/plano.ts';
import { DiaLeido, FechaHoraLeida, Id, ParamId, QueryId, siHay } from '../comunes.ts';
import { get } from '../endpoint.ts';
import { AjustePublico } from './ajustes.ts';
import { EstadoJugador, EstadoPublico } from './jugadores.ts';
import { Ciclo, disciplina, Reglas, TipoLiga } from './ligas.ts';
import { cajas, indicadores } from './partidos.ts';

/** Whole numbers the rules counted. Not checked one by one: it took as long as counting them. */
const contado = (minimum?: number) =>
  z.number().meta({ type: 'integer', ...(minimum !== undefined && { minimum }) });
const entero = contado();
const cuenta = contado(0);

const Zona = z.enum(ZONAS);

/** What decided a place over the player right below, or that both share it: the criterion, both values and a Spanish sentence. */
const Desempate = z.object({
  criterio: z.enum([...CRITERIOS, 'decision', 'ninguno']),
  idRival: Id,
  rival: z.string(),
  medida: z.enum(MEDIDAS).nullable(),
  valor: z.number().nullable(),
  valorRival: z.number().nullable(),
  explicacion: z.string(),
});

export const FilaClasificacion = z.object({
  idJugador: Id,
  jugador: z.string(),
  estado: EstadoJugador,
  /** false: who left the league, and goes after all others as the eliminated do. */
  enLiga: z.boolean(),
  puntos: entero,
  partidosJugados: cuenta,
  partidosGanados: cuenta,
  setsGanados: cuenta,
  setsPerdidos: cuenta,
  juegosGanados: cuenta,
  juegosPerdidos: cuenta,
  woGanados: cuenta,
  woPerdidos: cuenta,
  aplazados: cuenta,
  aplazadosTotal: cuenta,
  incidencias: cuenta,
  zona: Zona.nullable(),
  desempate: Desempate.nullable(),
  /** Points by hand that `puntos` has; absent where there are none. */
  ajustes: z.array(AjustePublico).readonly().optional(),
  /** The place, the first of those that equals share; `empatado`: it is shared. */
  puesto: contado(1),
  empatado: z.boolean(),
  /** Of a ladder, which has no points: why they are in that place, and the names of whom they may challenge. */
  sinPuntos: z.literal(true).optional(),
  motivo: z.string().optional(),
  puedeRetar: z.array(z.string()).optional(),
});
export type FilaClasificacion = z.infer<typeof FilaClasificacion>;

/**
 * −2 shows 0 and −1 shows 1 while legs are missing. `sets`: won in the only match, where pairs meet once; none of
 * either, if one did not turn up.
 */
export const FilaCruces = z.object({
  pos: contado(1),
  idJugador: Id,
  jugador: z.string(),
  estado: EstadoJugador,
  cruces: z.array(entero.nullable()),
  sets: z.array(entero.nullable()),
  /** Matches that ended level with each; absent where there are none. */
  empates: z.array(entero).optional(),
});
export type FilaCruces = z.infer<typeof FilaCruces>;

export const Clasificacion = z.object({
  clasificaciones: z.array(FilaClasificacion),
  cruces: z.array(FilaCruces),
  division: entero,
  tipo: TipoLiga,
  primeraDivision: z.boolean(),
  ultimaDivision: z.boolean(),
});
export type Clasificacion = z.infer<typeof Clasificacion>;

/** The table as anybody reads it, and how minors are called in it where there are any. */
export const ClasificacionPublica = Clasificacion.extend({
  clasificaciones: z.array(FilaClasificacion.extend({ estado: EstadoPublico })),
  cruces: z.array(FilaCruces.extend({ estado: EstadoPublico })),
  nota: z.string().nullable(),
});
export type ClasificacionPublica = z.infer<typeof ClasificacionPublica>;

export const LigaPublica = z.object({
  id: Id,
  nombre: z.string(),
  tipo: TipoLiga,
  ...disciplina,
  division: entero,
  anio: z.int(),
  ciclo: Ciclo,
  /** The last day of its cycle, where it is known. */
  acaba: DiaLeido.optional(),
});
export type LigaPublica = z.infer<typeof LigaPublica>;

/** A league that ended, and the day of its last match: two of one season may have the same name. */
export const LigaTerminada = LigaPublica.extend({ hasta: DiaLeido });
export type LigaTerminada = z.infer<typeof LigaTerminada>;

/** Names only, those of minors as they are called in public: no contact data ever leaves here. */
export const PartidoPublico = z.object({
  id: Id,
  idLiga: Id,
  liga: z.string(),
  tipo: TipoLiga,
  pista: z.string().nullable(),
  fecha: FechaHoraLeida,
  observaciones: z.string().nullable(),
  sintetico: z.boolean(),
  idJugador1: Id,
  idJugador2: Id,
  jugador1Nombre: z.string(),
  jugador2Nombre: z.string(),
  jugador1Estado: EstadoPublico,
  jugador2Estado: EstadoPublico,
  /** Whether they are minors as far as is known, whatever league the match is of. */
  jugador1Infantil: z.boolean(),
  jugador2Infantil: z.boolean(),
  jugador1Sets: cuenta,
  jugador2Sets: cuenta,
  ...cajas,
  ...indicadores,
  /** 1 or 2, or null while it has no result. */
  ganador: z.literal([1, 2]).nullable(),
  /** Put off, and nobody will play it: one of the two has left the league. */
  sinRival: z.boolean().optional(),
  /** Who played for one of a pair, and for whom: only in the match itself. */
  suplentes: z.array(z.object({ juega: z.string(), por: z.string() })).optional(),
});
export type PartidoPublico = z.infer<typeof PartidoPublico>;

/** The cycles of a season added up, best first; `enJuego`: the one that is being played. */
export const General = z.object({
  tipo: TipoLiga,
  ...disciplina,
  anio: z.int(),
  ciclos: z.array(Ciclo),
  enJuego: Ciclo.nullable(),
  filas: z.array(
    z.object({
      idJugador: Id,
      jugador: z.string(),
      puesto: contado(1),
      empatado: z.boolean(),
      puntos: entero,
      partidosJugados: cuenta,
      partidosGanados: cuenta,
      /** Won less lost. */
      sets: entero,
      juegos: entero,
      /** What each cycle gave, with what playing it in that division adds. */
      ciclos: z.array(
        z.object({
          ciclo: Ciclo,
          division: entero,
          puesto: contado(1),
          empatado: z.boolean(),
          puntos: entero,
        }),
      ),
    }),
  ),
  /** Whether playing a cycle adds points to those of its table; only there, and true, where some division gives them. */
  conPuntosCiclo: z.literal(true).optional(),
  /** How minors are called; null in a league of adults. */
  nota: z.string().nullable(),
});
export type General = z.infer<typeof General>;

export const clasificacionesApi = {
  ligas: get('/api/clasificaciones/ligas', 'Las ligas activas de un tipo (o de todos), por nivel.', {
    query: z.object({ tipo: siHay(TipoLiga) }),
    output: z.array(LigaPublica),
  }),
  terminadas: get(
    '/api/clasificaciones/terminadas',
    'Las ligas de un tipo (o de todos) que se jugaron y ya no están activas, la temporada más nueva primero.',
    { query: z.object({ tipo: siHay(TipoLiga) }), output: z.array(LigaTerminada) },
  ),
  ver: get('/api/clasificaciones/ver', 'La clasificación y los cruces de una liga.', {
    query: z.object({ idLiga: QueryId }),
    output: ClasificacionPublica,
  }),
  general: get(
    '/api/clasificaciones/general',
    'La tabla general de una temporada por ciclos: la suma de los de esa liga. 404 si la liga no es un ciclo.',
    { query: z.object({ idLiga: QueryId }), output: General },
  ),
  jugador: get('/api/clasificaciones/jugador/:id', 'Los partidos de un jugador, el más nuevo primero.', {
    params: ParamId,
    output: z.object({
      nombre: z.string(),
      menor: z.boolean(),
      /** Of a pair, each of the two, whole. */
      losDos: z.array(z.string()),
      /** The pairs that they play in. */
      parejas: z.array(z.object({ id: Id, nombre: z.string() })),
      partidos: z.array(PartidoPublico),
    }),
  }),
  partido: get('/api/clasificaciones/partido/:id', 'Un partido.', {
    params: ParamId,
    output: PartidoPublico,
  }),
};

const Meta = z.enum(METAS);
const Estado = z.enum(ESTADOS_META);

const Futuro = z.object({
  idJugador: Id,
  /** No place above `mejor` nor below `peor` can happen; both can when `exacto`. */
  mejor: z.int(),
  peor: z.int(),
  exacto: z.boolean(),
  /** The best that is decided already. */
  marca: z.enum([...METAS, 'descenso', 'promocionDescenso']).nullable(),
  metas: z.array(z.object({ meta: Meta, estado: Estado })),
  /** False: what is decided stands whoever leaves. The rest always holds while nobody does. */
  siNadieSeVa: z.boolean(),
});
export type Futuro = z.infer<typeof Futuro>;

const Necesita = z.object({
  meta: Meta,
  titulo: z.string(),
  estado: Estado,
  frase: z.string(),
  lista: z.array(z.string()),
});
export type Necesita = z.infer<typeof Necesita>;

const Pareja = { idJugador1: Id, idJugador2: Id };

const Simulable = z.object({
  nombre: z.string(),
  liga: z.object({
    id: Id,
    tipo: TipoLiga,
    ...disciplina,
    division: z.int(),
    anio: z.int(),
    ciclo: Ciclo,
    estado: z.enum(['activa', 'inactiva']),
    idaVuelta: z.boolean(),
    fechaIdaVuelta: DiaLeido.nullable(),
    reglas: Reglas,
  }),
  primeraDivision: z.boolean(),
  ultimaDivision: z.boolean(),
  jugadores: z.array(
    z.object({
      id: Id,
      nombre: z.string(),
      estado: EstadoPublico,
      enLiga: z.boolean(),
      ajustes: z.array(AjustePublico).readonly().optional(),
    }),
  ),
  decididos: z.array(
    z.object({
      ...Pareja,
      sintetico: z.boolean(),
      ausente: z.literal([1, 2]).nullable(),
      sets: z.array(z.tuple([z.int(), z.int()])),
      desenlace: z.enum(ESCRITOS).optional(),
    }),
  ),
  acordados: z.array(z.object(Pareja)),
  cancelados: z.array(z.object(Pareja)),
});
export type Simulable = z.infer<typeof Simulable>;

export const futuroApi = {
  zonas: get(
    '/api/clasificaciones/futuro',
    'De cada jugador de una liga: los puestos en que aún puede acabar, y qué está ya decidido.',
    { query: z.object({ idLiga: QueryId }), output: z.array(Futuro) },
  ),
  necesita: get(
    '/api/clasificaciones/necesita',
    'Qué necesita un jugador de una liga para cada cosa que se puede querer en ella.',
    { query: z.object({ idLiga: QueryId, idJugador: QueryId }), output: z.array(Necesita) },
  ),
  simulador: get(
    '/api/clasificaciones/simulador',
    'Con qué se calcula la tabla de una liga, para probar resultados en ella.',
    { query: z.object({ idLiga: QueryId }), output: Simulable },
  ),
};
