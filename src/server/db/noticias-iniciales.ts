import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Dia, sumarDias } from '#domain/fecha.ts';
import type { FilaNueva } from './types.ts';

/** `dias` is how long ago it came out, so that an example never gets old. */
const Escrita = z.object({
  dias: z.int().min(0),
  title: z.string(),
  content: z.string(),
  link: z.string().nullable().default(null),
});

const ARCHIVO = fileURLToPath(new URL('../../../contenido/noticias.json', import.meta.url));
const HORA = 'T08:00:00Z';

const segundos = (dia: Dia): number => Date.parse(dia + HORA) / 1000;

/** The news of contenido/noticias.json as they are on that day, the oldest first. Throws when it has another shape. */
export function noticiasDeArchivo(hoy: Dia, archivo = ARCHIVO): FilaNueva<'noticia'>[] {
  const escritas = z.array(Escrita).parse(JSON.parse(readFileSync(archivo, 'utf8')));
  return escritas
    .map(({ dias, ...noticia }) => ({
      ...noticia,
      dt: segundos(sumarDias(hoy, -dias)),
      publicada: 1 as const,
      fijada: 0 as const,
    }))
    .sort((a, b) => a.dt - b.dt);
}
