import { sql } from 'kysely';
import type { Migracion } from '../migrate.ts';

/** The picture at the head of a news item, and what it shows in words. */
export const fotoDeNoticia: Migracion = {
  nombre: 'foto-de-noticia',
  up: async (q) => {
    await sql.raw('alter table noticia add column imagen text').execute(q);
    await sql.raw('alter table noticia add column "imagenAlt" text').execute(q);
  },
};
