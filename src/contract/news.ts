import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Spec §3, "News item": `dt` in Unix seconds, `content` sanitised HTML, `link` a page of the site or of another. */
export const Noticia = z.object({
  dt: z.int(),
  title: z.string(),
  content: z.string(),
  link: z.string().nullable(),
});
export type Noticia = z.infer<typeof Noticia>;

export const newsApi = {
  listar: endpoint({
    method: 'GET',
    path: '/api/news',
    summary: "The club's news, newest first.",
    output: z.array(Noticia),
  }),
};
