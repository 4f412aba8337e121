import type { Dia } from '#domain/fecha.ts';
import { DE_SIEMPRE, type Deporte } from './deportes.ts';
import type { TipoLiga } from './tipos.ts';

export const CRITERIOS = [
  'directo',
  'sets',
  'juegos',
  'menosWo',
  'puntosEntre',
  'setsEntre',
  'juegosEntre',
  'menosPartidos',
] as const;
export type Criterio = (typeof CRITERIOS)[number];

/** Those that count only the matches among who are tied: a liguilla. */
const DE_LIGUILLA: ReadonlySet<Criterio> = new Set(['puntosEntre', 'setsEntre', 'juegosEntre']);
export const esDeLiguilla = (criterio: Criterio): boolean => DE_LIGUILLA.has(criterio);

/** How sets and games are compared: won − lost, or won ÷ (won + lost). */
export const MEDIDAS = ['diferencia', 'porcentaje'] as const;
export type Medida = (typeof MEDIDAS)[number];

/** Usual kinds of set; only warnings hang on them. */
export const FORMATOS_SET = ['largo', 'corto', 'tieBreak', 'superTieBreak', 'once', 'quince'] as const;
export type FormatoSet = (typeof FORMATOS_SET)[number];

const DE_TENIS = ['largo', 'corto', 'tieBreak', 'superTieBreak'] as const satisfies readonly FormatoSet[];

/** Those of each sport, in the order they are offered. */
export const FORMATOS_DE = {
  tenis: DE_TENIS,
  padel: DE_TENIS,
  pickleball: ['once', 'quince'],
} as const satisfies Record<Deporte, readonly FormatoSet[]>;

/** Who writes results: only the club, or the players too, whose word counts once both agree or once the club accepts it. */
export const QUIENES_ANOTAN = ['club', 'confirmado', 'aprobado'] as const;
export type QuienAnota = (typeof QUIENES_ANOTAN)[number];

/** What becomes of a result that the rival does not answer in time: it waits for the club, or is taken as confirmed. */
export const SIN_RESPUESTA = ['espera', 'vale'] as const;
export type SinRespuesta = (typeof SIN_RESPUESTA)[number];

/**
 * What a league says of the matches of somebody who leaves it: nothing, so that it is said each time; all annulled, where
 * less than half was played, else awarded; all annulled; what is left, awarded; or left open. docs/reglas/consecuencias.md
 */
export const REGLAS_AL_IRSE = ['seDecide', 'mitad', 'anular', 'adjudicar', 'abierto'] as const;
export type ReglaAlIrse = (typeof REGLAS_AL_IRSE)[number];

/** Hours that the rival has to answer; at most two weeks. */
export const HORAS_RESPUESTA = { min: 1, max: 336 } as const;

/** Divisions at once. */
export const SALTO = { min: 1, max: 3 } as const;
/** How it was settled who goes first of some who were equal in everything: drawn, played or as somebody said. */
export const MODOS_DECISION = ['sorteo', 'partido', 'mano'] as const;
export type ModoDecision = (typeof MODOS_DECISION)[number];

/** How a league says that it will be settled; `seDecide`: it says nothing, and that is chosen then. docs/reglas/ligas.md */
export const SI_IGUALAN = ['seDecide', ...MODOS_DECISION] as const;
export type SiIgualan = (typeof SI_IGUALAN)[number];

/** The players, who goes first before. `bolas`: those of the draw; `motivo`: why, of what somebody said. */
export type Decision = { orden: number[]; modo: ModoDecision; motivo: string; bolas: number[] };

/** How its players are put in order: by the points of their matches, or by places taken from who is above. docs/reglas/escalera.md */
export const SISTEMAS = ['liga', 'escalera'] as const;
export type Sistema = (typeof SISTEMAS)[number];

/** What it costs who is challenged in a ladder not to turn up: the place, as who is beaten; one place; nothing. */
export const RECHAZOS = ['pierde', 'baja', 'nada'] as const;
export type Rechazo = (typeof RECHAZOS)[number];

/** How many places above one may challenge, and the days to play it. */
export const RETO_PUESTOS = { min: 1, max: 50 } as const;
export const RETO_DIAS = { min: 1, max: 90 } as const;

/** Days in which a result may be told. */
export const PLAZO_RESULTADO = { min: 0, max: 90 } as const;
/** What becomes of a match of which nobody tells the result in time: staff give it up, or it is given up by itself. */
export const AL_VENCER = ['mesa', 'solo'] as const;
export type AlVencer = (typeof AL_VENCER)[number];

/** Of a cycle, and the players of a group; 0: the league does not say. */
export const SEMANAS_CICLO = { min: 0, max: 52 } as const;
export const JUGADORES_GRUPO = { min: 0, max: 100 } as const;

/** At most, in a season. */
export const MAX_SUPLENCIAS = 20;

/** What a match left before its end gives to sets and games: what was missing, won by the rival, or its score as it stood. */
export const RETIRADAS = ['alRival', 'comoVa'] as const;
export type Retirada = (typeof RETIRADAS)[number];

/** Who leaves a match takes the points of a loss played, or of not turning up. */
export const DERROTAS_RETIRADA = ['jugado', 'noPresentado'] as const;
export type DerrotaRetirada = (typeof DERROTAS_RETIRADA)[number];

/** What the published Spanish league regulations disagree on, as data. */
export type Reglas = {
  /** false: no points and no zones (amistosos, playoff). */
  clasifica: boolean;
  sistema: Sistema;
  retoPuestos: number;
  retoDias: number;
  rechazo: Rechazo;
  /** The order in which a ladder starts, the first one on top; who is not in it comes after, by id. */
  salida: number[];
  victoria: number;
  derrota: number;
  derrotaWo: number;
  derrotaResolucion: number;
  /** Of a loss in the deciding set; null: as any other. */
  derrotaAjustada: number | null;
  /** Besides, for each set that counts, won or lost. */
  puntosSetGanado: number;
  puntosSetPerdido: number;
  /** Of each, when nobody wins by sets nor by games; null: such a score is none. */
  empate: number | null;
  /** Of each, when neither turned up; null: it counts for nobody. */
  ninguno: number | null;
  retirada: Retirada;
  derrotaRetirada: DerrotaRetirada;
  /** The 6-0 6-0 of a no-show counts in sets and games. */
  contarMarcadorWo: boolean;
  /** A set with a score of 10 or more counts as one set and 1-0 in games. */
  superTieBreakComoJuego: boolean;
  medida: Medida;
  desempates: Criterio[];
  siIgualan: SiIgualan;
  formatos: FormatoSet[];
  /** Its matches end when the time is up, however they stand: only warnings hang on it. */
  conReloj: boolean;
  /** At deuce the next point decides: a word of the rules, which no count looks at. */
  puntoDeOro: boolean;
  /** Direct places at each end of the table. */
  ascensos: number;
  /** Play-off places at each end of the table. */
  promociones: number;
  /** Divisions that the first one goes up, and the last one down. */
  saltoPrimero: number;
  saltoUltimo: number;
  /** What a cycle played in this division adds to the general table. */
  puntosCiclo: number;
  /** The first day of the cycle, where it is said, and how many weeks it lasts. docs/reglas/ciclos.md */
  inicioCiclo: Dia | null;
  semanasCiclo: number;
  /** Players of a division, at least and at most. */
  grupoMin: number;
  grupoMax: number;
  /** Who is eliminated, or left the league, uses up a place of the last ones. */
  eliminadosOcupanPlaza: boolean;
  alIrse: ReglaAlIrse;
  anotan: QuienAnota;
  horasRespuesta: number;
  sinRespuesta: SinRespuesta;
  /** Days after that of a match in which its result may be told; 0: there is no deadline. */
  plazoResultado: number;
  alVencer: AlVencer;
  /** Of each pair, matches of the season that somebody may play for one of the two. */
  suplencias: number;
  /** Of those whom no criterion separates, who goes first, as the club decided when it closed the season. */
  decididos: number[];
  /** How, tie by tie; while the league goes on, what has been drawn for its closing. */
  decisiones: Decision[];
};

const COMUNES = {
  clasifica: true,
  sistema: 'liga',
  retoPuestos: 3,
  retoDias: 14,
  rechazo: 'pierde',
  salida: [],
  victoria: 3,
  derrota: 1,
  derrotaWo: 0,
  derrotaResolucion: 0,
  derrotaAjustada: null,
  puntosSetGanado: 0,
  puntosSetPerdido: 0,
  empate: null,
  ninguno: 0,
  retirada: 'alRival',
  derrotaRetirada: 'jugado',
  contarMarcadorWo: true,
  superTieBreakComoJuego: true,
  medida: 'diferencia',
  desempates: ['directo', 'sets', 'juegos', 'menosWo'],
  siIgualan: 'seDecide',
  saltoPrimero: 1,
  saltoUltimo: 1,
  puntosCiclo: 0,
  inicioCiclo: null,
  semanasCiclo: 0,
  grupoMin: 0,
  grupoMax: 0,
  conReloj: false,
  puntoDeOro: false,
  eliminadosOcupanPlaza: false,
  alIrse: 'seDecide',
  anotan: 'club',
  horasRespuesta: 48,
  sinRespuesta: 'espera',
  plazoResultado: 0,
  alVencer: 'mesa',
  suplencias: 0,
  decididos: [],
  decisiones: [],
} satisfies Partial<Reglas>;

const SIN_CLASIFICACION = {
  clasifica: false,
  victoria: 0,
  derrota: 0,
  ninguno: null,
  ascensos: 0,
  promociones: 0,
} satisfies Partial<Reglas>;

const FORMATOS_SOCIAL: FormatoSet[] = ['largo', 'superTieBreak'];

const INICIALES: Record<TipoLiga, Reglas> = {
  social: { ...COMUNES, formatos: FORMATOS_SOCIAL, ascensos: 2, promociones: 2 },
  infantil: {
    ...COMUNES,
    formatos: ['corto', 'largo', 'tieBreak', 'superTieBreak'],
    ascensos: 2,
    promociones: 0,
  },
  amistosos: { ...COMUNES, ...SIN_CLASIFICACION, formatos: FORMATOS_SOCIAL },
  playoff: { ...COMUNES, ...SIN_CLASIFICACION, formatos: FORMATOS_SOCIAL },
};

/** What is usual in a sport, whatever the type of the league. */
const DEL_DEPORTE: Record<Deporte, Partial<Reglas>> = {
  tenis: {},
  padel: { puntoDeOro: true },
  pickleball: { formatos: ['once'], superTieBreakComoJuego: false },
};

/** The rules a new league of that type and sport starts with; the league then owns its copy. */
export function reglasIniciales(tipo: TipoLiga, deporte: Deporte = DE_SIEMPRE.deporte): Reglas {
  const reglas = { ...INICIALES[tipo], ...DEL_DEPORTE[deporte] };
  return {
    ...reglas,
    desempates: [...reglas.desempates],
    formatos: [...reglas.formatos],
    salida: [],
    decididos: [],
    decisiones: [],
  };
}
