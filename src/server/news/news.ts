import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Noticia } from '#contract/news.ts';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import type { Clock } from '#server/platform/clock.ts';
import { sanitizeHtml } from '#server/platform/html.ts';

/** As the club writes it: `dias` is how long ago it was published, so that an example never gets old. */
const Escrita = z.object({
  dias: z.int().min(0),
  title: z.string(),
  content: z.string(),
  link: z.string().nullable().default(null),
});
type Escrita = z.infer<typeof Escrita>;

const ARCHIVO = fileURLToPath(new URL('../../../contenido/noticias.json', import.meta.url));
const HORA = 'T08:00:00Z';

/** Read once. Throws when the file does not have the shape of news. */
export const leerNoticias = (archivo = ARCHIVO): Escrita[] =>
  z.array(Escrita).parse(JSON.parse(readFileSync(archivo, 'utf8')));

const segundos = (dia: Dia): number => Date.parse(dia + HORA) / 1000;

const publicada = ({ dias, title, content, link }: Escrita, hoy: Dia): Noticia => ({
  dt: segundos(sumarDias(hoy, -dias)),
  title,
  content: sanitizeHtml(content),
  link,
});

/** Newest first; those of the same day, as they were written. */
export function noticias(escritas: readonly Escrita[], reloj: Clock): Noticia[] {
  const hoy = reloj.today();
  return escritas.map((una) => publicada(una, hoy)).sort((a, b) => b.dt - a.dt);
}
