import type { TipoLiga } from './tipos.ts';

export const CRITERIOS = ['directo', 'sets', 'juegos', 'menosWo'] as const;
export type Criterio = (typeof CRITERIOS)[number];

/** How sets and games are compared: won − lost, or won ÷ (won + lost). */
export const MEDIDAS = ['diferencia', 'porcentaje'] as const;
export type Medida = (typeof MEDIDAS)[number];

/** Usual kinds of set; only warnings hang on them. */
export const FORMATOS_SET = ['largo', 'corto', 'tieBreak', 'superTieBreak'] as const;
export type FormatoSet = (typeof FORMATOS_SET)[number];

/** Who writes results: only the club, or the players too, whose word counts once both agree or once the club accepts it. */
export const QUIENES_ANOTAN = ['club', 'confirmado', 'aprobado'] as const;
export type QuienAnota = (typeof QUIENES_ANOTAN)[number];

/** What becomes of a result that the rival does not answer in time: it waits for the club, or is taken as confirmed. */
export const SIN_RESPUESTA = ['espera', 'vale'] as const;
export type SinRespuesta = (typeof SIN_RESPUESTA)[number];

/** Hours that the rival has to answer; at most two weeks. */
export const HORAS_RESPUESTA = { min: 1, max: 336 } as const;

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
  formatos: FormatoSet[];
  /** Direct places at each end of the table. */
  ascensos: number;
  /** Play-off places at each end of the table. */
  promociones: number;
  /** Who is eliminated, or left the league, uses up a place of the last ones. */
  eliminadosOcupanPlaza: boolean;
  anotan: QuienAnota;
  horasRespuesta: number;
  sinRespuesta: SinRespuesta;
  /** Of those whom no criterion separates, who goes first, as the club decided when it closed the season. */
  decididos: number[];
};

const COMUNES = {
  clasifica: true,
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
  eliminadosOcupanPlaza: false,
  anotan: 'club',
  horasRespuesta: 48,
  sinRespuesta: 'espera',
  decididos: [],
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

/** The rules a new league of that type starts with; the league then owns its copy. */
export function reglasIniciales(tipo: TipoLiga): Reglas {
  const reglas = INICIALES[tipo];
  return { ...reglas, desempates: [...reglas.desempates], formatos: [...reglas.formatos], decididos: [] };
}
