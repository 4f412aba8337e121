import { normalizarTexto } from '../texto.ts';

/** The words, without accents, that name each subject; the first subject named wins. */
const PALABRAS = {
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

type Nombrada = keyof typeof PALABRAS;
const NOMBRADAS = Object.keys(PALABRAS) as Nombrada[];

/** What a news item without a picture is drawn with. */
export type EscenaNoticia = Nombrada | 'club';
export const ESCENAS_NOTICIA: readonly EscenaNoticia[] = [...NOMBRADAS, 'club'];

const deTexto = (texto: string): EscenaNoticia | undefined =>
  NOMBRADAS.find((escena) => PALABRAS[escena].test(texto));

const deNoticia = ({ title, link }: { title: string; link: string | null }): EscenaNoticia =>
  deTexto(normalizarTexto(title)) ?? deTexto(normalizarTexto(link ?? '').replace(/[/-]/g, ' ')) ?? 'club';

/** A match of the site, whose result is on the board. */
const PARTIDO = /^\/competicion-clasificaciones-partido\/(\d+)$/;

/** By the words of its title, else by the page it leads to; of a match, the board with what it ended in: `partido-7`. */
export function escenaDeNoticia(noticia: { title: string; link: string | null }): string {
  const escena = deNoticia(noticia);
  const [, id] = (escena === 'resultados' && PARTIDO.exec(noticia.link ?? '')) || [];
  return id ? `partido-${id}` : escena;
}

/** As it would be drawn, while it is written. */
export const conEscena = <N extends { title: string; link: string | null }>(noticia: N) => ({
  ...noticia,
  escena: escenaDeNoticia(noticia),
});
