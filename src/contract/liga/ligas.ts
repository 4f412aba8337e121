import { z } from 'zod';
import { DEPORTES, MODOS } from '#domain/liga/deportes.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { DURACIONES, ESTADOS_LIGA, MAX_CICLOS } from '#domain/liga/liga.ts';
import {
  AL_VENCER,
  CRITERIOS,
  DERROTAS_RETIRADA,
  esDeLiguilla,
  FORMATOS_SET,
  HORAS_RESPUESTA,
  JUGADORES_GRUPO,
  MAX_SUPLENCIAS,
  MEDIDAS,
  MODOS_DECISION,
  PLAZO_RESULTADO,
  QUIENES_ANOTAN,
  RECHAZOS,
  REGLAS_AL_IRSE,
  RETIRADAS,
  RETO_DIAS,
  RETO_PUESTOS,
  SALTO,
  SEMANAS_CICLO,
  SI_IGUALAN,
  SIN_RESPUESTA,
  SISTEMAS,
} from '#domain/liga/reglas.ts';
import { TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { Dia, DiaLeido, Id, opcional, ParamId, QueryId, texto, Version } from '../comunes.ts';
import { get, post, remove } from '../endpoint.ts';
import { EstadoJugador } from './jugadores.ts';

const MAX_PUNTOS = 100;
const MAX_PLAZAS = 10;
const puntos = z.int().min(-MAX_PUNTOS).max(MAX_PUNTOS);
const salto = z.int().min(SALTO.min).max(SALTO.max).default(SALTO.min);
const jugadoresDeGrupo = z.int().min(JUGADORES_GRUPO.min).max(JUGADORES_GRUPO.max).default(0);
const sinRepetidos = (lista: readonly unknown[]): boolean => new Set(lista).size === lista.length;

/** The rules record of one league, as it travels and as it is stored. */
export const Reglas = z.object({
  clasifica: z.boolean(),
  victoria: puntos,
  derrota: puntos,
  derrotaWo: puntos,
  derrotaResolucion: puntos,
  /** Absent in what was stored before them: as it was then. */
  derrotaAjustada: puntos.nullable().default(null),
  puntosSetGanado: puntos.default(0),
  puntosSetPerdido: puntos.default(0),
  empate: puntos.nullable().default(null),
  ninguno: puntos.nullable().default(null),
  retirada: z.enum(RETIRADAS).default('alRival'),
  derrotaRetirada: z.enum(DERROTAS_RETIRADA).default('jugado'),
  contarMarcadorWo: z.boolean(),
  superTieBreakComoJuego: z.boolean(),
  medida: z.enum(MEDIDAS),
  desempates: z
    .array(z.enum(CRITERIOS))
    .max(CRITERIOS.length)
    .refine(sinRepetidos, 'Hay un desempate repetido'),
  siIgualan: z.enum(SI_IGUALAN).default('seDecide'),
  formatos: z
    .array(z.enum(FORMATOS_SET))
    .min(1, 'Marca al menos un formato de set')
    .refine(sinRepetidos, 'Hay un formato repetido'),
  conReloj: z.boolean().default(false),
  puntoDeOro: z.boolean().default(false),
  ascensos: z.int().min(0).max(MAX_PLAZAS),
  promociones: z.int().min(0).max(MAX_PLAZAS),
  saltoPrimero: salto,
  saltoUltimo: salto,
  puntosCiclo: puntos.default(0),
  inicioCiclo: Dia.nullable().default(null),
  semanasCiclo: z.int().min(SEMANAS_CICLO.min).max(SEMANAS_CICLO.max).default(0),
  grupoMin: jugadoresDeGrupo,
  grupoMax: jugadoresDeGrupo,
  /** Absent in what was stored before it: no. */
  eliminadosOcupanPlaza: z.boolean().default(false),
  alIrse: z.enum(REGLAS_AL_IRSE).default('seDecide'),
  anotan: z.enum(QUIENES_ANOTAN).default('club'),
  horasRespuesta: z.int().min(HORAS_RESPUESTA.min).max(HORAS_RESPUESTA.max).default(48),
  sinRespuesta: z.enum(SIN_RESPUESTA).default('espera'),
  plazoResultado: z.int().min(PLAZO_RESULTADO.min).max(PLAZO_RESULTADO.max).default(0),
  alVencer: z.enum(AL_VENCER).default('mesa'),
  suplencias: z.int().min(0).max(MAX_SUPLENCIAS).default(0),
  sistema: z.enum(SISTEMAS).default('liga'),
  retoPuestos: z.int().min(RETO_PUESTOS.min).max(RETO_PUESTOS.max).default(3),
  retoDias: z.int().min(RETO_DIAS.min).max(RETO_DIAS.max).default(14),
  rechazo: z.enum(RECHAZOS).default('pierde'),
  salida: z.array(Id).max(2000).refine(sinRepetidos, 'Hay un jugador repetido').default([]),
  /** Kept as it is, whatever is sent: only the closing of the season writes it. */
  decididos: z.array(Id).max(2000).default([]),
  /** Likewise: how each tie was settled, and what has been drawn for the closing. */
  decisiones: z
    .array(
      z.object({
        orden: z.array(Id).max(200),
        modo: z.enum(MODOS_DECISION),
        motivo: z.string().max(300),
        bolas: z.array(z.int().min(1)).max(200),
      }),
    )
    .max(1000)
    .default([]),
});

export const TipoLiga = z.enum(TIPOS_LIGA);
export const Deporte = z.enum(DEPORTES);
export const Modo = z.enum(MODOS);

/** What is played in it; tennis, each alone, where nothing is said. */
export const disciplina = { deporte: Deporte, modo: Modo };

/** Of a season of several, which one; 0: the league is the whole season. */
export const Ciclo = z.int().min(0).max(MAX_CICLOS);

const hora = z.int().min(0).max(23);
const minuto = z.int().min(0).max(59);

const campos = {
  estado: z.enum(ESTADOS_LIGA),
  tipo: TipoLiga,
  division: z.int().min(0).max(10),
  anio: z.int(),
  horaBaseInicio: hora,
  minutoBaseInicio: minuto,
  horaBaseFinal: hora,
  minutoBaseFinal: minuto,
  duracion: z.literal([...DURACIONES]),
  idaVuelta: z.boolean(),
  notificar: z.boolean(),
};

export const Liga = z.object({
  id: Id,
  nombre: z.string(),
  ...campos,
  ...disciplina,
  ciclo: Ciclo,
  usuario: z.string().nullable(),
  fechaIdaVuelta: DiaLeido.nullable(),
  reglas: Reglas,
  version: Version,
});
export type Liga = z.infer<typeof Liga>;

/**
 * Saving: the name is made by the server; without `reglas` a league keeps, or starts with, those of its type, and without sport
 * or mode it keeps its own.
 */
export const LigaGuardar = z.object({
  ...campos,
  deporte: Deporte.nullish(),
  modo: Modo.nullish(),
  /** Absent: the one it has. */
  ciclo: Ciclo.nullish(),
  idaVuelta: campos.idaVuelta.default(false),
  notificar: campos.notificar.default(false),
  usuario: opcional(texto(60)),
  fechaIdaVuelta: opcional(Dia),
  reglas: Reglas.refine(({ clasifica, desempates }) => clasifica || !desempates.some(esDeLiguilla), {
    path: ['desempates'],
    error: 'Sin clasificación no hay empates: quita los criterios «entre los empatados»',
  })
    .refine((reglas) => reglas.clasifica || !esEscalera({ reglas }), {
      path: ['sistema'],
      error: 'Una escalera es una clasificación: marca «Tiene clasificación» o elige «Por puntos»',
    })
    .refine(({ grupoMin, grupoMax }) => grupoMax === 0 || grupoMin <= grupoMax, {
      path: ['grupoMax'],
      error: 'Un grupo no puede tener menos jugadores como mucho que como poco',
    })
    .refine(({ alVencer, plazoResultado }) => alVencer === 'mesa' || plazoResultado > 0, {
      path: ['plazoResultado'],
      error: 'Sin plazo nada se da por no jugado solo: pon los días, o elige que lo haga el club',
    })
    .nullish(),
  version: Version.nullish(),
});
export type LigaGuardar = z.infer<typeof LigaGuardar>;

export const BorradoLiga = z.object({
  partidos: z.int().min(0),
  incidencias: z.int().min(0),
  /** Players who were only in this league: they are deleted with it. */
  jugadores: z.int().min(0),
  /** Players with something in other leagues: they stay, without a league. */
  salen: z.int().min(0),
});
export type BorradoLiga = z.infer<typeof BorradoLiga>;

export const ligasApi = {
  listar: get(
    '/api/private/ligas',
    'Todas las ligas: las activas primero, la temporada más nueva primero, por nivel.',
    { output: z.array(Liga) },
  ),
  leer: get('/api/private/ligas/:id', 'Una liga.', { params: ParamId, output: Liga }),
  guardar: post('/api/private/ligas/:id', 'Crea (id 0) o cambia una liga.', {
    params: ParamId,
    body: LigaGuardar,
    output: Liga,
  }),
  borrar: remove('/api/private/ligas/:id', 'Borra una liga sin partidos ni jugadores.', {
    params: ParamId,
    output: null,
  }),
  borrarEntera: post(
    '/api/private/ligas/:id/borrado',
    'Borra una liga con sus partidos, sus incidencias y los jugadores que solo estaban en ella. El ensayo dice cuántos, y el cuerpo es lo confirmado; 409 si ya no es lo que se iría. Se puede deshacer desde el registro.',
    { params: ParamId, body: BorradoLiga.nullish(), output: null, rehearsal: BorradoLiga },
  ),
};

const cuenta = z.int().min(0);
const media = z.number().min(0);

const Desigualdad = z.discriminatedUnion('que', [
  z.object({ que: z.literal('pocos'), suyos: cuenta, media, aplazo: cuenta }),
  z.object({ que: z.literal('parado'), dias: cuenta, media }),
  z.object({ que: z.literal('horas'), malas: cuenta, de: cuenta, media }),
  z.object({ que: z.literal('sitio'), sitio: z.string(), suyos: cuenta, de: cuenta, media }),
  z.object({ que: z.literal('aplazados'), veces: cuenta, media }),
]);
export type Desigualdad = z.infer<typeof Desigualdad>;

const FilaEquidad = z.object({
  idJugador: Id,
  jugador: z.string(),
  estado: EstadoJugador,
  jugados: cuenta,
  puestos: cuenta,
  debe: cuenta,
  diasSinJugar: cuenta.nullable(),
  malasHoras: cuenta,
  sitios: z.array(z.object({ sitio: z.string(), partidos: cuenta })),
  aplazo: z.object({ suyos: cuenta, rivales: cuenta, club: cuenta }),
  desigualdades: z.array(Desigualdad),
});
export type FilaEquidad = z.infer<typeof FilaEquidad>;

export const equidadApi = {
  ver: get(
    '/api/private/ligas/equidad',
    'Qué le ha tocado a cada jugador de una liga frente a los demás, y en qué sale alguien perdiendo.',
    { query: z.object({ idLiga: QueryId }), output: z.array(FilaEquidad) },
  ),
};
