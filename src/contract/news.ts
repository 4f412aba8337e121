import { z } from 'zod';
import { Id } from './comunes.ts';
import { endpoint } from './endpoint.ts';

/**
 * `dt` in Unix seconds, `content` sanitised HTML, `link` a page of the site or of another.
 * `id` and `fijada` (staff want it on top of the page, whatever its date) come beside the spec's four.
 */
export const Noticia = z.object({
  id: Id,
  dt: z.int(),
  title: z.string(),
  content: z.string(),
  link: z.string().nullable(),
  fijada: z.boolean(),
});
export type Noticia = z.infer<typeof Noticia>;

export const newsApi = {
  listar: endpoint({
    method: 'GET',
    path: '/api/news',
    summary: "The club's news that are out, newest first.",
    output: z.array(Noticia),
  }),
};
