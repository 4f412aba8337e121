export const DEPORTES = ['tenis', 'padel', 'pickleball'] as const;
export type Deporte = (typeof DEPORTES)[number];

export const MODOS = ['individual', 'parejas'] as const;
export type Modo = (typeof MODOS)[number];

/** What is played in a league: which sport, and alone or with somebody. */
export type Disciplina = { deporte: Deporte; modo: Modo };

/** What leagues and courts are while nobody says otherwise: the club's own. */
export const DE_SIEMPRE = { deporte: 'tenis', modo: 'individual' } as const satisfies Disciplina;

type ClaseDeDeporte = {
  titulo: string;
  /** Inside the name of a league: "Liga Social de Pádel". */
  enNombre: string;
  /** Before the division where there is little room: "Pádel 2ª"; null for the sport meant when nothing is said. */
  abreviado: string | null;
  /** At deuce the next point decides, where the league says so. */
  puntoDeOro: boolean;
};

export const CLASES_DE_DEPORTE = {
  tenis: {
    titulo: 'Tenis',
    enNombre: 'de Tenis',
    abreviado: null,
    puntoDeOro: false,
  },
  padel: {
    titulo: 'Pádel',
    enNombre: 'de Pádel',
    abreviado: 'Pádel',
    puntoDeOro: true,
  },
  pickleball: {
    titulo: 'Pickleball',
    enNombre: 'de Pickleball',
    abreviado: 'Pickle.',
    puntoDeOro: false,
  },
} as const satisfies Record<Deporte, ClaseDeDeporte>;

const tituloDe = <D extends Deporte>(deporte: D) => CLASES_DE_DEPORTE[deporte].titulo;

/** Of each, as it is chosen. */
export const NOMBRES_DE_DEPORTE = {
  tenis: tituloDe('tenis'),
  padel: tituloDe('padel'),
  pickleball: tituloDe('pickleball'),
} as const satisfies Record<Deporte, string>;

type ConDeporte = { deporte: Deporte };

/** A match is played on a court of the sport of its league. */
export const seJuegaEn = (liga: ConDeporte, pista: ConDeporte): boolean => liga.deporte === pista.deporte;

/** "pádel", inside a sentence. */
export const deporteEnFrase = (deporte: Deporte): string => NOMBRES_DE_DEPORTE[deporte].toLowerCase();

/** Why a match of that league is not played there, and what to do. */
export const noEsDeSuDeporte = (pista: ConDeporte & { nombre: string }, liga: ConDeporte): string =>
  `${pista.nombre} es de ${deporteEnFrase(pista.deporte)} y la liga es de ${deporteEnFrase(liga.deporte)}: elige una pista de ${deporteEnFrase(liga.deporte)}.`;

export const CLASES_DE_MODO = {
  individual: { titulo: 'Individual', enNombre: null },
  parejas: { titulo: 'Por parejas', enNombre: 'por parejas' },
} as const satisfies Record<Modo, { titulo: string; enNombre: string | null }>;

/** "Pádel", "Tenis por parejas": alone; null of what is always played. */
export const tituloDisciplina = (disciplina: Disciplina): string | null =>
  esDeSiempre(disciplina)
    ? null
    : [CLASES_DE_DEPORTE[disciplina.deporte].titulo, CLASES_DE_MODO[disciplina.modo].enNombre ?? '']
        .join(' ')
        .trim();

/** Those two, of whatever has them. */
export const disciplinaDe = ({ deporte, modo }: Disciplina): Disciplina => ({ deporte, modo });

export const mismaDisciplina = (a: Disciplina, b: Disciplina): boolean =>
  a.deporte === b.deporte && a.modo === b.modo;

const esDeSiempre = (disciplina: Disciplina): boolean => mismaDisciplina(disciplina, DE_SIEMPRE);

/** "de Pádel", "de Tenis por parejas": after the name of a type; '' of what is always played. */
export function nombreDisciplina(disciplina: Disciplina): string {
  if (esDeSiempre(disciplina)) return '';
  const { enNombre } = CLASES_DE_MODO[disciplina.modo];
  return [CLASES_DE_DEPORTE[disciplina.deporte].enNombre, enNombre ?? ''].join(' ').trim();
}

/** The same inside a sentence: "de pádel por parejas". */
export const deDisciplina = (disciplina: Disciplina): string => nombreDisciplina(disciplina).toLowerCase();
