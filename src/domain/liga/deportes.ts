import { enLista } from '../texto.ts';

export const DEPORTES = ['tenis', 'padel', 'pickleball'] as const;
export type Deporte = (typeof DEPORTES)[number];

export const MODOS = ['individual', 'parejas'] as const;
export type Modo = (typeof MODOS)[number];

/** People of each side of the court. */
export const PERSONAS_POR_LADO = { individual: 1, parejas: 2 } as const satisfies Record<Modo, number>;

/** What is played in a league: which sport, and alone or with somebody. */
export type Disciplina = { deporte: Deporte; modo: Modo };

/** What leagues and courts are while nobody says otherwise: the club's own. */
export const DE_SIEMPRE = { deporte: 'tenis', modo: 'individual' } as const satisfies Disciplina;

type ClaseDeDeporte = {
  titulo: string;
  /** Before the division where there is little room: "Pádel 2ª"; null for the sport meant when nothing is said. */
  abreviado: string | null;
  /** At deuce the next point decides, where the league says so. */
  puntoDeOro: boolean;
};

export const CLASES_DE_DEPORTE = {
  tenis: { titulo: 'Tenis', abreviado: null, puntoDeOro: false },
  padel: { titulo: 'Pádel', abreviado: 'Pádel', puntoDeOro: true },
  pickleball: { titulo: 'Pickleball', abreviado: 'Pickle.', puntoDeOro: false },
} as const satisfies Record<Deporte, ClaseDeDeporte>;

export const mismaDisciplina = (a: Disciplina, b: Disciplina): boolean =>
  a.deporte === b.deporte && a.modo === b.modo;

export const esDeSiempre = (disciplina: Disciplina): boolean => mismaDisciplina(disciplina, DE_SIEMPRE);

/** "Pádel", "Tenis por parejas": alone; null of what is always played. */
export function tituloDisciplina(disciplina: Disciplina): string | null {
  if (esDeSiempre(disciplina)) return null;
  const { titulo } = CLASES_DE_DEPORTE[disciplina.deporte];
  return disciplina.modo === 'parejas' ? `${titulo} por parejas` : titulo;
}

/** "de Pádel", "de Tenis por parejas": after the name of a type; '' of what is always played. */
export function nombreDisciplina(disciplina: Disciplina): string {
  const titulo = tituloDisciplina(disciplina);
  return titulo === null ? '' : `de ${titulo}`;
}

/** The same inside a sentence: "de pádel por parejas". */
export const deDisciplina = (disciplina: Disciplina): string => nombreDisciplina(disciplina).toLowerCase();

/** "17 de tenis y 6 de pádel". */
export const cuantosDeCada = (porDeporte: readonly { deporte: Deporte; cuantos: number }[]): string =>
  enLista(
    porDeporte.map(
      ({ deporte, cuantos }) => `${cuantos} de ${CLASES_DE_DEPORTE[deporte].titulo.toLowerCase()}`,
    ),
  );

/** Of some leagues, each once; none where all are of one. */
export function deportesDe(ligas: readonly Pick<Disciplina, 'deporte'>[]): Deporte[] {
  const suyos = DEPORTES.filter((deporte) => ligas.some((liga) => liga.deporte === deporte));
  return suyos.length > 1 ? suyos : [];
}

/** Those two, of whatever has them. */
export const disciplinaDe = ({ deporte, modo }: Disciplina): Disciplina => ({ deporte, modo });
