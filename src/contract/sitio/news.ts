import { z } from 'zod';
import { Id } from '../comunes.ts';
import { get } from '../endpoint.ts';

/** A picture of the site: the address of its largest copy, and what it shows for who cannot see it. */
export const Foto = z.object({ src: z.string(), alt: z.string() });
export type Foto = z.infer<typeof Foto>;

/**
 * `dt` in Unix seconds, `content` sanitised HTML, `link` a page of the site or of another. Beside those four of the
 * specification: its id, whether staff want it on top of the page, how it begins in plain words, its
 * picture, and what is drawn without one: `/dibujos/noticia-pista.svg` of `pista`, the board of a match of `partido-7`.
 */
export const Noticia = z.object({
  id: Id,
  dt: z.int(),
  title: z.string(),
  content: z.string(),
  link: z.string().nullable(),
  fijada: z.boolean(),
  resumen: z.string(),
  imagen: Foto.nullable(),
  escena: z.string(),
});
export type Noticia = z.infer<typeof Noticia>;

export const newsApi = {
  listar: get('/api/news', 'Las noticias publicadas del club, la más nueva primero.', {
    output: z.array(Noticia),
  }),
};
