import { z } from 'zod';
import { DURACIONES } from '#domain/liga/liga.ts';
import { ESCRITOS } from '#domain/partido/plano.ts';
import {
  cifras,
  Dia,
  FechaHora,
  FechaHoraLeida,
  Id,
  losDos,
  opcional,
  ParamId,
  texto,
  Version,
} from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';
import { Hora } from './clausuras.ts';
import { Deporte, TipoLiga } from './ligas.ts';

/** One score box: a whole number, or null when empty. Its limits are the domain's (`erroresDe`). */
const Caja = z.number().nullable();

type NombreCaja = `jugador${1 | 2}Set${1 | 2 | 3 | 4 | 5 | 6}`;

const NOMBRES_CAJA = [1, 2].flatMap((lado) =>
  [1, 2, 3, 4, 5, 6].map((set) => `jugador${lado}Set${set}` as NombreCaja),
);

const cajasCon = <T extends z.ZodType>(caja: T) =>
  Object.fromEntries(NOMBRES_CAJA.map((nombre) => [nombre, caja])) as Record<NombreCaja, T>;

export const cajas = cajasCon(Caja);

const indicadoresCon = <T extends z.ZodType>(indicador: T) => ({
  jugador1NoPresenta: indicador,
  jugador2NoPresenta: indicador,
  jugador1Aplaza: indicador,
  jugador2Aplaza: indicador,
  /** Put off by the club: at the request of neither. */
  clubAplaza: indicador,
  /** Will not be played. It matters only while there is no result. */
  cancelado: indicador,
});

/** How it stands or ended where boxes and flags cannot say it; of a save without it, it stays while they do. */
const desenlace = z.enum(ESCRITOS).nullish();

/** No-show and postponed flags of both players, and whether the match was cancelled. */
export const indicadores = { ...indicadoresCon(z.boolean()), desenlace };

/** The same as a form sends them: what is left out is empty. */
export const cajasOpcionales = cajasCon(opcional(cifras(z.number())));
const indicadoresOpcionales = {
  ...indicadoresCon(z.boolean().default(false)),
  desenlace,
};

export const Partido = z.object({
  id: Id,
  idLiga: Id,
  idPista: Id.nullable(),
  fecha: FechaHoraLeida,
  duracion: z.int(),
  observaciones: z.string().nullable(),
  sintetico: z.boolean(),
  idJugador1: Id,
  idJugador2: Id,
  ...cajas,
  ...indicadores,
  version: Version,
});
export type Partido = z.infer<typeof Partido>;

export const PartidoFila = Partido.extend({
  liga: z.string(),
  pista: z.string().nullable(),
  jugador1: z.string(),
  jugador2: z.string(),
});
export type PartidoFila = z.infer<typeof PartidoFila>;

/** The same with how its players are called in public, which is what a group is told. */
export const PartidoEncontrado = PartidoFila.extend({
  jugador1Publico: z.string(),
  jugador2Publico: z.string(),
});
export type PartidoEncontrado = z.infer<typeof PartidoEncontrado>;

export const PartidoGuardar = z.object({
  idLiga: Id,
  idPista: opcional(Id),
  fecha: FechaHora,
  duracion: z.literal([...DURACIONES]),
  observaciones: opcional(texto(2000)),
  sintetico: z.boolean().default(false),
  idJugador1: Id,
  idJugador2: Id,
  ...cajasOpcionales,
  ...indicadoresOpcionales,
  version: Version.nullish(),
});
export type PartidoGuardar = z.infer<typeof PartidoGuardar>;

export const PartidoBuscar = z.object({
  fecha: opcional(Dia),
  desde: opcional(Dia).default(null),
  idPista: opcional(Id),
  idLiga: opcional(Id),
  jugador: opcional(texto(80)),
  /** Only today's matches and those before without result nor postponement. */
  porAtender: z.boolean().default(false),
  /** Only those postponed that are still to be played, of active leagues. */
  aplazados: z.boolean().default(false),
  /** Only those begun, that are to be gone on with. */
  porReanudar: z.boolean().default(false),
  /** Only those whose deadline to tell the result has passed. */
  fueraDePlazo: z.boolean().default(false),
});
export type PartidoBuscar = z.input<typeof PartidoBuscar>;
export type PartidoBuscado = z.output<typeof PartidoBuscar>;

/** Something unusual beside the field it belongs to. */
export const Aviso = z.object({ path: z.string(), message: z.string() });
export type Aviso = z.infer<typeof Aviso>;

export const PartidoGuardado = Partido.extend({ avisos: z.array(Aviso) });
export type PartidoGuardado = z.infer<typeof PartidoGuardado>;

export const partidosApi = {
  buscar: post(
    '/api/private/partidos',
    'Partidos por día, pista, liga o nombre del jugador; el más nuevo primero.',
    { body: PartidoBuscar, output: z.array(PartidoEncontrado) },
  ),
  incidencias: get('/api/private/partidos/incidencias', 'Jugadores con una incidencia, por días.', {
    output: z.record(z.string(), z.array(Id)),
  }),
  leer: get('/api/private/partidos/:id', 'Un partido.', { params: ParamId, output: Partido }),
  guardar: post(
    '/api/private/partidos/:id',
    'Crea (id 0) o cambia un partido; 409 si la pista o un jugador están ocupados a esa hora.',
    { params: ParamId, body: PartidoGuardar, output: PartidoGuardado },
  ),
  borrar: remove('/api/private/partidos/:id', 'Borra un partido.', { params: ParamId, output: null }),
};

/** As many matches as one screen shows, and a day has. */
const MAX_PARTIDOS = 500;

export const Puntuacion = z.object({
  id: Id,
  observaciones: opcional(texto(2000)),
  ...cajasOpcionales,
  ...indicadoresOpcionales,
  version: Version.nullish(),
});
export type Puntuacion = z.infer<typeof Puntuacion>;

export const puntuacionesApi = {
  pendientes: get(
    '/api/private/partidos/pendientespuntuar',
    'Partidos de ligas activas de un tipo, pasada su hora, sin resultado ni aplazamiento.',
    { query: z.object({ tipo: TipoLiga }), output: z.array(PartidoFila) },
  ),
  guardar: post(
    '/api/private/partidos/guardarpuntuaciones',
    'Puntúa muchos partidos, todos o ninguno; cada error y aviso nombra su partido por lugar y jugadores.',
    {
      body: z.object({ partidos: z.array(Puntuacion).max(MAX_PARTIDOS) }),
      output: z.object({ guardados: z.int().min(0), avisos: z.array(Aviso) }),
    },
  ),
};

/** A match that is not played when it was to be, and its new moment and court; without one the club puts it off. */
export const Suspension = z.object({
  id: Id,
  version: Version,
  fecha: opcional(FechaHora),
  idPista: opcional(Id),
});
export type Suspension = z.infer<typeof Suspension>;

export const SuspenderPartidos = z.object({
  partidos: z.array(Suspension).min(1).max(MAX_PARTIDOS),
  nota: opcional(texto(200)),
});
export type SuspenderPartidos = z.infer<typeof SuspenderPartidos>;

export const suspenderApi = {
  suspender: post(
    '/api/private/partidos/suspender',
    'Mueve a otra hora partidos sin resultado, o los aplaza: todos o ninguno; cada error y aviso nombra su partido por lugar y jugadores.',
    {
      body: SuspenderPartidos,
      output: z.object({ movidos: z.int().min(0), aplazados: z.int().min(0), avisos: z.array(Aviso) }),
    },
  ),
};

const Ventana = z.object({ inicio: z.int().min(0), fin: z.int().min(0) });

/** As many days as the longest absence has. */
const MAX_DIAS = 400;
const MAX_CAMBIOS = 500;

export const Cambio = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('ausencia'), idJugador: Id, dias: z.array(Dia).max(MAX_DIAS) }),
  z.object({ tipo: z.literal('baja'), idJugador: Id, estado: z.enum(['lesion', 'eliminado']) }),
  z.object({ tipo: z.literal('liga'), idJugador: Id, idLiga: Id }),
  z.object({ tipo: z.literal('pista'), idPista: Id, deporte: Deporte.optional() }),
  z.object({
    tipo: z.literal('clausura'),
    fecha: Dia,
    hasta: Dia.nullable(),
    inicio: Hora.nullable(),
    fin: Hora.nullable(),
    pistas: z.array(Id).nullable(),
    motivo: z.string(),
  }),
  z.object({ tipo: z.literal('inactiva'), idLiga: Id }),
  z.object({ tipo: z.literal('horario'), idLiga: Id, antes: Ventana, despues: Ventana }),
  z.object({ tipo: z.literal('vuelta'), idLiga: Id }),
  z.object({ tipo: z.literal('peticion'), idJugador: Id, idPartido: Id }),
]);
export type Cambio = z.infer<typeof Cambio>;

export const Cambios = z.object({ cambios: z.array(Cambio).max(MAX_CAMBIOS) });
export type Cambios = z.infer<typeof Cambios>;

/** A match, arranged or put off, that those changes touch, and which of them do. */
export const PartidoAfectado = z.object({
  id: Id,
  version: Version,
  fecha: FechaHoraLeida,
  pista: z.string().nullable(),
  liga: z.string(),
  ...losDos,
  /** Put off already: it has no place to lose. */
  aplazado: z.boolean(),
  /** Proposals place matches of its league. */
  sePropone: z.boolean(),
  motivos: z.array(Cambio),
});
export type PartidoAfectado = z.infer<typeof PartidoAfectado>;

const Hueco = z.object({ fecha: FechaHora, idPista: Id.nullable(), pista: z.string().nullable() });
export type Hueco = z.infer<typeof Hueco>;

/** When nothing is offered because of somebody, or of their league, `motivo` says so. */
const Huecos = z.object({ huecos: z.array(Hueco), motivo: z.string().nullable() });
export type Huecos = z.infer<typeof Huecos>;

/** Two players of a league who have still to play each other, with nothing arranged. */
const Debido = z.object({
  idLiga: Id,
  liga: z.string(),
  duracion: z.int(),
  ...losDos,
});
export type Debido = z.infer<typeof Debido>;

export const debidosApi = {
  ver: post(
    '/api/private/partidos/debidos',
    'Quiénes se deben un partido que se podría fijar ese día, en las ligas en juego.',
    { body: z.object({ dia: Dia }), output: z.array(Debido) },
  ),
};

export const peticionesApi = {
  listar: get(
    '/api/private/partidos/peticiones',
    'Los partidos puestos para los que algún jugador pide otro día, y quién.',
    { output: z.array(PartidoAfectado) },
  ),
  denegar: post(
    '/api/private/partidos/:id/peticion',
    'Deja en su día un partido para el que un jugador pedía otro, y se lo dice en su página.',
    { params: ParamId, body: z.object({ idJugador: Id }), output: z.array(PartidoAfectado) },
  ),
};

export const afectadosApi = {
  ver: post(
    '/api/private/partidos/afectados',
    'Los partidos fijados que tocarían unos cambios aún sin guardar, por orden de fecha. No guarda nada.',
    { body: Cambios, output: z.array(PartidoAfectado) },
  ),
  huecos: post(
    '/api/private/partidos/:id/huecos',
    'Dónde podría jugarse en cambio un partido si se hicieran esos cambios: un sitio por día durante tres semanas, o por qué no hay.',
    { params: ParamId, body: Cambios, output: Huecos },
  ),
};
