import { PAGINAS } from './paginas.ts';

/** The pages that a text may link to, by their titles, as the editor offers them. */
export const paginasOfrecidas = (): { titulo: string; href: string }[] =>
  PAGINAS.filter(({ oculta }) => !oculta).flatMap(({ path, titulo, enlaces }) => [
    ...(path.includes(':') ? [] : [{ titulo, href: path }]),
    ...(enlaces ?? []).map(({ href, texto }) => ({ titulo: texto, href })),
  ]);
