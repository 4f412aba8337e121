import { normalizarTexto } from '#domain/texto.ts';

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

/** By the words of its title, else by the page it leads to. */
export const escenaDeNoticia = ({ title, link }: { title: string; link: string | null }): EscenaNoticia =>
  deTexto(normalizarTexto(title)) ?? deTexto(normalizarTexto(link ?? '').replace(/[/-]/g, ' ')) ?? 'club';
