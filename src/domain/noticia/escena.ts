import { normalizarTexto } from '../texto.ts';
import { resumenDe } from './resumen.ts';

/** What a news item without a picture is drawn with. */
export const ESCENAS_NOTICIA = [
  'lluvia',
  'copa',
  'asamblea',
  'campus',
  'maraton',
  'raqueta',
  'pickleball',
  'padel',
  'fiesta',
  'resultados',
  'calendario',
  'pista',
  'escuela',
  'menores',
  'club',
] as const;
export type EscenaNoticia = (typeof ESCENAS_NOTICIA)[number];

/** The words, without accents, that name each subject; the first subject named wins. */
const PALABRAS: Record<Exclude<EscenaNoticia, 'club'>, RegExp> = {
  lluvia: /\b(lluvia|llueve|tormenta|temporal|viento|nieve|hielo|suspend|aplaza|charco)/,
  copa: /\b(master|copa|trofeo|campeon|final(es|istas?)?\b|torneo|open|ganador|podio|premio)/,
  asamblea: /\b(asamblea|junta|reunion|votacion|elecciones|estatutos|presupuesto|cuotas?\b)/,
  campus: /\b(campus|campamento|verano|vacaciones|excursion)/,
  maraton: /\b(maraton|24 ?h|noche|nocturn)/,
  raqueta: /\b(cordaje|encord|raqueta|tienda|material|servicios)/,
  pickleball: /\bpickleball/,
  padel: /\bpadel/,
  fiesta: /\b(fiesta|navidad|reyes|cena|comida|aniversario|carnaval|belen)/,
  resultados: /\b(resultado|clasificacion|marcador|asi va)/,
  calendario: /\b(partidos|jornada|horario|calendario|inscripcion|plazo|abierto)/,
  pista: /\b(pistas?\b|tierra|obra|instalacion|focos|cesped|vestuario|aparcamiento)/,
  escuela: /\b(escuela|clases?\b|alumn|monitor|curso|minitenis|ninos)/,
  menores: /\binfantil/,
};

const deTexto = (texto: string): EscenaNoticia | undefined =>
  ESCENAS_NOTICIA.find((escena) => escena !== 'club' && PALABRAS[escena].test(texto));

const deNoticia = ({ title, link }: { title: string; link: string | null }): EscenaNoticia =>
  deTexto(normalizarTexto(title)) ?? deTexto(normalizarTexto(link ?? '').replace(/[/-]/g, ' ')) ?? 'club';

/** Two or three sets, one after another: "6-4 y 6-3". */
const SETS = /\b\d{1,2}-\d{1,2}(?:(?:, | y )\d{1,2}-\d{1,2}){1,2}(?![-\d])/;

/** A link to a player, by the whole name. */
const JUGADOR = /<a href="\/competicion-clasificaciones-division\/\d+">(\p{L}[^<_]+)<\/a>/gu;
/** The score is then of the second one that is named. */
const PIERDE = /\b(perd|pierd|derrot|ca[ey]|sucumb)/;

const apellidoDe = (nombre: string): string => /^\S+ ((?:[Dd]el? )?\p{L}{2,})/u.exec(nombre)?.[1] ?? nombre;

/** Who the first two links lead to, by their surnames; two of one surname, or of a lost match: nobody. */
function nombresDe(content: string, resumen: string): string[] {
  const [uno, otro] = [...content.matchAll(JUGADOR)].map(([, nombre = '']) => apellidoDe(nombre));
  if (!(uno && otro) || uno === otro || PIERDE.test(normalizarTexto(resumen))) return [];
  return [uno, otro].map((nombre) => nombre.replaceAll(' ', '.'));
}

/**
 * By the words of its title, else by the page it leads to. On the board of the results, the first score that it begins
 * with, and who played: `resultados_3-6_6-4_12-10_Gallardo_Pardo`.
 */
export function escenaDeNoticia({
  resumen,
  content,
  ...noticia
}: {
  title: string;
  link: string | null;
  resumen: string;
  content: string;
}): string {
  const escena = deNoticia(noticia);
  const [sets] = (escena === 'resultados' && SETS.exec(resumen.replaceAll('\u2060', ''))) || [];
  return sets ? [escena, ...sets.split(/, | y /), ...nombresDe(content, resumen)].join('_') : escena;
}

/** As it would be drawn, while it is written. */
export const conEscena = <N extends { title: string; content: string; link: string | null }>(noticia: N) => ({
  ...noticia,
  escena: escenaDeNoticia({ ...noticia, resumen: resumenDe(noticia.content) }),
});

const MARCADOR = /^resultados((?:_\d{1,2}-\d{1,2}){2,3})(?:_([\p{L}.-]{2,24})_([\p{L}.-]{2,24}))?$/u;

/** The scores of a scene that has them, and who played where it says so. */
export function marcadorDeEscena(escena: string): { sets: [string, string][]; nombres: string[] } | null {
  const [, sets, ...nombres] = MARCADOR.exec(escena) ?? [];
  if (!sets) return null;
  return {
    sets: sets
      .slice(1)
      .split('_')
      .map((set) => set.split('-') as [string, string]),
    nombres: nombres.filter(Boolean).map((nombre) => nombre.replaceAll('.', ' ')),
  };
}
