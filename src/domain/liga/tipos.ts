import type { TipoInscripcion } from '#domain/inscripcion/tipos.ts';

export const TIPOS_LIGA = ['social', 'infantil', 'amistosos', 'playoff'] as const;
export type TipoLiga = (typeof TIPOS_LIGA)[number];

/** What sets a type of league apart. Nothing else compares types: docs/como/tipo-de-liga.md. */
type ClaseDeLiga = {
  /** Alone, as in "Liga social". */
  titulo: string;
  /** At the beginning of the name of a league. */
  nombre: string;
  /** After a noun: "Horarios de la liga social". */
  deTitulo: string;
  /** Before the division in lists of every type; null for the type meant when nothing is said. */
  abreviado: string | null;
  /** Best level first; null: no divisions, `division` is 0. */
  divisiones: readonly number[] | null;
  /**
   * It has players of its own, whose pairs owe each other matches: it is proposed, resolved and closed. The others are
   * open to every active player.
   */
  seGestiona: boolean;
  /** Which of its players are minors, whose names are not published in full. */
  menores: 'todos' | 'algunos' | 'ninguno';
  /** How much worse an early hour is, in a proposal. docs/reglas/propuesta.md. */
  pesoTemprano: number;
  enHorarioDe: TipoLiga;
  /** In place of a league's id in the sheets for the board: every active league of the type. */
  idTodas: number | null;
  /** Its proposals may be filled with friendlies. */
  seRellena: boolean;
  /** Friendlies: among players who are available for them. */
  amistosa: boolean;
  decidePromociones: boolean;
  /** What one enrols in to play it; null: players are put there. */
  inscripcion: TipoInscripcion | null;
};

/** Of the infantil league: below all its divisions. */
export const PROMOCION = 0;
const NUMERADAS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const SUELTA = {
  abreviado: null,
  divisiones: null,
  seGestiona: false,
  pesoTemprano: 1,
  enHorarioDe: 'social',
  idTodas: null,
  seRellena: false,
  amistosa: false,
  decidePromociones: false,
  inscripcion: null,
} as const satisfies Partial<ClaseDeLiga>;

const CON_PLANTILLA = {
  divisiones: NUMERADAS,
  seGestiona: true,
  pesoTemprano: 1,
  seRellena: false,
  amistosa: false,
  decidePromociones: false,
} as const satisfies Partial<ClaseDeLiga>;

export const CLASES = {
  social: {
    ...CON_PLANTILLA,
    titulo: 'Liga social',
    nombre: 'Liga Social',
    deTitulo: 'de la liga social',
    abreviado: null,
    menores: 'ninguno',
    enHorarioDe: 'social',
    inscripcion: 'ligasocialtenis',
    idTodas: -1,
    seRellena: true,
  },
  infantil: {
    ...CON_PLANTILLA,
    titulo: 'Liga infantil',
    nombre: 'Liga Infantil',
    deTitulo: 'de la liga infantil',
    abreviado: 'Infantil',
    divisiones: [...NUMERADAS, PROMOCION],
    menores: 'todos',
    pesoTemprano: 4,
    enHorarioDe: 'infantil',
    inscripcion: 'ligainfantiltenis',
    idTodas: -2,
  },
  amistosos: {
    ...SUELTA,
    titulo: 'Amistosos',
    nombre: 'Amistosos',
    deTitulo: 'de los amistosos',
    menores: 'algunos',
    amistosa: true,
  },
  playoff: {
    ...SUELTA,
    titulo: 'Play-off',
    nombre: 'Play-off',
    deTitulo: 'del play-off',
    menores: 'ninguno',
    decidePromociones: true,
  },
} as const satisfies Record<TipoLiga, ClaseDeLiga>;

export const TIPO_PRINCIPAL = 'social' satisfies TipoLiga;

export type TipoGestionado = {
  [Tipo in TipoLiga]: (typeof CLASES)[Tipo]['seGestiona'] extends true ? Tipo : never;
}[TipoLiga];

export const seGestiona = (tipo: TipoLiga): tipo is TipoGestionado => CLASES[tipo].seGestiona;
export const TIPOS_GESTIONADOS: readonly TipoGestionado[] = TIPOS_LIGA.filter(seGestiona);

export const ID_DE_TODAS: ReadonlyMap<number, TipoGestionado> = new Map(
  TIPOS_GESTIONADOS.map((tipo) => [CLASES[tipo].idTodas, tipo]),
);

/** The league that one enrols in so; undefined: none. */
export const ligaDe = (inscripcion: TipoInscripcion): TipoGestionado | undefined =>
  TIPOS_GESTIONADOS.find((tipo) => CLASES[tipo].inscripcion === inscripcion);

export const esDeMenores = (tipo: TipoLiga): boolean => CLASES[tipo].menores === 'todos';
export const TIPOS_DE_MENORES: readonly TipoLiga[] = TIPOS_LIGA.filter(esDeMenores);

export const esTipoLiga = (texto: string): texto is TipoLiga => Object.hasOwn(CLASES, texto);

/** Whose matches a schedule tells: grown-ups' friendlies and play-offs are part of the social one; none is all. */
export const tiposDelHorario = (tipo: TipoLiga | undefined): readonly TipoLiga[] =>
  tipo === undefined
    ? TIPOS_LIGA
    : TIPOS_LIGA.filter((otro) => otro === tipo || CLASES[otro].enHorarioDe === tipo);
